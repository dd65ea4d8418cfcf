import type { Browser } from '@playwright/test'
import { onSlowPhone, openWhole, VISITS } from './slow-visit.ts'

/** Milliseconds, how many requests, and kilobytes as sent by the kind of resource. */
export interface PageLoad {
  ttfb: number
  fcp: number
  lcp: number
  blocking: number
  requests: number
  kilobytes: Record<string, number>
}

/** Two pages side by side. */
export interface Compared<Measured> {
  withScripts: Measured
  without: Measured
}

/**
 * Loads two pages several times, and returns the best of each measure: what else the machine does only ever adds to it. They
 * take turns, so that a machine that is busy for a while is busy for both.
 */
export async function comparePageLoads(
  browser: Browser,
  urls: Compared<string>,
): Promise<Compared<PageLoad>> {
  const visits: Compared<PageLoad>[] = []
  for (let count = 0; count < VISITS; count++) {
    const withScripts = await loadPage(browser, urls.withScripts)
    visits.push({ withScripts, without: await loadPage(browser, urls.without) })
  }
  return {
    withScripts: bestOf(visits.map(({ withScripts }) => withScripts)),
    without: bestOf(visits.map(({ without }) => without)),
  }
}

function bestOf(visits: readonly PageLoad[]): PageLoad {
  return {
    ttfb: Math.min(...visits.map(({ ttfb }) => ttfb)),
    fcp: Math.min(...visits.map(({ fcp }) => fcp)),
    lcp: Math.min(...visits.map(({ lcp }) => lcp)),
    blocking: Math.min(...visits.map(({ blocking }) => blocking)),
    requests: Math.min(...visits.map(({ requests }) => requests)),
    kilobytes: visits[0]?.kilobytes ?? {},
  }
}

function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  return onSlowPhone(browser, async (page, session) => {
    const kilobytes: Record<string, number> = {}
    const kinds = new Map<string, string>()
    let requests = 0
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      requests += 1
      const kind = kinds.get(requestId) ?? 'Other'
      kilobytes[kind] = (kilobytes[kind] ?? 0) + encodedDataLength / 1024
    })
    await openWhole(page, url)
    const measured = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      const ttfb = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
      const { lcp, blocking } = window.seen
      return { ttfb, fcp: paint?.startTime ?? 0, lcp, blocking }
    })
    return { ...measured, requests, kilobytes }
  })
}
