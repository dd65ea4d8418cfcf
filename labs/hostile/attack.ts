import type { Random } from './random.ts'
import type { Target } from './target.ts'

/**
 * One kind of hostile traffic. A file in `attacks/` that exports one as `attack` takes part in every run.
 * Everything that is sent has to depend on `random` and `turn` alone, so that a failure can be repeated.
 */
export interface Attack {
  name: string
  /** Its frequency relative to others; 1 by default. */
  weight?: number
  /** `turn` counts how often this attack has been sent in a run, from 0. */
  send(random: Random, target: Target, turn: number): Promise<void>
}
