import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { removeFeed, renewFeed } from '../../cases/server/appointments/calendar-feed.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { type BoundAction, bindActions, type Handler } from '../../workspace/server/actions/handlers.ts'
import { calendarFeedActions } from '../calendar-feed.ts'
import { calendarFeedTexts } from '../calendar-feed.words.ts'

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
