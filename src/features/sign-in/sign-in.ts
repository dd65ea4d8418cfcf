import { MIN_PASSWORD_CHARACTERS } from '../../domain/people/password.ts'
import { defineActionsFor, shape } from '../../forms/engine/action.ts'
import { email } from '../../forms/kinds/email.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { password } from '../../forms/kinds/staff/password.ts'
import { text } from '../../forms/kinds/text.ts'
import { appSetup } from './app-setup.ts'
import { signInTexts } from './sign-in.words.ts'

/** What a staff member does to sign in, before a session says who it is. */
export const signInActions = defineActionsFor('signing-in', 'signIn', {
  enterPassword: {
    fields: {
      // One message for both: it must not tell whether an account has the address.
      email: email({
        label: signInTexts.email,
        required: signInTexts.wrong,
        invalid: signInTexts.wrong,
        autocomplete: 'username webauthn',
      }),
      password: password({
        label: signInTexts.password,
        required: signInTexts.wrong,
        autocomplete: 'current-password',
      }),
    },
    submit: signInTexts.submit,
  },
  enterCode: {
    fields: {
      code: text({
        label: signInTexts.code.label,
        required: signInTexts.code.wrong,
        maxLength: 100,
        autocomplete: 'one-time-code',
        sensitive: true,
      }),
    },
    submit: signInTexts.code.submit,
    /** Whether no code is accepted any more, and signing in begins anew. */
    shows: shape<{ isOver: boolean }>(),
  },
  askForLink: {
    fields: {
      email: email({
        label: signInTexts.email,
        required: signInTexts.forgot.missing,
        autocomplete: 'username',
      }),
    },
    submit: signInTexts.forgot.submit,
  },
  choosePassword: {
    fields: {
      /** The secret of the mailed link. */
      token: hidden(),
      password: password({
        label: signInTexts.choose.label,
        required: signInTexts.choose.tooShort(MIN_PASSWORD_CHARACTERS),
        autocomplete: 'new-password',
      }),
    },
    submit: signInTexts.choose.submit,
  },
})

/** What a staff member does who has entered the password and has no second factor yet. */
export const secondStepActions = defineActionsFor('password-entered', 'secondStep', appSetup)
