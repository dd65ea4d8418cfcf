import { formatPhone } from '../../../../domain/contact/contact-details.ts'
import { caseToken } from '../../../cases/server/case-token.ts'
import { contactOf, type SenderContact } from '../../../cases/server/my-cases/sender-contact.ts'
import type { WorkedCase } from '../case/on-case.ts'
import type { CaseworkDeps } from '../caseworker.ts'

interface ContactOptions {
  contact: SenderContact
  /** Their address, where answers go to them by mail. */
  repliesTo: string | null
  /** The address of the sender's own page, for those who get no mail with it; null where the link was revoked. */
  senderPage: string | null
}

/** How a staff member reaches the sender of a case. */
export function contactOptions(
  { secret, publicUrl }: Pick<CaseworkDeps, 'secret' | 'publicUrl'>,
  record: WorkedCase,
): ContactOptions {
  const contact = contactOf(record)
  const isTold = contact.by === 'phone' || contact.by === 'letter'
  return {
    contact: contact.by === 'phone' ? { ...contact, phone: formatPhone(contact.phone) } : contact,
    repliesTo: contact.by === 'email' ? contact.email : null,
    senderPage:
      isTold && record.isOpenToSender
        ? `${publicUrl}/sak/${caseToken(secret, record.id, record.tokenGeneration)}`
        : null,
  }
}
