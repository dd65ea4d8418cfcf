/**
 * Numbers, money and dates as Norwegians write them (nb-NO, Europe/Oslo). Used on the server only, so that a
 * page never depends on what a browser knows of Norwegian.
 */

/** Keeps a number and what belongs to it on one line. */
const NBSP = '\u00a0'

const number = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 })
const timeZone = 'Europe/Oslo'
const date = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'long', year: 'numeric', timeZone })
const time = new Intl.DateTimeFormat('nb-NO', { hour: '2-digit', minute: '2-digit', timeZone })

/** «12 500», with no-break spaces between the thousands. */
export function formatNumber(value: number): string {
  // Most numbers are whole; `Intl` takes a hundred times as long to find that out.
  if (Number.isInteger(value) && value >= 0) return String(value).replace(/\B(?=(\d{3})+$)/g, NBSP)
  return number.format(value).replace(/\s/g, NBSP).replace('-', '−')
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
  return date.format(when)
}

/** «21. november 2026 kl. 09.15». */
export function formatDateTime(when: Date): string {
  return `${date.format(when)} kl. ${time.format(when).replace(':', '.')}`
}
