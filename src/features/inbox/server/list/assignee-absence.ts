import { z } from 'zod'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDayAndMonth } from '../../../../domain/time/day-and-month.ts'
import { isoDateColumn } from '../../../../platform/database/columns.ts'
import { absenceTexts } from '../../absence.words.ts'

/** SQL for the absence of the staff member with an id today, as JSON; null while they are at work. */
export const absenceToday = (staffId: string) => `(
  select json_build_object('until', last_day, 'deputy', deputy.name)
  from staff_absences a join staff deputy on deputy.id = deputy_id and deputy.disabled_at is null
  where a.staff_id = ${staffId} and (now() at time zone 'Europe/Oslo')::date between first_day and last_day)`

/** What `absenceToday` gives. */
export const absenceTodayRow = z.object({ until: isoDateColumn, deputy: z.string() }).nullable()

/** An assignee in words, with who acts for them while they are away. */
export function assigneeInWords(name: string, absence: z.output<typeof absenceTodayRow>): string {
  return absence
    ? absenceTexts.acting(absence.deputy, name, formatDayAndMonth(absence.until, staffLanguage))
    : name
}

/** A colleague in a list of who can be the assignee: one who is away says so. */
export function colleagueInWords(name: string, absence: z.output<typeof absenceTodayRow>): string {
  return absence ? absenceTexts.away(name, formatDayAndMonth(absence.until, staffLanguage)) : name
}
