import { formatIsoDate, osloDate } from '../../../domain/calendar.ts'
import { formatDate, formatDateTime } from '../../../domain/format-moment.ts'
import { wordsOf } from '../../../domain/language.ts'
import { promiseOf } from '../../../forms/form.ts'
import type { Language } from '../../../landlord-types/language.ts'
import type { CaseRecord } from '../../cases/case-record.ts'
import type { MailModel } from '../model.ts'
import { senderWords } from './case-to-sender.words.ts'

/**
 * Tells the sender that the case is stored: reference, promise and the secret link. Nothing that was written
 * in the form stands in it, so that the site cannot be used to mail a text to others.
 */
export function caseToSender(record: CaseRecord, caseUrl: string, language: Language): MailModel {
  const texts = wordsOf(senderWords, language)
  const { form, reference } = record
  const keyDate = form.keyDate?.(record.answers, osloDate(record.sentAt))
  const promise = promiseOf(form, record.answers)
  return {
    language,
    subject: texts.subject(reference),
    preheader: texts.preheader(reference),
    heading: texts.heading,
    blocks: [
      { kind: 'text', text: texts.received(form.name, formatDateTime(record.sentAt, language)) },
      ...(promise && record.promisedAt
        ? [
            {
              kind: 'text' as const,
              text: texts.promise(promise.words, formatDate(record.promisedAt, language)),
            },
          ]
        : []),
      {
        kind: 'facts',
        facts: [
          { label: texts.facts.reference, value: reference },
          ...(keyDate ? [{ label: keyDate.title, value: formatIsoDate(keyDate.day, language) }] : []),
        ],
      },
      ...(keyDate ? [{ kind: 'quiet' as const, text: keyDate.note }] : []),
      { kind: 'button', label: texts.open, href: caseUrl },
      { kind: 'quiet', text: texts.linkText },
      { kind: 'title', text: texts.nextTitle },
      { kind: 'list', items: form.next },
      { kind: 'quiet', text: texts.notYou },
    ],
  }
}
