import { keyMadeAt } from '../../../../domain/submissions/submission-key.ts'
import { hiddenFields } from '../../../../forms/engine/hidden-fields.ts'
import type { Entries } from '../../../../forms/engine/read.ts'

/**
 * `honeypot`: an invisible field was filled in. `too-fast`: it took less than a second; since that is possible with a
 * password manager, the sender gets the receipt as usual. `unknown-sender`: a mail from an unknown address.
 */
export const quarantineReasons = ['honeypot', 'too-fast', 'unknown-sender'] as const

export type QuarantineReason = (typeof quarantineReasons)[number]

/** No person reads a form and fills it in faster than this. */
const MIN_FILL_MS = 1000

/**
 * Why a form may have been sent by a program; null for most. The case is stored in any case, and a staff member
 * decides, so that no genuine form is lost.
 */
export function detectSpam(entries: Entries, key: string | null, now: number): QuarantineReason | null {
  if (entries[hiddenFields.honeypot]?.some((text) => text.trim() !== '')) return 'honeypot'
  const madeAt = key && keyMadeAt(key)
  if (madeAt && now - madeAt < MIN_FILL_MS && now >= madeAt) return 'too-fast'
  return null
}
