import { Refusal } from '../../domain/refusal.ts'
import { ownAccountActions } from '../../forms/staff/own-account.ts'
import { accountTexts as texts } from '../../forms/staff/own-account.words.ts'
import { signInTexts } from '../../forms/staff/sign-in.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { renewOwnCodes } from '../staff/renew-codes.ts'
import { beginEnrollment, enrollmentShown, finishEnrollment, removePasskey } from '../staff/second-factor.ts'
import { endSessions } from '../staff/sessions.ts'
import { signOut } from '../staff/sign-in.ts'

const PAGE = '/intern/konto'

export function bindOwnAccountActions(deps: StaffDeps): BoundAction[] {
  /** Twenty attempts in 15 minutes: a session that is left open must not help to guess the password. */
  const takeAttempt = async (staffId: string) => {
    const isAllowed = await deps.limits.allow('account', staffId)
    if (!isAllowed) throw new Refusal(signInTexts.tooMany, { httpStatus: 429 })
  }
  return bindActions(ownAccountActions, {
    async signOut(_, { staff, jar }) {
      await signOut(deps, jar, staff.id)
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
    async removePasskey({ id }, { staff }) {
      if (!(await removePasskey(deps, { id, staffId: staff.id }))) throw new Refusal(texts.lastFactor)
      return { to: PAGE }
    },
    async renewCodes({ password }, { staff, jar }) {
      await takeAttempt(staff.id)
      const codes = await renewOwnCodes(deps, jar, { staffId: staff.id, password })
      if (!codes) throw new Refusal(texts.wrongPassword)
      return { shown: { codes } }
    },
    async beginApp({ password }, { staff, jar }) {
      await takeAttempt(staff.id)
      const shown = await beginEnrollment(deps, jar, password)
      if (!shown) throw new Refusal(signInTexts.enroll.wrongPassword)
      return { shown }
    },
    async finishApp({ uri = '', codes = '', code }, { staff, jar }) {
      await takeAttempt(staff.id)
      if (await finishEnrollment(deps, jar, { code, staffId: staff.id, isFirst: false })) return { to: PAGE }
      throw new Refusal(signInTexts.enroll.wrongCode, { shown: enrollmentShown({ uri, codes }) })
    },
  })
}
