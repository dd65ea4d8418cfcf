import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { defineActionsFor } from '../../forms/engine/action.ts'
import { translationsOf } from '../../forms/engine/translations.ts'
import { email } from '../../forms/kinds/email.ts'
import { number } from '../../forms/kinds/number.ts'
import { phone } from '../../forms/kinds/phone.ts'
import { type CasePageWords, casePageWords } from './sender-page.words.ts'

const declared = ({ contact: texts }: CasePageWords) => ({
  changePhone: {
    fields: {
      phone: phone({
        label: texts.newPhone,
        required: texts.wrongPhone,
        least: { digits: 8, message: texts.wrongPhone },
        autocomplete: 'tel',
      }),
    },
    submit: texts.savePhone,
  },
  sendAddressCode: {
    fields: {
      email: email({
        label: texts.newEmail,
        required: texts.wrongEmail,
        invalid: texts.wrongEmail,
        autocomplete: 'email',
      }),
    },
    explain: texts.explainEmail,
    submit: texts.sendCode,
  },
  confirmAddress: {
    fields: {
      code: number({
        label: texts.code,
        required: texts.wrongCode,
        autocomplete: 'one-time-code',
        sensitive: true,
      }),
    },
    submit: texts.confirm,
  },
})

/** The id of the part of the sender's page that says how they are reached. */
export const CONTACT_ID = 'kontakt'

/** How the sender of a case corrects how they are reached: an address counts once its code was entered. */
export const senderContactActions = defineActionsFor(
  'sender',
  'senderContact',
  declared(wordsOf(casePageWords, defaultLanguage)),
  translationsOf(casePageWords, declared),
)
