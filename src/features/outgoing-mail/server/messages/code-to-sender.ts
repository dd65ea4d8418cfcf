import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import { addressCodeWords, anyCodeWords, codeWords } from './code-to-sender.words.ts'

/** The six digits that open «Mine saker». */
export function codeToSender(code: string, language: Language): MailModel {
  return codeMail(code, language, wordsOf(codeWords, language))
}

/** The six digits that make an address the one of a case. */
export function addressCodeToSender(code: string, reference: string, language: Language): MailModel {
  const { text, ...texts } = wordsOf(addressCodeWords, language)
  return codeMail(code, language, { ...texts, text: text(reference) })
}

/** A mail with six digits, and what they are for. */
export function codeMail(
  code: string,
  language: Language,
  texts: Readonly<Record<'heading' | 'text' | 'notYou', string>>,
): MailModel {
  const { subject, preheader } = wordsOf(anyCodeWords, language)
  return {
    language,
    subject: subject(code),
    preheader,
    heading: texts.heading,
    blocks: [
      { kind: 'code', code },
      { kind: 'text', text: texts.text },
      { kind: 'quiet', text: texts.notYou },
    ],
  }
}
