import { Refusal } from '../../../domain/submissions/refusal.ts'
import { absenceTexts } from '../../inbox/absence.words.ts'
import { ownAccountTexts } from '../../sign-in/own-account.words.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { changePassword } from '../../sign-in/server/passwords.ts'
import { renewOwnCodes } from '../../sign-in/server/renew-codes.ts'
import { removePasskey } from '../../sign-in/server/second-factor.ts'
import { endSessions } from '../../sign-in/server/sessions.ts'
import { endSession } from '../../sign-in/server/sign-in.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { ownAccountActions } from '../own-account.ts'
import { addAbsence, removeAbsence } from './absences.ts'
import { beginApp, finishApp, takeAttempt } from './app-setup.ts'
import { refusedPasswords } from './refused-passwords.ts'

const PAGE = '/intern/konto'

export function bindOwnAccountActions(deps: StaffDeps): BoundAction[] {
  return bindActions(ownAccountActions, {
    async signOut(_, { staff, jar }) {
      await endSession(deps, jar, staff.id)
      return { to: '/login?ut' }
    },
    async endSession({ id }, { staff }) {
      await endSessions(deps, staff, { id })
      return { to: PAGE }
    },
    async endOtherSessions(_, { staff }) {
      await endSessions(deps, staff, 'others')
      return { to: PAGE }
    },
    async addAbsence({ from, to, deputy }, { staff, now }) {
      await addAbsence(deps, { staffId: staff.id, deputyId: deputy, from, to, by: staff.id, now })
      return { notice: absenceTexts.saved }
    },
    async removeAbsence({ id }, { staff }) {
      await removeAbsence(deps, { id, staffId: staff.id, by: staff.id })
      return { notice: absenceTexts.removed }
    },
    async changePassword({ current, wanted }, { staff, jar }) {
      await takeAttempt(deps, staff.id)
      const result = await changePassword(deps, jar, staff, { current, wanted })
      if (result === 'wrong')
        throw new Refusal(ownAccountTexts.wrongPassword, {
          errors: { current: ownAccountTexts.wrongPassword },
        })
      if (result !== 'changed')
        throw new Refusal(refusedPasswords[result], { errors: { wanted: refusedPasswords[result] } })
      return { notice: ownAccountTexts.passwordChanged }
    },
    async removePasskey({ id }, { staff }) {
      if (!(await removePasskey(deps, { id, staffId: staff.id })))
        throw new Refusal(ownAccountTexts.lastFactor)
      return { to: PAGE }
    },
    async renewCodes({ password }, { staff, jar }) {
      await takeAttempt(deps, staff.id)
      const codes = await renewOwnCodes(deps, jar, { staffId: staff.id, password })
      if (!codes) throw new Refusal(ownAccountTexts.wrongPassword)
      return { shown: { codes } }
    },
    beginApp: (answers, { staff, jar }) =>
      beginApp(deps, answers, { staffId: staff.id, jar, isFirst: false }),
    async finishApp(answers, { staff, jar }) {
      await finishApp(deps, answers, { staffId: staff.id, jar, isFirst: false })
      return { to: PAGE }
    },
  })
}
