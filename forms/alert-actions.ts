import { paces } from '../domain/alerts/alert-terms.ts'
import { defineActionsFor } from './action.ts'
import { subscriberPage as own, paceWords, signUpPage as page } from './alerts.words.ts'
import { email } from './kinds/email.ts'
import { radio } from './kinds/radio.ts'
import { hidden, optionalHidden } from './kinds/staff/hidden.ts'

/** What a visitor can do on `/si-fra`. */
export const signUpActions = defineActionsFor('anyone', 'signUp', {
  ask: {
    fields: {
      /** The query of the list with the filters that the page shows. */
      filters: optionalHidden(),
      email: email({ label: page.email, required: page.emailMissing, autocomplete: 'email' }),
      pace: radio({
        label: page.pace,
        required: page.pace,
        help: page.paceHelp,
        default: 'at-once',
        options: paces.map((value) => ({ value, label: paceWords[value].label })),
      }),
    },
    submit: page.submit,
  },
})

const alert = hidden({
  pattern: /^[0-9a-f-]{36}$/,
  example: '00000000-0000-4000-8000-000000000000',
})

/** What a subscriber can do on their own page, by the link in their mails. */
export const subscriberActions = defineActionsFor('subscriber', 'alerts', {
  confirm: { fields: { alert }, submit: own.confirm },
  tellAtOnce: { fields: { alert }, submit: paceWords.daily.change },
  tellDaily: { fields: { alert }, submit: paceWords['at-once'].change },
  stopOne: { fields: { alert }, submit: own.stopOne },
  pause: { fields: {}, explain: own.pauseText, submit: own.pause },
  resume: { fields: {}, submit: own.resume },
  renew: { fields: {}, submit: own.renew },
  stop: { fields: {}, explain: own.stopAllText, submit: own.stopAll },
})
