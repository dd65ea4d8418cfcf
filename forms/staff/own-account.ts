import { defineActions, shape } from '../action.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { appSetup, ownPassword } from './app-setup.ts'
import { accountTexts as texts } from './own-account.words.ts'

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
  beginApp: { permission: null, ...appSetup.beginApp },
  finishApp: { permission: null, ...appSetup.finishApp },
})
