import { calendarFeedActions } from '../../forms/staff/calendar-feed.ts'
import { calendarFeedTexts } from '../../forms/staff/calendar-feed.words.ts'
import { type BoundAction, bindActions, type Handler } from '../actions/handlers.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { removeFeed, renewFeed } from '../cases/appointments/calendar-feed.ts'
import type { StaffDeps } from '../staff/deps.ts'

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
