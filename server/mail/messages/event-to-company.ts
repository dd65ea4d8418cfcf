import { mailTexts } from '../../../content/mails.ts'
import type { CaseRecord } from '../../cases/case-record.ts'
import type { MailModel } from '../model.ts'
import { staffCaseUrl } from './case-to-company.ts'

const texts = mailTexts.event

export type SenderEvent = keyof typeof texts.what

/** Tells the company that the sender has done something in a case; what they wrote stays in it. */
export function eventToCompany(record: CaseRecord, what: SenderEvent, publicUrl: string): MailModel {
  return {
    subject: texts.subject(texts.what[what], record.reference),
    preheader: record.form.name,
    heading: texts.what[what],
    blocks: [
      { kind: 'text', text: `${record.form.name}, ${record.reference}. ${texts.text}` },
      { kind: 'button', label: texts.open, href: staffCaseUrl(publicUrl, record.reference) },
    ],
  }
}
