import { oddsWords as words } from '../../forms/alerts.words.ts'
import type { Odds } from './odds.ts'

const MONTH_DAYS = 30

/** What we know of a subscriber's chances, a sentence each. Where such homes are new to us, nothing is said of how often. */
export function oddsInWords({ became, others }: Odds): string[] {
  return [...(became ? [frequency(became)] : []), words.waiting(others)]
}

function frequency({ count, days }: NonNullable<Odds['became']>): string {
  return days >= 365 ? words.aYear(count) : words.months(count, Math.floor(days / MONTH_DAYS))
}
