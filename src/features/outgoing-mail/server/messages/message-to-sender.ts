import type { Language } from '../../../../../landlord-types/language.ts'
import { caseStatuses, REOPEN_DAYS } from '../../../../domain/cases/case-status.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { formatIsoDate } from '../../../../domain/time/calendar.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import { FIXED_ID } from '../../../cases/fixed.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { countingDayOf } from '../../../cases/server/key-date.ts'
import type { SenderChange } from '../../../cases/server/queue-change-mail.ts'
import { changeText } from './change-to-sender.ts'
import { fixedWords, messageWords, movedWords } from './message-to-sender.words.ts'

interface MessageMail {
  text: string | null
  /** What the reply changed, where the case is binding. */
  change: SenderChange | undefined
  asksIfFixed: boolean
  caseUrl: string
  language: Language
}

/** Tells the sender what we have written in their case; where we wrote nothing, where it stands now. */
export function messageToSender(
  record: CaseRecord,
  { text, change, asksIfFixed, caseUrl, language }: MessageMail,
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
        ...dayOf(record, language),
        ...(asksIfFixed ? askIfFixed(caseUrl, language) : [openButton(texts.open, caseUrl)]),
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
      ...(change ? [{ kind: 'text' as const, text: changeText(record, change, language) }] : []),
      ...dayOf(record, language),
      ...(asksIfFixed ? askIfFixed(caseUrl, language) : [openButton(texts.open, caseUrl)]),
    ],
  }
}

const openButton = (label: string, href: string) => ({ kind: 'button', label, href }) as const

/** Leads to the question on the sender's page. The link itself answers nothing: mail scanners open links too. */
function askIfFixed(caseUrl: string, language: Language): MailModel['blocks'] {
  const { title, text, answer } = wordsOf(fixedWords, language)
  return [
    { kind: 'title', text: title },
    { kind: 'text', text: text(REOPEN_DAYS) },
    openButton(answer, `${caseUrl}#${FIXED_ID}`),
  ]
}

/** The day that matters to the sender, such as the last one with rent, as it stands now. */
function dayOf(record: CaseRecord, language: Language): MailModel['blocks'] {
  const told = countingDayOf(record)
  return told
    ? [{ kind: 'facts', facts: [{ label: told.title, value: formatIsoDate(told.day, language) }] }]
    : []
}
