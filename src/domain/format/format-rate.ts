import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../text/language.ts'
import { formatMoney, formatNumber } from './format.ts'
import { rateWords } from './format-rate.words.ts'

/** «12 500 kr/mnd». */
export function formatMoneyPerMonth(kroner: number, language: Language): string {
  return wordsOf(rateWords, language).perMonth(formatMoney(kroner, language))
}

/** «6 800 kr/sesong». */
export function formatMoneyPerSeason(kroner: number, language: Language): string {
  return wordsOf(rateWords, language).perSeason(formatMoney(kroner, language))
}

/** «1 450 kr/m²/år». */
export function formatYearlyRent(kroner: number, language: Language): string {
  return wordsOf(rateWords, language).perAreaAndYear(formatMoney(kroner, language))
}

/** «1 500–3 500 kr per m² per år». */
export function formatPricePerSquareMetre(from: number, to: number, language: Language): string {
  const range = `${formatNumber(from, language)}–${formatMoney(to, language)}`
  return wordsOf(rateWords, language).perSquareMetre(range)
}
