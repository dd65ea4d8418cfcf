import { MIN_PASSWORD_CHARACTERS } from '../../domain/people/password.ts'
import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { defineActions, shape } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { select } from '../../forms/kinds/select.ts'
import { password } from '../../forms/kinds/staff/password.ts'
import { absenceFields } from '../inbox/absence.ts'
import { absenceTexts } from '../inbox/absence.words.ts'
import { appSetup, ownPassword } from '../sign-in/app-setup.ts'
import { ownAccountTexts } from '../sign-in/own-account.words.ts'
import { signInTexts } from '../sign-in/sign-in.words.ts'
import { hourOptions } from '../staff-notices/notices.ts'

const { choose } = signInTexts

const asOffice = { value: NO_CHOICE, label: ownAccountTexts.hoursAsOffice }
const hoursField = { default: NO_CHOICE, autocomplete: 'off' } as const

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
  setHours: {
    permission: 'work-cases',
    fields: {
      from: select({
        ...hoursField,
        label: ownAccountTexts.hoursFrom,
        options: [asOffice, ...hourOptions(5, 18, 0.5)],
      }),
      to: select({
        ...hoursField,
        label: ownAccountTexts.hoursTo,
        options: [asOffice, ...hourOptions(7, 22, 0.5)],
      }),
    },
    submit: ownAccountTexts.saveHours,
  },
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
