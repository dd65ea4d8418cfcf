/**
 * Numbers, money and dates as Norwegians write them (nb-NO, Europe/Oslo). Used on the server only, so that a
 * page never depends on a browser's support for Norwegian.
 */

import { osloDate } from './calendar.ts'
import { lazy } from './lazy.ts'

/** Keeps a number and its unit on one line. */
const NBSP = '\u00a0'

const number = lazy(() => new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 }))
const date = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const time = dateFormat({ hour: '2-digit', minute: '2-digit' })

/** «12 500», with no-break spaces between the thousands. */
export function formatNumber(value: number): string {
  // Most numbers are whole; `Intl` takes a hundred times as long to find that out.
  if (Number.isInteger(value) && value >= 0) return String(value).replace(/\B(?=(\d{3})+$)/g, NBSP)
  return number().format(value).replace(/\s/g, NBSP).replace('-', '−')
}

/** «12 500 kr». */
export function formatMoney(kroner: number): string {
  return `${formatNumber(kroner)}${NBSP}kr`
}

/** «12 500 kr/mnd». */
export function formatMoneyPerMonth(kroner: number): string {
  return `${formatMoney(kroner)}/mnd`
}

/** «68 m²». */
export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres)}${NBSP}m²`
}

/** «1 500–3 500 kr per m² per år». */
export function formatPricePerSquareMetre(from: number, to: number): string {
  return `${formatNumber(from)}–${formatMoney(to)} per m² per år`
}

/** A price, a range of prices, or «Pris på forespørsel» where there is none (specification 1 §7). */
export function pricePerMonthLabel(lowest: number | null, highest: number | null): string {
  if (lowest === null || highest === null) return 'Pris på forespørsel'
  if (lowest === highest) return formatMoneyPerMonth(lowest)
  return `${formatNumber(lowest)}–${formatMoneyPerMonth(highest)}`
}

/** «21. november 2026». */
export function formatDate(when: Date): string {
  return date().format(when)
}

/** «09.12». */
export function formatClock(when: Date): string {
  return time().format(when).replace(':', '.')
}

const shortDate = dateFormat({ day: 'numeric', month: 'short' })
const shortDateWithYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** A short date for lists: «i dag 09.15», «i går 09.15», «3. nov.», «3. nov. 2025». */
export function formatWhen(when: Date, now: Date): string {
  const days = (Date.parse(osloDate(when)) - Date.parse(osloDate(now))) / 86_400_000
  const near = { '-1': 'i går', 0: 'i dag', 1: 'i morgen' }[days]
  if (near) return `${near} ${time().format(when).replace(':', '.')}`
  const sameYear = osloDate(when).slice(0, 4) === osloDate(now).slice(0, 4)
  return (sameYear ? shortDate : shortDateWithYear)().format(when)
}

/** «21. november 2026 kl. 09.15». */
export function formatDateTime(when: Date): string {
  return `${date().format(when)} kl. ${time().format(when).replace(':', '.')}`
}

function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return lazy(() => new Intl.DateTimeFormat('nb-NO', { ...options, timeZone: 'Europe/Oslo' }))
}
