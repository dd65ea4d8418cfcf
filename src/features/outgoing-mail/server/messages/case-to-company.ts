import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { formatIsoDate } from '../../../../domain/time/calendar.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import { showAnswer } from '../../../../forms/engine/field-rules.ts'
import { type Form, fieldOf, fieldsOf } from '../../../../forms/engine/form.ts'
import { showUrgency } from '../../../../forms/shared/show-urgency.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { countingDayOf } from '../../../cases/server/key-date.ts'
import { companyMailWords } from './case-to-company.words.ts'

/** The address of a case in the workspace. */
export function staffCaseUrl(publicUrl: string, reference: string): string {
  return `${publicUrl}/saker/${reference}`
}

/** Tells the company of a new case: what it is about, and those answers that may go by mail. */
export function caseToCompany(
  record: CaseRecord,
  photos: number,
  publicUrl: string,
  language: Language,
): MailModel {
  const texts = wordsOf(companyMailWords, language)
  const { form, reference } = record
  const urgent = record.urgency === 'urgent' ? texts.urgent : ''
  const held = record.quarantine ? texts.quarantined : ''
  return {
    language,
    subject: held + urgent + texts.subject(form.name, reference),
    preheader: texts.preheader(reference),
    heading: texts.heading(form.name),
    ...replyTo(record),
    blocks: [
      ...(record.quarantine
        ? [{ kind: 'text' as const, text: texts.quarantinedText[record.quarantine] }]
        : []),
      { kind: 'facts', facts: factsOf(record, photos, language) },
      { kind: 'button', label: texts.open, href: staffCaseUrl(publicUrl, reference) },
      ...answersForMail(record),
      ...(hasWithheld(form) ? [{ kind: 'quiet' as const, text: texts.withheld }] : []),
    ],
  }
}

function factsOf(record: CaseRecord, photos: number, language: Language) {
  const texts = wordsOf(companyMailWords, language)
  const { form, urgency, photosMissing } = record
  const facts: { label: string; value: string }[] = [
    { label: texts.facts.reference, value: record.reference },
    { label: texts.facts.sentAt, value: formatDateTime(record.sentAt, language) },
  ]
  if (urgency) facts.push({ label: texts.facts.urgency, value: showUrgency(form, urgency) })
  if (record.promisedAt)
    facts.push({ label: texts.facts.promisedAt, value: formatDateTime(record.promisedAt, language) })
  const keyDate = countingDayOf(record)
  if (keyDate) facts.push({ label: keyDate.title, value: formatIsoDate(keyDate.day, language) })
  if (photos > 0) facts.push({ label: texts.facts.photos, value: String(photos) })
  if (photosMissing > 0) facts.push({ label: texts.facts.photos, value: texts.photosMissing(photosMissing) })
  return facts
}

function answersForMail({ form, answers }: CaseRecord) {
  const facts = fieldsOf(form).flatMap(([name, field]) => {
    const answer = answers[name]
    const isTold = name !== form.caseFields.urgency && field.inMail !== false && !field.sensitive
    return isTold && answer !== undefined ? [{ label: field.label, value: showAnswer(field, answer) }] : []
  })
  return facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []
}

function hasWithheld(form: Form): boolean {
  return fieldsOf(form).some(([, field]) => field.inMail === false || field.sensitive)
}

/** An answer to the mail goes to the sender, where their address may stand in a mail at all. */
function replyTo({ form, senderEmail, quarantine }: CaseRecord): { replyTo?: string } {
  const mayBeInMail = fieldOf(form, form.caseFields.sender.email)?.inMail !== false
  return mayBeInMail && senderEmail && quarantine !== 'honeypot' ? { replyTo: senderEmail } : {}
}
