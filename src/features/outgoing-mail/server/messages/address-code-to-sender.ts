import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import { addressCodeWords } from './address-code-to-sender.words.ts'

/** The six digits that make an address the one of a case. */
export function addressCodeToSender(code: string, reference: string, language: Language): MailModel {
  const texts = wordsOf(addressCodeWords, language)
  return {
    language,
    subject: texts.subject(code),
    preheader: texts.preheader,
    heading: texts.heading,
    blocks: [
      { kind: 'code', code },
      { kind: 'text', text: texts.text(reference) },
      { kind: 'quiet', text: texts.notYou },
    ],
  }
}
