import type { World } from './world.ts'

/** A preload in `sabotages/` that disables a part of the site. */
export type Sabotage =
  | 'acknowledges-failures'
  | 'asynchronous-commit'
  | 'forgets-failed-mail'
  | 'impatient-mail'
  | 'jobs-by-own-clock'
  | 'keeps-failed-photos'
  | 'marks-mail-before-reading'
  | 'no-error-listeners'
  | 'no-mail-retries'
  | 'no-second-database'

/**
 * A problem after a fault: the site's process has ended, or has not recovered by itself; something that was
 * acknowledged is lost or duplicated.
 */
export interface Problem {
  kind: 'ended' | 'not recovered' | 'lost' | 'twice'
  text: string
}

/**
 * A failure of the site's environment while forms are sent to it. A file in `faults/` that exports one as
 * `fault` takes part in the test.
 */
export interface Fault {
  name: string
  /** The folder on a small file system of its own, or photos in a bucket. */
  needs?: 'small-disk' | 'bucket'
  /** How long it lasts, in ms. */
  lastsMs?: number
  /** Mails that may come twice because of it: those that were handed in and not noted as sent. */
  maxDuplicates?: number
  begin(world: World): Promise<void> | void
  /** How often it has had an effect; it lasts until this has grown, also on a slow machine. */
  strikes?(world: World): number
  end(world: World): Promise<void> | void
  /** What is wrong when all has settled, besides what is counted for every fault. */
  check?(world: World): Promise<Problem[]>
  /** With this sabotage, the same fault has to make the test fail with the problem `shows`. */
  sabotage: Sabotage
  shows: Problem['kind']
}
