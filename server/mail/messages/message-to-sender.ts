import { caseStatuses } from '../../../domain/case-status.ts'
import { wordsOf } from '../../../domain/language.ts'
import type { Language } from '../../../landlord-types/language.ts'
import type { CaseRecord } from '../../cases/case-record.ts'
import type { MailModel } from '../model.ts'
import { messageWords, movedWords } from './message-to-sender.words.ts'

/** Tells the sender what we have written in their case; where we wrote nothing, where it stands now. */
export function messageToSender(
  record: CaseRecord,
  text: string | null,
  caseUrl: string,
  language: Language,
): MailModel {
  const { reference, status } = record
  if (!text) {
    const texts = wordsOf(movedWords, language)
    const words = texts.statuses[status]
    return {
      language,
      subject: texts.subject(words, reference),
      preheader: texts.preheader(reference),
      heading: texts.heading(words),
      blocks: [
        { kind: 'text', text: caseStatuses[status].text },
        { kind: 'button', label: texts.open, href: caseUrl },
      ],
    }
  }
  const texts = wordsOf(messageWords, language)
  return {
    language,
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
