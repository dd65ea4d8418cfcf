import { keyMadeAt } from '../../domain/submission-key.ts'
import { hiddenFields } from '../../forms/hidden-fields.ts'
import type { Entries } from '../../forms/read.ts'

/**
 * `honeypot`: a field that no person sees was filled in. `too-fast`: it took less than a second, which a password
 * manager may manage too; the sender gets their receipt as usual. `unknown-sender`: a mail from an unknown address.
 */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'unknown-sender'

/** No person reads a form and fills it in faster than this. */
const MIN_FILL_MS = 1000

/**
 * Why a form may have been sent by a program; null for nearly all. It is stored in every case, for a staff member to
 * judge: a person who is taken for a program loses nothing.
 */
export function detectSpam(entries: Entries, key: string | null, now: number): QuarantineReason | null {
  if (entries[hiddenFields.honeypot]?.some((text) => text.trim() !== '')) return 'honeypot'
  const madeAt = key && keyMadeAt(key)
  if (madeAt && now - madeAt < MIN_FILL_MS && now >= madeAt) return 'too-fast'
  return null
}
