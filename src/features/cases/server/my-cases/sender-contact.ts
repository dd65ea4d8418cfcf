import type { CaseRecord } from '../case-record.ts'

/**
 * How the sender of a case is told: by mail and on their page; else a staff member rings them, or sends a letter. `none`: no
 * way is known, or the case is no person's, or its link was revoked.
 */
export type SenderContact =
  | { by: 'email'; email: string }
  | { by: 'phone'; phone: string }
  | { by: 'letter'; name: string | null; address: string }
  | { by: 'none' }

type Reached = Pick<
  CaseRecord,
  'senderName' | 'senderEmail' | 'senderPhone' | 'isOpenToSender' | 'quarantine'
> & { address: string | null }

/** The first way there is to tell the sender. */
export function contactOf(record: Reached): SenderContact {
  const { senderName, senderEmail, senderPhone, address, isOpenToSender, quarantine } = record
  if (quarantine === 'honeypot') return { by: 'none' }
  if (senderEmail) return isOpenToSender ? { by: 'email', email: senderEmail } : { by: 'none' }
  if (senderPhone) return { by: 'phone', phone: senderPhone }
  if (address) return { by: 'letter', name: senderName, address }
  return { by: 'none' }
}
