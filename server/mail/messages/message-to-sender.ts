import { caseStatuses } from '../../../domain/case-status.ts'
import type { CaseRecord } from '../../cases/case-record.ts'
import type { MailModel } from '../model.ts'
import { messageWords, movedWords } from './message-to-sender.words.ts'

/** Tells the sender what we have written in their case; where we wrote nothing, where it stands now. */
export function messageToSender(record: CaseRecord, text: string | null, caseUrl: string): MailModel {
  const { reference, status } = record
  if (!text) {
    const texts = movedWords
    const words = texts.statuses[status]
    return {
      subject: texts.subject(words, reference),
      preheader: texts.preheader(reference),
      heading: texts.heading(words),
      blocks: [
        { kind: 'text', text: caseStatuses[status].text },
        { kind: 'button', label: texts.open, href: caseUrl },
      ],
    }
  }
  const texts = messageWords
  return {
    subject: texts.subject(reference),
    preheader: texts.preheader(reference),
    heading: texts.heading,
    blocks: [
      { kind: 'quote', text },
      { kind: 'quiet', text: texts.status(caseStatuses[status].label) },
      { kind: 'button', label: texts.open, href: caseUrl },
    ],
  }
}
