import { keyMadeAt } from '../../domain/submission-key.ts'
import { hiddenFields } from '../../forms/hidden-fields.ts'
import type { Entries } from '../../forms/read.ts'

/**
 * `honeypot`: a field was filled in that no person sees. `too-fast`: it took less than a second, which a
 * password manager may manage too; the sender gets their receipt all the same.
 */
export type Suspicion = 'honeypot' | 'too-fast' | 'unknown-sender'

/** Nobody reads a form and fills it in faster than this. */
const LEAST_MS = 1000

/**
 * Why what was sent may come from a machine; null for nearly all. It is stored all the same, and somebody
 * looks at it: a person who is taken for a machine loses nothing.
 */
export function suspicionOf(entries: Entries, key: string | null, now: number): Suspicion | null {
  if (entries[hiddenFields.honeypot]?.some((text) => text.trim() !== '')) return 'honeypot'
  const madeAt = key && keyMadeAt(key)
  if (madeAt && now - madeAt < LEAST_MS && now >= madeAt) return 'too-fast'
  return null
}
