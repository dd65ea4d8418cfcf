import type { Language } from '../../../../../landlord-types/language.ts'
import { REOPEN_DAYS } from '../../../../domain/cases/case-status.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { formatIsoDate } from '../../../../domain/time/calendar.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { toldDayOf } from '../../../cases/server/key-date.ts'
import type { SenderChange } from '../../../cases/server/queue-change-mail.ts'
import { changeWords } from './change-to-sender.words.ts'

interface ChangeMail {
  change: SenderChange
  caseUrl: string
  phone: string
  language: Language
}

/** Tells the sender of something binding, such as a notice, that it was withdrawn or stands again, and from which day. */
export function changeToSender(
  record: CaseRecord,
  { change, caseUrl, phone, language }: ChangeMail,
): MailModel {
  const words = wordsOf(changeWords, language)
  const { form, reference } = record
  const texts = words[change.what]
  return {
    language,
    subject: texts.subject(form.yours, reference),
    preheader: words.preheader(reference),
    heading: texts.heading(form.yours),
    blocks: [
      { kind: 'text', text: changeText(record, change, language) },
      { kind: 'button', label: words.open, href: caseUrl },
      { kind: 'quiet', text: words.notYou(phone) },
    ],
  }
}

/** What has happened, when, and what follows from it. */
export function changeText(record: CaseRecord, change: SenderChange, language: Language): string {
  const words = wordsOf(changeWords, language)
  const { form, reference } = record
  const after =
    change.what === 'withdrawn'
      ? [words.mayReopen(REOPEN_DAYS), form.keyDate ? words.countsAnew : '']
      : [dayAfter(record, change, language)]
  const happened = words[change.what].text(form.yours, reference, formatDateTime(change.at, language))
  return [happened, ...after].filter(Boolean).join(' ')
}

/** The day of what stands again, and the one before. */
function dayAfter(record: CaseRecord, { anew }: SenderChange, language: Language): string {
  const words = wordsOf(changeWords, language)
  const told = toldDayOf(record)
  if (!told) return ''
  if (!anew) return words.unchanged(told.title, formatIsoDate(told.day, language))
  return words.anew(told.title, formatIsoDate(anew.day, language), formatIsoDate(anew.before, language))
}
