import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../text/language.ts'
import { perLanguage } from '../text/per-language.ts'
import { amountWords, numberWords } from './format.words.ts'

const number = perLanguage(
  (language) => new Intl.NumberFormat(wordsOf(numberWords, language).locale, { maximumFractionDigits: 2 }),
)

/** «12 500», with no-break spaces between the thousands. */
export function formatNumber(value: number, language: Language): string {
  const { thousands } = wordsOf(numberWords, language)
  // Most numbers are whole; `Intl` takes a hundred times as long to find that out.
  if (Number.isInteger(value) && value >= 0) return String(value).replace(/\B(?=(\d{3})+$)/g, thousands)
  return number(language).format(value).replace(/\s/g, thousands).replace('-', '−')
}

/** «12 500 kr». */
export function formatMoney(kroner: number, language: Language): string {
  return wordsOf(amountWords, language).money(formatNumber(kroner, language))
}

/** «68 m²». */
export function formatArea(squareMetres: number, language: Language): string {
  return wordsOf(amountWords, language).area(formatNumber(squareMetres, language))
}

/** «7 m». */
export function formatLength(metres: number, language: Language): string {
  return wordsOf(amountWords, language).length(formatNumber(metres, language))
}
