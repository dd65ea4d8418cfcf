import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import { codeWords } from './code-to-sender.words.ts'

/** The six digits that open «Mine saker». */
export function codeToSender(code: string, language: Language): MailModel {
  const texts = wordsOf(codeWords, language)
  return {
    language,
    subject: texts.subject(code),
    preheader: texts.preheader,
    heading: texts.heading,
    blocks: [
      { kind: 'code', code },
      { kind: 'text', text: texts.text },
      { kind: 'quiet', text: texts.notYou },
    ],
  }
}
