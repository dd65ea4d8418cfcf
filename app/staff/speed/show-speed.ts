import { formatNumber } from '../../../domain/format.ts'
import type { SpeedMetricName } from '../../../domain/page-speed.ts'
import type { Language } from '../../../landlord-types/language.ts'

/** «2,5 s», «175 ms» or «0,12». */
export function showSpeed(metric: SpeedMetricName, value: number, language: Language): string {
  if (metric === 'lcp') return `${formatNumber(value / 1000, language)} s`
  return metric === 'inp' ? `${formatNumber(value, language)} ms` : formatNumber(value, language)
}

/** «/eiendommer/…» for the pattern of a page; `front` names the front page. */
export const showPage = (page: string, front: string): string =>
  page === '/' ? front : page.replaceAll(/:\w+/g, '…')
