import { defineActionsFor } from './action.ts'
import { email } from './kinds/email.ts'
import { number } from './kinds/number.ts'
import { myCasesPage as texts } from './sender-page.words.ts'

const address = { label: texts.email, required: texts.wrongEmail, invalid: texts.wrongEmail }

/** How a sender opens the list of their own cases: with a code that is mailed to their address. */
export const myCasesActions = defineActionsFor('anyone', 'myCases', {
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
})
