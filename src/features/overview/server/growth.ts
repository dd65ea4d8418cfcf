import { addDays, type IsoDate } from '../../../domain/time/calendar.ts'
import type { FormNumbers } from './form-numbers.ts'
import type { Mondays } from './weeks.ts'

/** The last weeks are compared with as many before them. */
export const COMPARED_WEEKS = 4

/** A form has grown when the last weeks had this many times as many cases as those before. */
const GROWTH = 1.25

/** Fewer cases more than before are chance. */
const MIN_MORE = 3

interface GrowingForm {
  name: string
  before: number
  now: number
}

/** The forms that grow, or the day from which it can be told: before it there is too little to compare with. */
export type Growth = { forms: GrowingForm[] } | { comparableFrom: IsoDate }

export function growthOf(forms: readonly FormNumbers[], weeks: Mondays): Growth {
  if (weeks.length < 2 * COMPARED_WEEKS)
    return { comparableFrom: addDays(weeks[0], 7 * (2 * COMPARED_WEEKS - 1)) }
  return {
    forms: forms
      .map(({ name, weeks: counts }) => ({
        name,
        before: total(counts.slice(-2 * COMPARED_WEEKS, -COMPARED_WEEKS)),
        now: total(counts.slice(-COMPARED_WEEKS)),
      }))
      .filter(({ before, now }) => before > 0 && now >= before * GROWTH && now - before >= MIN_MORE),
  }
}

const total = (counts: FormNumbers['weeks']): number => counts.reduce((sum, { count }) => sum + count, 0)
