import type { IsoDate } from '../../../domain/time/calendar.ts'
import type { PromiseLine } from '../server/promises.ts'

export const whole = (value: number): string => String(value)

/** Hours, with one decimal below ten where they are not whole. */
export const showHours = (value: number): string =>
  value < 10 ? value.toFixed(1).replace('.0', '').replace('.', ',') : value.toFixed(0)

/** «17.11.» for the Monday of a week. */
export const dayOf = (week: IsoDate): string => `${Number(week.slice(8))}.${Number(week.slice(5, 7))}.`

/** The kept part of some promises, from 0 to 1. */
export const shareOf = ({ kept, broken }: PromiseLine): number => kept.count / (kept.count + broken.count)

/** A share in whole percent. All are kept only where it says 100 %, none only where it says 0 %. */
export function showPercent(share: number): string {
  const rounded = Math.round(share * 100)
  const honest = share < 1 ? Math.min(rounded, 99) : rounded
  return `${share > 0 ? Math.max(honest, 1) : honest}\u00a0%`
}
