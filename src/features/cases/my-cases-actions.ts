import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { defineActionsFor } from '../../forms/engine/action.ts'
import { translationsOf } from '../../forms/engine/translations.ts'
import { email } from '../../forms/kinds/email.ts'
import { number } from '../../forms/kinds/number.ts'
import { type MyCasesWords, myCasesWords } from './sender-page.words.ts'

function declared(texts: MyCasesWords) {
  const address = { label: texts.email, required: texts.wrongEmail, invalid: texts.wrongEmail }
  return {
    sendCode: {
      fields: { email: email({ ...address, help: texts.emailHelp, autocomplete: 'email' }) },
      submit: texts.sendCode,
    },
    openList: {
      fields: {
        email: email({ ...address, isFromPage: true }),
        code: number({
          label: texts.code,
          required: texts.wrongCode,
          autocomplete: 'one-time-code',
          sensitive: true,
        }),
      },
      submit: texts.open,
    },
  }
}

/** How a sender opens the list of their own cases: with a code that is mailed to their address. */
export const myCasesActions = defineActionsFor(
  'anyone',
  'myCases',
  declared(wordsOf(myCasesWords, defaultLanguage)),
  translationsOf(myCasesWords, declared),
)
