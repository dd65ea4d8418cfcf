import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import { defineActionsFor } from '../../forms/engine/action.ts'
import { translationsOf } from '../../forms/engine/translations.ts'
import { email } from '../../forms/kinds/email.ts'
import { hidden, optionalHidden } from '../../forms/kinds/hidden.ts'
import { radio } from '../../forms/kinds/radio.ts'
import { paces } from './alert-terms.ts'
import { type AlertWords, alertWords } from './alerts.words.ts'

const signUp = ({ signUp: page, paces: pace }: AlertWords) => ({
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
        options: paces.map((value) => ({ value, label: pace[value].label })),
      }),
    },
    submit: page.submit,
  },
})

/** What a visitor can do on `/si-fra`. */
export const signUpActions = defineActionsFor(
  'anyone',
  'signUp',
  signUp(wordsOf(alertWords, defaultLanguage)),
  translationsOf(alertWords, signUp),
)

const alert = hidden({
  pattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  example: '00000000-0000-4000-8000-000000000000',
})

const own = ({ own: page, paces: pace }: AlertWords) => ({
  confirm: { fields: { alert }, submit: page.confirm },
  tellAtOnce: { fields: { alert }, submit: pace.daily.change },
  tellDaily: { fields: { alert }, submit: pace['at-once'].change },
  stopOne: { fields: { alert }, submit: page.stopOne },
  pause: { fields: {}, explain: page.pauseText, submit: page.pause },
  resume: { fields: {}, submit: page.resume },
  renew: { fields: {}, submit: page.renew },
  stop: { fields: {}, explain: page.stopAllText, submit: page.stopAll },
})

/** What a subscriber can do on their own page, by the link in their mails. */
export const subscriberActions = defineActionsFor(
  'subscriber',
  'alerts',
  own(wordsOf(alertWords, defaultLanguage)),
  translationsOf(alertWords, own),
)
