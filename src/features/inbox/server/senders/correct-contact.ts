import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { formatPhone, normalEmail } from '../../../../domain/contact/contact-details.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { storeAddress, storePhone } from '../../../cases/server/my-cases/correct-contact.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { onCase } from '../case/on-case.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'

const texts = staffCaseTexts.contact

/**
 * Corrects how the sender of a case is reached, for a sender who rings: where no code can be mailed, or the link is lost. The case
 * says what was there before.
 * @throws Refusal where nothing is different.
 */
export function correctContact(
  deps: CaseworkDeps,
  worker: Caseworker,
  reference: CaseReference,
  { phone, email: address, now }: { phone: string | undefined; email: string | undefined; now: Date },
): Promise<void> {
  const email = address && normalEmail(address)
  return onCase(deps, worker, reference, async (client, record) => {
    const { senderPhone, senderEmail } = record
    const changes: string[] = []
    if (phone && formatPhone(phone) !== (senderPhone && formatPhone(senderPhone))) {
      await storePhone(client, record, phone)
      changes.push(texts.phoneChanged(senderPhone && formatPhone(senderPhone), formatPhone(phone)))
    }
    if (email && email !== senderEmail) {
      await storeAddress(deps, client, record, email)
      changes.push(texts.emailChanged(senderEmail, email))
    }
    if (changes.length === 0) throw new Refusal(texts.unchanged)
    await addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now },
      { kind: 'note', text: changes.join('\n'), data: {} },
    )
  })
}
