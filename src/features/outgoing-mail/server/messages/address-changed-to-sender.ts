import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import type { MailModel } from '../../../../platform/mail/model.ts'
import { addressChangedWords } from './address-changed-to-sender.words.ts'

interface ChangedAddress {
  form: Form
  reference: string
  phone: string
  language: Language
}

/** Tells the address that a case had before that it has another one. It has no link: the address may be a stranger's. */
export function addressChangedToSender({ form, reference, phone, language }: ChangedAddress): MailModel {
  const texts = wordsOf(addressChangedWords, language)
  return {
    language,
    subject: texts.subject(form.name, reference),
    preheader: texts.preheader(reference),
    heading: texts.heading,
    blocks: [
      {
        kind: 'text',
        text: [texts.text(form.name, reference), form.isBinding ? texts.stillCounts : '']
          .filter(Boolean)
          .join(' '),
      },
      { kind: 'quiet', text: texts.notYou(phone) },
    ],
  }
}
