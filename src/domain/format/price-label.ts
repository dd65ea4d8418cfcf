import type { Language } from '../../../landlord-types/language.ts'
import { defineWords, wordsOf } from '../text/language.ts'
import { formatNumber } from './format.ts'
import { formatMoneyPerMonth } from './format-rate.ts'

/** What is said of a rent that is not set (specification 1 §7). */
export const noPriceWords = defineWords({ nb: { noPrice: 'Pris på forespørsel' } })

/** A price, a range of prices, or that there is none. */
export function pricePerMonthLabel(
  lowest: number | null,
  highest: number | null,
  language: Language,
): string {
  if (lowest === null || highest === null) return wordsOf(noPriceWords, language).noPrice
  if (lowest === highest) return formatMoneyPerMonth(lowest, language)
  return `${formatNumber(lowest, language)}–${formatMoneyPerMonth(highest, language)}`
}
