import { parseNumber } from '../../domain/contact/norwegian-numbers.ts'

/** What staff type for new rents: a rent («12 500»), what is added or taken off («+300», «−300»), or a share («+2,9 %»). */
export type RentChange =
  | { kind: 'set'; kroner: number }
  | { kind: 'add'; kroner: number }
  | { kind: 'percent'; percent: number }

/** No rent of a month is higher, in kroner. */
const MAX_RENT = 10_000_000

/** The steps that a rent which is worked out is rounded to, in kroner. */
export const roundings = [1, 10, 50, 100] as const

/** What a text asks for; null where it is no change of a rent. */
export function parseRentChange(text: string): RentChange | null {
  const [, sign, number = '', unit] =
    /^([+−–-])?\s*(.*?)\s*(%|prosent|kr(?:\/mnd)?\.?|,-)?$/i.exec(text.trim()) ?? []
  const size = /^[+−–-]/.test(number) ? null : parseNumber(number)
  if (size === null || size > MAX_RENT) return null
  const amount = sign === undefined || sign === '+' ? size : -size
  if (unit === '%' || unit?.toLowerCase() === 'prosent') return { kind: 'percent', percent: amount }
  return sign === undefined ? { kind: 'set', kroner: amount } : { kind: 'add', kroner: amount }
}

/** A rent after a change; null where there is no rent to change, or none would be left. */
export function changedRent(price: number | null, change: RentChange, rounding = 1): number | null {
  if (change.kind === 'set') return change.kroner
  if (price === null) return null
  const exact = change.kind === 'add' ? price + change.kroner : price * (1 + change.percent / 100)
  // What a share of a rent is in binary fractions may lie a hair below the half that is rounded up.
  const rounded = Math.round(Number((exact / rounding).toFixed(6))) * rounding
  return rounded > 0 ? rounded : null
}
