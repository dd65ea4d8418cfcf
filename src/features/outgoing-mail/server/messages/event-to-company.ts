import { z } from 'zod'
import type { Language } from '../../../../../landlord-types/language.ts'
import { keysOf } from '../../../../domain/records.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { staffCaseUrl } from './case-to-company.ts'
import { eventWords } from './event-to-company.words.ts'

/** What is stored with the mail. */
export const senderEvent = z.object({
  what: z.enum(keysOf(eventWords.nb.what)),
  /** The case that it was merged into, where it is answered. */
  answeredIn: z.string().optional(),
})

/** Tells the company that the sender has done something in a case; what they wrote stays in it. */
export function eventToCompany(
  record: CaseRecord,
  { what, answeredIn }: z.infer<typeof senderEvent>,
  publicUrl: string,
  language: Language,
): MailModel {
  const texts = wordsOf(eventWords, language)
  const text = answeredIn ? texts.answeredIn(answeredIn) : texts.text
  return {
    language,
    subject: texts.subject(texts.what[what], record.reference),
    preheader: record.form.name,
    heading: texts.what[what],
    blocks: [
      { kind: 'text', text: `${record.form.name}, ${record.reference}. ${text}` },
      { kind: 'button', label: texts.open, href: staffCaseUrl(publicUrl, answeredIn ?? record.reference) },
    ],
  }
}
