import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { MAX_NARROW_PX, type SpeedMetricName, visitReportPath } from '../../domain/page-speed.ts'
import { routesAt } from '../components/load-code.ts'

/**
 * Sends how fast the document was when the page is hidden for the first time: the pattern of its page, and no address. What
 * happens on pages that the router opened later counts to the document.
 */
export function reportVisit(pathname: string): void {
  const page = `/${routesAt(pathname)
    .flatMap(({ path }) => path || [])
    .join('/')}`
  const isNarrow = innerWidth <= MAX_NARROW_PX
  const measured: Partial<Record<SpeedMetricName, number>> = {}
  const keep =
    (name: SpeedMetricName) =>
    ({ value }: Metric) => {
      measured[name] = value
    }
  onLCP(keep('lcp'))
  onINP(keep('inp'))
  onCLS(keep('cls'))
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    const report = JSON.stringify({ page, isNarrow, ...measured })
    navigator.sendBeacon(visitReportPath, new Blob([report], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', send)
}
