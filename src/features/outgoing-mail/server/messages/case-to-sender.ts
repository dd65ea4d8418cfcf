import type { Contact } from '../../../../../landlord-types/contact.ts'
import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { formatIsoDate } from '../../../../domain/time/calendar.ts'
import { formatDate, formatDateTime } from '../../../../domain/time/format-moment.ts'
import { urgentAdvice } from '../../../../forms/engine/advice.ts'
import { adviceWords } from '../../../../forms/engine/advice.words.ts'
import { photoFieldOf } from '../../../../forms/engine/form.ts'
import { wordsFor } from '../../../../forms/engine/in-language.ts'
import { toldOn } from '../../../../forms/shared/by-telephone.ts'
import type { MailBlock, MailModel } from '../../../../platform/mail/model.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { countingDayOf } from '../../../cases/server/key-date.ts'
import { promiseOfCase } from '../../../cases/server/promise-of-case.ts'
import { senderWords } from './case-to-sender.words.ts'

/**
 * Tells the sender that the case is stored: reference, promise and the secret link. Nothing that was written
 * in the form stands in it, so that the site cannot be used to mail a text to others.
 */
export function caseToSender(
  record: CaseRecord,
  caseUrl: string,
  contact: Contact,
  language: Language,
): MailModel {
  const texts = wordsOf(senderWords, language)
  const { phone } = contact
  const { form, reference } = record
  const keyDate = countingDayOf(record)
  const promise = promiseOfCase(record)
  const sentAt = formatDateTime(record.sentAt, language)
  const dayTold = toldOn(record.answers)
  const told = form.isBinding && record.isRegistered ? texts.registered : null
  const notYou = told?.notYou(phone) ?? (form.isBinding ? texts.notYouRing(phone) : texts.notYou)
  return {
    language,
    subject: texts.subject(form.yours, reference),
    preheader: texts.preheader(reference),
    heading: told?.heading ?? texts.heading(form.yours),
    blocks: [
      ...adviceOf(record, contact),
      {
        kind: 'text',
        text: told
          ? told.text(form.name, sentAt, dayTold && formatIsoDate(dayTold, language))
          : texts.received(form.yours, sentAt),
      },
      ...(told ? [{ kind: 'text' as const, text: told.confirm }] : []),
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
      { kind: 'button', label: told?.open ?? texts.open, href: caseUrl },
      { kind: 'quiet', text: texts.linkText(photoFieldOf(form) !== null) },
      { kind: 'title', text: texts.nextTitle },
      { kind: 'list', items: form.next },
      ...(form.receiptNotes ?? []).map((text) => ({ kind: 'quiet' as const, text })),
      { kind: 'quiet', text: notYou },
    ],
  }
}

/** What to do at once, with the numbers that answer whenever the mail is read. */
function adviceOf({ form, answers }: CaseRecord, contact: Contact): MailBlock[] {
  const advice = urgentAdvice(form, answers)
  if (!advice) return []
  const words = wordsFor(form, adviceWords)
  const call = advice.call === 'landlord' ? words.atAnyTime(contact) : words.emergencyAtAnyTime(advice.call)
  return [{ kind: 'text', text: `${advice.text} ${call}` }]
}
