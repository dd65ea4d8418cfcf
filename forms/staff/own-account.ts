import { defineActions, shape } from '../action.ts'
import { number } from '../kinds/number.ts'
import { hidden, optionalHidden } from '../kinds/staff/hidden.ts'
import { password } from '../kinds/staff/password.ts'
import { accountTexts as texts } from './own-account.words.ts'
import { signInTexts } from './sign-in.words.ts'

/** What a staff member needs to set up their authenticator app. Only the page that shows it has it. */
export interface Enrollment {
  /** What the QR code says. */
  uri: string
  /** A QR code, as SVG. */
  qr: string
  /** The same to type in, in groups of four. */
  secret: string
  recoveryCodes: string[]
}

const ownPassword = {
  password: password({
    label: signInTexts.password,
    required: texts.wrongPassword,
    autocomplete: 'current-password',
  }),
}

/** What all staff do with their own account. */
export const ownAccountActions = defineActions('ownAccount', {
  signOut: { permission: null, fields: {}, submit: texts.end },
  endSession: {
    permission: null,
    fields: { id: hidden() },
    isOffered: ({ isThis }: { isThis: boolean }) => !isThis,
    submit: texts.end,
  },
  endOtherSessions: { permission: null, fields: {}, submit: texts.endOthers },
  removePasskey: { permission: null, fields: { id: hidden() }, submit: texts.removePasskey },
  renewCodes: {
    permission: null,
    fields: ownPassword,
    submit: texts.renew,
    shows: shape<{ codes: string[] }>(),
  },
  beginApp: {
    permission: null,
    fields: ownPassword,
    submit: signInTexts.enroll.begin,
    shows: shape<Enrollment>(),
  },
  finishApp: {
    permission: null,
    fields: {
      /** What the page has shown, to be shown again after a wrong code. */
      uri: optionalHidden(),
      codes: optionalHidden(),
      code: number({
        label: signInTexts.enroll.confirm,
        required: signInTexts.enroll.wrongCode,
        autocomplete: 'one-time-code',
        sensitive: true,
      }),
    },
    submit: signInTexts.enroll.finish,
    shows: shape<Enrollment>(),
  },
})
