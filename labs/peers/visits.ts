import type { Browser } from '@playwright/test'
import { onSlowPhone, openWhole, VISITS } from '../bench/slow-visit.ts'
import { type Page, pathOf } from './contenders.ts'
import { median } from './median.ts'
import { type PictureProxy, proxyWithPictures } from './picture-proxy.ts'
import type { RunningContender } from './run-contender.ts'

/** Milliseconds, kilobytes as sent, and a count of requests; pictures are left out of both. */
export interface Visit {
  lcp: number
  blocking: number
  requests: number
  html: number
  scripts: number
  /** All but pictures. */
  kilobytes: number
}

export const visitKey = (name: string, page: Page) => `${name} ${page}`

const pages = ['list', 'property'] as const

/**
 * Visits the cached pages of all contenders in turns, and gives the middle of each measure. All have their pictures from
 * our site, so that what differs is the page.
 */
export async function measureVisits(
  browser: Browser,
  running: readonly RunningContender[],
  pictures: string,
  propertyId: string,
): Promise<ReadonlyMap<string, Visit>> {
  const proxies: (RunningContender & { proxy: PictureProxy })[] = []
  for (const each of running) proxies.push({ ...each, proxy: await proxyWithPictures(each.url, pictures) })
  const found = new Map<string, Visit[]>()
  for (let count = 0; count < VISITS; count++)
    for (const page of pages)
      for (const { contender, proxy } of proxies) {
        const visited = await visit(browser, proxy.url + pathOf(contender, page, true, propertyId))
        const key = visitKey(contender.name, page)
        found.set(key, [...(found.get(key) ?? []), visited])
      }
  for (const { proxy } of proxies) proxy.close()
  return new Map([...found].map(([key, visits]) => [key, middleOf(visits)]))
}

function middleOf(visits: readonly Visit[]): Visit {
  const middle = (measure: keyof Visit) => median(visits.map((visited) => visited[measure]))
  return {
    lcp: middle('lcp'),
    blocking: middle('blocking'),
    requests: middle('requests'),
    html: middle('html'),
    scripts: middle('scripts'),
    kilobytes: middle('kilobytes'),
  }
}

function visit(browser: Browser, url: string): Promise<Visit> {
  return onSlowPhone(browser, async (page, session) => {
    const kinds = new Map<string, string>()
    const sizes: { kind: string; kilobytes: number }[] = []
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.push({ kind: kinds.get(requestId) ?? 'Other', kilobytes: encodedDataLength / 1024 })
    })
    await openWhole(page, url)
    const { lcp, blocking } = await page.evaluate(() => window.seen)
    const sum = (isMeant: (kind: string) => boolean) =>
      sizes.reduce((total, { kind, kilobytes }) => total + (isMeant(kind) ? kilobytes : 0), 0)
    return {
      lcp,
      blocking,
      requests: sizes.filter(({ kind }) => kind !== 'Image').length,
      html: sum((kind) => kind === 'Document'),
      scripts: sum((kind) => kind === 'Script'),
      kilobytes: sum((kind) => kind !== 'Image'),
    }
  })
}
