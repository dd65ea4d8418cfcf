import { mailTexts } from '../../../content/mails.ts'
import { caseStatuses } from '../../../domain/case-status.ts'
import type { CaseRecord } from '../../cases/case-record.ts'
import type { MailModel } from '../model.ts'

const texts = mailTexts.message

/** Tells the sender that we have written in their case, and what. */
export function messageToSender(record: CaseRecord, text: string | null, caseUrl: string): MailModel {
  return {
    subject: texts.subject(record.reference),
    preheader: texts.preheader(record.reference),
    heading: texts.heading,
    blocks: [
      text ? { kind: 'quote', text } : { kind: 'text', text: texts.fallback },
      { kind: 'quiet', text: texts.status(caseStatuses[record.status].label) },
      { kind: 'button', label: texts.open, href: caseUrl },
    ],
  }
}
