import type { Pool } from 'pg'
import { may } from '../../../domain/people/permissions.ts'
import { staffRoles } from '../../../domain/people/staff-roles.ts'
import { defineWords, staffLanguage, wordsOf } from '../../../domain/text/language.ts'
import { addDays, type IsoDate, osloDate, weekday } from '../../../domain/time/calendar.ts'
import { formatDayAndMonth } from '../../../domain/time/day-and-month.ts'
import { atHour, localDateTime } from '../../../domain/time/oslo-instant.ts'
import { isOfficeOpen } from '../../../domain/time/working-hours.ts'
import type { Option } from '../../../forms/engine/field.ts'
import { option } from '../../../platform/database/columns.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { readOfficeHours } from '../../info-pages/server/office-hours.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { gapsIn, onCallAt, type Period, type Shift } from '../on-call.ts'
import { fallbackKinds } from '../rota.ts'
import { onCallRoles } from './rota/change-rota.ts'
import { type OnCallSettings, readOnCallSettings } from './rota/on-call-settings.ts'
import { readShifts } from './rota/shifts.ts'
import type { OnCallNow, RotaLine, RotaView, RotaWeek } from './rota-view.ts'

/** How far ahead gaps are shown. Shifts are shown as far as there are any. */
const GAP_WEEKS = 4
const MAX_WEEKS_AHEAD = 60

/** Reads who is on call. */
export interface RotaReader {
  read(): Promise<RotaView>
  /** Who is on call now, for the frame of the staff pages; null where there is no rota, and while the office is open. */
  now(): Promise<OnCallNow | null>
}

export function rotaReader(
  { database: { pool } }: StaffDeps,
  { staff, needs, context: { now } }: StaffRequest,
): RotaReader {
  const today = atHour(osloDate(now), 0)
  const ahead = { from: today, to: atHour(addDays(osloDate(now), 7 * MAX_WEEKS_AHEAD), 0) }
  return {
    async read() {
      needs('see-rota')
      const [shifts, settings, office, colleagues] = await Promise.all([
        readShifts(pool, ahead),
        readOnCallSettings(pool),
        readOfficeHours(pool),
        readColleagues(pool),
      ])
      const fallbackName = nameOf(settings, colleagues)
      const watched = { from: now, to: atHour(addDays(osloDate(now), 7 * GAP_WEEKS), 0) }
      const gaps = shifts.length > 0 ? gapsIn(shifts, watched, office) : []
      return {
        now: nowOf(shifts, fallbackName, now, isOfficeOpen(now, office)),
        weeks: weeksOf(shifts, gaps, now),
        fallbackName,
        mayEdit: may(staff.role, 'edit-rota'),
        colleagues,
        settings: {
          fallback:
            'staffId' in settings.fallback
              ? fallbackKinds.staff + settings.fallback.staffId
              : fallbackKinds.role + settings.fallback.role,
          escalateAfter: String(settings.escalateAfterMinutes),
        },
      }
    },
    async now() {
      if (!may(staff.role, 'see-rota')) return null
      const shifts = await readShifts(pool, ahead)
      if (shifts.length === 0) return null
      const [settings, office, colleagues] = await Promise.all([
        readOnCallSettings(pool),
        readOfficeHours(pool),
        readColleagues(pool),
      ])
      const onCall = nowOf(shifts, nameOf(settings, colleagues), now, isOfficeOpen(now, office))
      return onCall.kind === 'fallback' && onCall.isOfficeOpen ? null : onCall
    },
  }
}

function readColleagues(pool: Pool): Promise<Option[]> {
  return queryRows(
    pool,
    option,
    'select id as value, name as label from staff where disabled_at is null and role = any($1) order by name',
    [onCallRoles],
  )
}

function nameOf({ fallback }: OnCallSettings, colleagues: readonly Option[]): string {
  if ('role' in fallback) return staffRoles[fallback.role].many
  return colleagues.find(({ value }) => value === fallback.staffId)?.label ?? ''
}

function nowOf(shifts: readonly Shift[], fallback: string, now: Date, officeIsOpen: boolean): OnCallNow {
  const current = onCallAt(shifts, now)
  const ends = current.map(({ to }) => to).sort((a, b) => a.getTime() - b.getTime())
  const [first] = ends
  return first
    ? {
        kind: 'on-call',
        names: current.map(({ name }) => name),
        until: formatShiftPeriod({ from: first, to: first }).to,
      }
    : { kind: 'fallback', name: fallback, isOfficeOpen: officeIsOpen }
}

/** Shifts and gaps in order, by the weeks in which they begin. */
function weeksOf(shifts: readonly Shift[], gaps: readonly Period[], now: Date): RotaWeek[] {
  const lines = [
    ...shifts.map((shift) => ({ ...shift, line: shiftLine(shift, now) })),
    ...gaps.map((gap) => ({ ...gap, line: gapLine(gap, now) })),
  ].sort((a, b) => a.from.getTime() - b.from.getTime())
  const weeks: RotaWeek[] = []
  for (const { from, line } of lines) {
    const number = weekNumber(osloDate(from))
    const last = weeks.at(-1)
    if (last?.number === number) last.lines.push(line)
    else weeks.push({ number, lines: [line] })
  }
  return weeks
}

function shiftLine({ id, staffId, name, from, to, isSwap }: Shift, now: Date): RotaLine {
  return {
    kind: 'shift',
    id,
    staffId,
    name,
    period: periodOf({ from, to }),
    isSwap,
    isNow: from <= now && now < to,
    isOver: to <= now,
    from: localDateTime(from),
    to: localDateTime(to),
  }
}

const gapLine = ({ from, to }: Period, now: Date): RotaLine => ({
  kind: 'gap',
  period: periodOf({ from, to }),
  isNow: from <= now && now < to,
})

function periodOf(period: Period): string {
  const { from, to } = formatShiftPeriod(period)
  return `${from} – ${to}`
}

const words = defineWords({ nb: { days: ['man.', 'tir.', 'ons.', 'tor.', 'fre.', 'lør.', 'søn.'] } })

/** The ends of a shift: «man. 12. januar 16.00» and «08.00», or «tir. 13. januar 08.00» where it ends on another day. */
function formatShiftPeriod({ from, to }: Period): { from: string; to: string } {
  const isSameDay = osloDate(from) === osloDate(to) && from < to
  return { from: dayAndTime(from), to: isSameDay ? time(to) : dayAndTime(to) }
}

function dayAndTime(when: Date): string {
  const day = osloDate(when)
  return `${wordsOf(words, staffLanguage).days[weekday(day) - 1]} ${formatDayAndMonth(day, staffLanguage)} ${time(when)}`
}

const time = (when: Date): string => localDateTime(when).slice(11).replace(':', '.')

/** The number of a week (ISO 8601): the week of a year's first Thursday is its first. */
function weekNumber(date: IsoDate): number {
  const thursday = addDays(date, 4 - weekday(date))
  return (
    Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * 86_400_000)) + 1
  )
}
