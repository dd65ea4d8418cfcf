import type { Browser } from '@playwright/test'
import { median, onSlowPhone } from './slow-visit.ts'

const VISITS = 5

/** Milliseconds, and kilobytes as sent by the kind of resource. */
export interface PageLoad {
  ttfb: number
  fcp: number
  lcp: number
  blocking: number
  kilobytes: Record<string, number>
}

/** Loads a page several times, and returns the median of each measure. */
export async function medianPageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const visits: PageLoad[] = []
  for (let count = 0; count < VISITS; count++) visits.push(await loadPage(browser, url))
  return {
    ttfb: median(visits.map(({ ttfb }) => ttfb)),
    fcp: median(visits.map(({ fcp }) => fcp)),
    lcp: median(visits.map(({ lcp }) => lcp)),
    blocking: median(visits.map(({ blocking }) => blocking)),
    kilobytes: visits[0]?.kilobytes ?? {},
  }
}

function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  return onSlowPhone(browser, async (page, session) => {
    const kilobytes: Record<string, number> = {}
    const kinds = new Map<string, string>()
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      kilobytes[kind] = (kilobytes[kind] ?? 0) + encodedDataLength / 1024
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const measured = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      const ttfb = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
      const { lcp, blocking } = window.seen
      return { ttfb, fcp: paint?.startTime ?? 0, lcp, blocking }
    })
    return { ...measured, kilobytes }
  })
}
