import { shape } from '../../forms/engine/action.ts'
import { optionalHidden } from '../../forms/kinds/hidden.ts'
import { number } from '../../forms/kinds/number.ts'
import { password } from '../../forms/kinds/staff/password.ts'
import { signInTexts } from './sign-in.words.ts'

const { enroll: texts } = signInTexts

/** The data for setting up an authenticator app. Only the page that shows it has it. */
export interface Enrollment {
  /** The content of the QR code. */
  uri: string
  /** A QR code, as SVG. */
  qr: string
  /** The same for typing, in groups of four. */
  secret: string
  recoveryCodes: string[]
}

/** The password of the account, entered again. */
export const ownPassword = {
  password: password({
    label: signInTexts.password,
    required: texts.wrongPassword,
    autocomplete: 'current-password',
  }),
}

/** Setting up an authenticator app, in the second step of signing in and on «Min konto». */
export const appSetup = {
  beginApp: { fields: ownPassword, submit: texts.begin, shows: shape<Enrollment>() },
  finishApp: {
    fields: {
      /** The data that the page has shown, to be shown again after a wrong code. */
      uri: optionalHidden(),
      codes: optionalHidden(),
      code: number({
        label: texts.confirm,
        required: texts.wrongCode,
        autocomplete: 'one-time-code',
        sensitive: true,
      }),
    },
    submit: texts.finish,
    shows: shape<Enrollment>(),
  },
}
