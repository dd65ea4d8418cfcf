import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { buildIfStale } from '../build.ts'
import { chromiumFlags, findChromium } from '../test/support/chromium.ts'
import { temporaryFolder } from '../test/support/temporary-folder.ts'
import { startSite } from './processes.ts'
import { proxyTo } from './stripping-proxy.ts'

/** Slow 4G as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s, and a processor slowed down four times. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWER = 4
const VISITS = 5
/** How much later the largest contentful paint may be than on the same page without scripts. */
const MAX_LCP_RATIO = 1.1

interface PageLoad {
  ttfb: number
  fcp: number
  lcp: number
  blocking: number
  kilobytes: Record<string, number>
}

const say = (text = '') => process.stdout.write(`${text}\n`)

async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const kilobytes: Record<string, number> = {}
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    kilobytes[kind] = (kilobytes[kind] ?? 0) + encodedDataLength / 1024
  })
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocking: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const measured = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const ttfb = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
    return { ttfb, fcp: paint?.startTime ?? 0, ...window.seen }
  })
  await context.close()
  return { ...measured, kilobytes }
}

/** Milliseconds until the first paint, plus those in which the main thread is blocked. */
const freeAfter = ({ fcp, blocking }: PageLoad) => fcp + blocking

/** Loads a page several times, and returns the median of each measure. */
async function medianPageLoad(browser: Browser, url: string): Promise<PageLoad> {
  const visits: PageLoad[] = []
  for (let count = 0; count < VISITS; count++) visits.push(await loadPage(browser, url))
  const middle = (read: (each: PageLoad) => number) =>
    visits.map(read).sort((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0
  return {
    ttfb: middle((each) => each.ttfb),
    fcp: middle((each) => each.fcp),
    lcp: middle((each) => each.lcp),
    blocking: middle((each) => each.blocking),
    kilobytes: visits[0]?.kilobytes ?? {},
  }
}

function row(name: string, { ttfb, fcp, lcp, blocking, kilobytes }: PageLoad): void {
  const milliseconds = (value: number) => `${Math.round(value)}`.padStart(5)
  const bytes = Object.entries(kilobytes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, size]) => `${kind} ${size.toFixed(1)}`)
  say(`  ${name.padEnd(18)}${[ttfb, fcp, lcp, blocking].map(milliseconds).join('  ')}   ${bytes.join(', ')}`)
}

await buildIfStale()
const folder = temporaryFolder('bench')
const site = await startSite(join(folder, 'data'), 'on')
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const { cards } = await (await fetch(`${site.url}/api/eiendommer`)).json()
  const whole = await proxyTo(site.url, { withScripts: true })
  const bare = await proxyTo(site.url, { withScripts: false })
  say('Slow 4G, processor slowed four times, 390 px. Milliseconds; kilobytes as sent.')
  say(`  ${''.padEnd(18)} TTFB    FCP    LCP  block`)
  for (const path of ['/', '/eiendommer', `/eiendommer/${cards[0].id}`, '/interesseskjema']) {
    say(path)
    await fetch(whole.url + path)
    const withScripts = await medianPageLoad(browser, whole.url + path)
    const without = await medianPageLoad(browser, bare.url + path)
    row('as it is', withScripts)
    row('scripts removed', without)
    const lcp = withScripts.lcp / without.lcp
    const free = freeAfter(withScripts) / freeAfter(without)
    say(
      `  of the page without its scripts: LCP ${lcp.toFixed(2)}, painted and free to answer ${free.toFixed(2)}`,
    )
    if (lcp > MAX_LCP_RATIO) process.exitCode = 1
  }
  whole.close()
  bare.close()
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
