import { defineActions, shape } from '../action.ts'
import { number } from '../kinds/number.ts'
import { hidden, optionalHidden } from '../kinds/staff/hidden.ts'
import { password } from '../kinds/staff/password.ts'
import { accountTexts as texts } from './own-account.words.ts'
import { signInTexts } from './sign-in.words.ts'

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

const ownPassword = {
  password: password({
    label: signInTexts.password,
    required: texts.wrongPassword,
    autocomplete: 'current-password',
  }),
}

/** The actions of a staff member's own account. */
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
      /** The data that the page has shown, to be shown again after a wrong code. */
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
