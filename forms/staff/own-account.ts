import { MIN_PASSWORD_CHARACTERS } from '../../domain/password.ts'
import { defineActions, shape } from '../action.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { password } from '../kinds/staff/password.ts'
import { absenceFields } from './absence.ts'
import { absenceTexts } from './absence.words.ts'
import { appSetup, ownPassword } from './app-setup.ts'
import { ownAccountTexts } from './own-account.words.ts'
import { signInTexts } from './sign-in.words.ts'

const { choose } = signInTexts

/** The actions of a staff member's own account. */
export const ownAccountActions = defineActions('ownAccount', {
  signOut: { permission: null, fields: {}, submit: ownAccountTexts.end },
  endSession: {
    permission: null,
    fields: { id: hidden() },
    isOffered: ({ isThis }: { isThis: boolean }) => !isThis,
    submit: ownAccountTexts.end,
  },
  endOtherSessions: { permission: null, fields: {}, submit: ownAccountTexts.endOthers },
  addAbsence: { permission: null, fields: absenceFields, submit: absenceTexts.save },
  removeAbsence: { permission: null, fields: { id: hidden() }, submit: absenceTexts.remove },
  changePassword: {
    permission: null,
    fields: {
      current: password({
        label: ownAccountTexts.currentPassword,
        required: ownAccountTexts.wrongPassword,
        autocomplete: 'current-password',
      }),
      wanted: password({
        label: choose.label,
        required: choose.tooShort(MIN_PASSWORD_CHARACTERS),
        autocomplete: 'new-password',
      }),
    },
    submit: ownAccountTexts.changePassword,
  },
  removePasskey: { permission: null, fields: { id: hidden() }, submit: ownAccountTexts.removePasskey },
  renewCodes: {
    permission: null,
    fields: ownPassword,
    submit: ownAccountTexts.renew,
    shows: shape<{ codes: string[] }>(),
  },
  beginApp: { permission: null, ...appSetup.beginApp },
  finishApp: { permission: null, ...appSetup.finishApp },
})
