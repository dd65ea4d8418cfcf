import { z } from 'zod'
import { type IsoDate, parseDate } from '../../domain/time/calendar.ts'

/** A Monday in a row, as PostgreSQL writes it with `weekOf`. */
export const weekColumn = z.string().transform((text, context): IsoDate => {
  const week = parseDate(text)
  if (week) return week
  context.addIssue({ code: 'custom', message: 'is not a day' })
  return z.NEVER
})

/** SQL for the Monday of an instant's week in Norway. */
export const weekOf = (instant: string): string =>
  `to_char(date_trunc('week', ${instant} at time zone 'Europe/Oslo'), 'YYYY-MM-DD')`

/** SQL for the start of a day in Norway. */
export const startOf = (day: string): string => `(${day}::date::timestamp at time zone 'Europe/Oslo')`
