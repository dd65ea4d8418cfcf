import { choiceIn } from '../../../domain/submissions/no-choice.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { removeFeed, renewFeed } from '../../cases/server/appointments/calendar-feed.ts'
import { absenceTexts } from '../../inbox/absence.words.ts'
import { ownAccountTexts } from '../../sign-in/own-account.words.ts'
import { pushDeviceActions } from '../../sign-in/push-devices.ts'
import { pushDeviceTexts } from '../../sign-in/push-devices.words.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { deviceNameOf } from '../../sign-in/server/device-name.ts'
import { notifyOwner } from '../../sign-in/server/notify-owner.ts'
import { changePassword } from '../../sign-in/server/passwords.ts'
import { MAX_DEVICES, removeDevice, storeDevice } from '../../sign-in/server/push/devices.ts'
import { canEncryptFor } from '../../sign-in/server/push/encrypt-message.ts'
import { isAllowedEndpoint } from '../../sign-in/server/push/push-service.ts'
import { removePasskey } from '../../sign-in/server/second-factor.ts'
import type { SessionJar } from '../../sign-in/server/session.ts'
import { endSessions } from '../../sign-in/server/sessions.ts'
import { attempt, endSession } from '../../sign-in/server/sign-in.ts'
import { chosenByMail, chosenByPush } from '../../staff-notices/notice-kinds.ts'
import { noticeActions } from '../../staff-notices/notices.ts'
import { noticeTexts } from '../../staff-notices/notices.words.ts'
import { saveNoticeSettings } from '../../staff-notices/server/notices/notice-settings.ts'
import { type BoundAction, bindActions, type Handler } from '../../workspace/server/actions/handlers.ts'
import { calendarFeedActions } from '../calendar-feed.ts'
import { calendarFeedTexts } from '../calendar-feed.words.ts'
import { ownAccountActions } from '../own-account.ts'
import { addAbsence, removeAbsence } from './absences.ts'
import { beginApp, finishApp, takeAttempt } from './app-setup.ts'
import { saveOwnHours } from './own-hours.ts'
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
    async setHours({ from, to }, { staff }) {
      await saveOwnHours(deps.database.pool, staff.id, [choiceIn(from), choiceIn(to)])
      return { notice: ownAccountTexts.hoursSaved }
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

/**
 * Gives a staff member new recovery codes in place of the old ones, and tells them by mail. Null for a wrong password,
 * or where there is no app.
 */
async function renewOwnCodes(
  deps: StaffDeps,
  jar: SessionJar,
  { staffId, password }: { staffId: string; password: string },
): Promise<string[] | null> {
  const renewed = await attempt(async () =>
    (await deps.auth()).api.generateBackupCodes({ body: { password }, headers: jar.headers }),
  )
  if (!renewed) return null
  await inTransaction(deps.database.pool, async (client) => {
    const detail = { kind: 'recovery' } as const
    await addAuditEntry(client, { staffId, action: 'second-factor-added', detail })
    await notifyOwner(deps, client, { staffId, change: 'recovery' })
  })
  return renewed.backupCodes
}

export function bindCalendarFeedActions({
  database: { pool },
  publicUrl,
}: Pick<StaffDeps, 'database' | 'publicUrl'>): BoundAction[] {
  const renew: Handler<typeof calendarFeedActions.turnOn | typeof calendarFeedActions.renew> = async (
    _,
    { staff, now },
  ) => {
    const path = await renewFeed(pool, staff.id, now)
    await addAuditEntry(pool, { staffId: staff.id, action: 'calendar-feed-renewed' })
    return { shown: { address: `${publicUrl}${path}` } }
  }
  return bindActions(calendarFeedActions, {
    turnOn: renew,
    renew,
    async turnOff(_, { staff }) {
      await removeFeed(pool, staff.id)
      await addAuditEntry(pool, { staffId: staff.id, action: 'calendar-feed-removed' })
      return { notice: calendarFeedTexts.off }
    },
  })
}

export function bindNoticeActions({ database: { pool } }: StaffDeps): BoundAction[] {
  return bindActions(noticeActions, {
    async choose({ byMail = [], byPush = [], quietFrom, quietTo, summaryAt }, { staff }) {
      const [from, to] = [choiceIn(quietFrom), choiceIn(quietTo)]
      if ((from === null) !== (to === null))
        throw new Refusal(noticeTexts.halfQuiet, {
          errors: { [from === null ? 'quietFrom' : 'quietTo']: noticeTexts.halfQuiet },
        })
      await saveNoticeSettings(pool, staff.id, {
        byMail: chosenByMail.filter((reason) => byMail.includes(reason)),
        byPush: chosenByPush.filter((reason) => byPush.includes(reason)),
        quiet: from === null || to === null ? null : { from: Number(from), to: Number(to) },
        summaryAt: Number(summaryAt),
      })
      return { notice: noticeTexts.saved }
    },
  })
}

export function bindPushDeviceActions({ database: { pool }, push }: StaffDeps): BoundAction[] {
  return bindActions(pushDeviceActions, {
    async add(subscription, { staff, jar }) {
      if (!push || !isAllowedEndpoint(subscription.endpoint, push.hosts))
        throw new Refusal(pushDeviceTexts.notAllowed)
      if (!canEncryptFor(subscription)) throw new Refusal(pushDeviceTexts.failed)
      const name = deviceNameOf(jar.headers.get('user-agent') ?? '')
      const isStored = await storeDevice(pool, push.vapid, { ...subscription, staffId: staff.id, name })
      if (!isStored) throw new Refusal(pushDeviceTexts.tooMany(MAX_DEVICES))
      return { notice: pushDeviceTexts.added }
    },
    async remove({ id }, { staff }) {
      if (!(await removeDevice(pool, { id, staffId: staff.id }))) throw new Refusal(pushDeviceTexts.gone)
      return { notice: pushDeviceTexts.removed }
    },
  })
}
