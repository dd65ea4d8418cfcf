import type { Language } from '../../../../landlord-types/language.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { alertWords } from '../alerts.words.ts'
import type { Odds } from './odds.ts'

const MONTH_DAYS = 30

/** What we know of a subscriber's chances, a sentence each. Where such homes are new to us, nothing is said of how often. */
export function oddsInWords({ became, others }: Odds, language: Language): string[] {
  const { odds } = wordsOf(alertWords, language)
  return [...(became ? [frequency(became, language)] : []), odds.waiting(others)]
}

function frequency({ count, days }: NonNullable<Odds['became']>, language: Language): string {
  const { odds } = wordsOf(alertWords, language)
  return days >= 365 ? odds.aYear(count) : odds.months(count, Math.floor(days / MONTH_DAYS))
}
