import { formatNumber } from '../../../domain/format.ts'
import { numberWords } from '../../../domain/format.words.ts'
import { wordsOf } from '../../../domain/language.ts'
import type { SpeedMetricName, SpeedRating } from '../../../domain/page-speed.ts'
import { perLanguage } from '../../../domain/per-language.ts'
import type { Language } from '../../../landlord-types/language.ts'

const NBSP = '\u00a0'

const withDecimals = (decimals: number) =>
  perLanguage(
    (language) =>
      new Intl.NumberFormat(wordsOf(numberWords, language).locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  )

const seconds = withDecimals(1)
const shift = withDecimals(2)

/** «2,0 s», «175 ms» or «0,10»: as many decimals for each value of a metric, so that they stand below each other. */
export function showSpeed(metric: SpeedMetricName, value: number, language: Language): string {
  if (metric === 'lcp') return `${seconds(language).format(value / 1000)}${NBSP}s`
  if (metric === 'inp') return `${formatNumber(value, language)}${NBSP}ms`
  return shift(language).format(value)
}

/** «/eiendommer/…» for the pattern of a page. */
export const showPath = (page: string): string => page.replaceAll(/:\w+/g, '…')

/** The colour of a rating. */
export const ratingTones = { good: 'good', fair: 'warm', poor: 'bad' } as const satisfies Record<
  SpeedRating,
  string
>
