import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { MIN_PASSWORD_CHARACTERS } from '../../domain/password.ts'
import { defineActions, shape } from '../action.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { password } from '../kinds/staff/password.ts'
import { absenceFields } from './absence.ts'
import { absenceTexts } from './absence.words.ts'
import { appSetup, ownPassword } from './app-setup.ts'
import { accountTexts } from './own-account.words.ts'
import { signInTexts } from './sign-in.words.ts'

const absence = wordsOf(absenceTexts, staffLanguage)

const texts = wordsOf(accountTexts, staffLanguage)

const { choose } = wordsOf(signInTexts, staffLanguage)

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
  addAbsence: { permission: null, fields: absenceFields, submit: absence.save },
  removeAbsence: { permission: null, fields: { id: hidden() }, submit: absence.remove },
  changePassword: {
    permission: null,
    fields: {
      current: password({
        label: texts.currentPassword,
        required: texts.wrongPassword,
        autocomplete: 'current-password',
      }),
      wanted: password({
        label: choose.label,
        required: choose.tooShort(MIN_PASSWORD_CHARACTERS),
        autocomplete: 'new-password',
      }),
    },
    submit: texts.changePassword,
  },
  removePasskey: { permission: null, fields: { id: hidden() }, submit: texts.removePasskey },
  renewCodes: {
    permission: null,
    fields: ownPassword,
    submit: texts.renew,
    shows: shape<{ codes: string[] }>(),
  },
  beginApp: { permission: null, ...appSetup.beginApp },
  finishApp: { permission: null, ...appSetup.finishApp },
})
