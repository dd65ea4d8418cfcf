import type { Pool } from 'pg'
import { z } from 'zod'
import { defaultLanguage } from '../../../domain/text/language.ts'
import { inLanguage } from '../../../forms/engine/in-language.ts'
import { caseStatus } from '../../../platform/database/columns.ts'
import { findRow } from '../../../platform/database/query.ts'
import type { MailModel } from '../../../platform/mail/model.ts'
import {
  type ContractorMailKind,
  contractorMailKinds,
  type MailKind,
} from '../../../platform/mail/queue-mail.ts'
import { type CaseRecord, caseRecord } from '../../cases/server/case-record.ts'
import { caseToken } from '../../cases/server/case-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { codeFor } from '../../cases/server/my-cases/email-code.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { addressCodeSubject } from '../../cases/server/my-cases/pending-address.ts'
import { senderChange } from '../../cases/server/queue-change-mail.ts'
import { shownAnswers } from '../../cases/server/sender/shown-answers.ts'
import { linkToken } from '../../sign-in/server/password-links.ts'
import { composeAppointment } from './compose-appointment.ts'
import { composeForContractor } from './compose-for-contractor.ts'
import { composeForStaff } from './compose-for-staff.ts'
import { composeForSubscriber } from './compose-for-subscriber.ts'
import { composeNotice } from './compose-notice.ts'
import { addressChangedToSender } from './messages/address-changed-to-sender.ts'
import { caseToCompany } from './messages/case-to-company.ts'
import { caseToSender } from './messages/case-to-sender.ts'
import { changeToSender } from './messages/change-to-sender.ts'
import { addressCodeToSender, codeToSender } from './messages/code-to-sender.ts'
import { eventToCompany, senderEvent } from './messages/event-to-company.ts'
import { invitationToStaff, resetToStaff } from './messages/link-to-staff.ts'
import { messageToSender } from './messages/message-to-sender.ts'
import { noticeToStaff } from './messages/notice-to-staff.ts'
import type { MailedCase, StoredMail } from './take-mails.ts'

/**
 * The content of a mail, made when it is sent from the current state of what it is about; null where there is nothing to
 * tell any more. `about` is its case, where it has one.
 */
export async function composeMail(
  deps: CaseDeps,
  mail: StoredMail,
  about?: MailedCase,
): Promise<MailModel | null> {
  // No case stores a language yet: every recipient gets the default.
  const language = defaultLanguage
  if (mail.kind === 'code-to-sender') {
    const expiresAt = new Date(String(mail.data.expiresAt))
    // One that waited for the mail server for longer opens nothing.
    if (expiresAt <= new Date()) return null
    return codeToSender(codeFor(deps.secret, mail.recipient, expiresAt), language)
  }
  if (mail.kind === 'address-code-to-sender') {
    const { caseId, reference, expiresAt } = addressCodeData.parse(mail.data)
    if (expiresAt <= new Date()) return null
    const code = codeFor(deps.secret, addressCodeSubject(caseId, mail.recipient), expiresAt)
    return addressCodeToSender(code, reference, language)
  }
  if (mail.kind === 'address-changed-to-sender') {
    const { form, reference } = addressChangedData.parse(mail.data)
    const { phone } = await deps.contact()
    return addressChangedToSender({ form: inLanguage(form, language), reference, phone, language })
  }
  if (mail.kind === 'invitation-to-staff' || mail.kind === 'reset-to-staff') {
    const link = `${deps.publicUrl}/login/passord/${linkToken(deps.secret, String(mail.data.nonce))}`
    if (mail.kind === 'reset-to-staff') return resetToStaff(link, language)
    const name = await nameOfStaff(deps.database.pool, mail.recipient)
    return invitationToStaff({ name, company: (await deps.contact()).name }, link, language)
  }
  if (mail.kind === 'news-to-staff') return composeForStaff(deps, mail.id, language)
  if (mail.kind === 'notice-to-staff') return noticeToStaff(mail.data)
  if (
    mail.kind === 'confirmation-to-subscriber' ||
    mail.kind === 'homes-to-subscriber' ||
    mail.kind === 'renewal-to-subscriber'
  )
    return composeForSubscriber(deps, { ...mail, kind: mail.kind }, language)
  if (isToContractor(mail.kind)) return composeForContractor(deps, { ...mail, kind: mail.kind }, language)
  if (mail.kind === 'notice-to-tenant' || mail.kind === 'following-to-tenant')
    return composeNotice(deps, { kind: mail.kind, data: mail.data }, language)
  if (!about) throw new Error(`A mail has no case (${mail.kind})`)
  const { record, photos } = about
  const forSender = { ...record, form: inLanguage(record.form, language) }
  const caseUrl = `${deps.publicUrl}/sak/${caseToken(deps.secret, record.id, record.tokenGeneration)}`
  switch (mail.kind) {
    case 'case-to-company': {
      const answers = await shownAnswers(deps.database.pool, record)
      return caseToCompany({ ...record, answers }, photos, deps.publicUrl, language)
    }
    case 'case-to-sender':
      return {
        ...caseToSender(forSender, caseUrl, await deps.contact(), language),
        ...answersTo(deps, record),
      }
    case 'event-to-company':
      return eventToCompany(record, senderEvent.parse(mail.data), deps.publicUrl, language)
    case 'appointment-to-sender': {
      const composed = await composeAppointment(deps, { mail, record: forSender, caseUrl, language })
      return composed && { ...composed, ...answersTo(deps, record) }
    }
    case 'appointment-to-staff':
      return composeAppointment(deps, { mail, record, caseUrl, language })
    case 'message-to-sender': {
      const change = senderChange.safeParse(mail.data.change).data
      if (change && !mail.data.text) {
        const { phone } = await deps.contact()
        return {
          ...changeToSender(forSender, { change, caseUrl, phone, language }),
          ...answersTo(deps, record),
        }
      }
      const told = messageData.parse(mail.data)
      // As it was when it was written: the case may have moved on while the mail waited.
      const then = { ...forSender, status: told.status ?? record.status }
      return {
        ...messageToSender(then, { ...told, change, caseUrl, language }),
        ...answersTo(deps, record),
      }
    }
  }
}

const isToContractor = (kind: MailKind): kind is ContractorMailKind =>
  contractorMailKinds.some((each) => each === kind)

const addressCodeData = z.object({ caseId: z.string(), reference: z.string(), expiresAt: z.coerce.date() })

const addressChangedData = z.object({ form: caseRecord.shape.form, reference: z.string() })

/** What a reply says; the mails of earlier versions have no status. */
const messageData = z.object({
  text: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  status: caseStatus.optional(),
  asksIfFixed: z.boolean().default(false),
})

/** Where the sender's answer goes: to the case itself, where mail is taken in. */
function answersTo({ replyAddress, secret }: CaseDeps, { id }: CaseRecord): { replyTo?: string } {
  return replyAddress ? { replyTo: caseAddress(replyAddress, mailKey(secret, id)) } : {}
}

async function nameOfStaff(pool: Pool, email: string): Promise<string> {
  return (await findRow(pool, z.string(), 'select name from staff where email = $1', [email])) ?? ''
}
