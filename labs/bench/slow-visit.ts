import type { Browser, CDPSession, Page } from '@playwright/test'
import { waitUntilAlive } from '../../test/support/site.ts'

/** Slow 4G as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s, and a processor slowed down four times. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
export const SLOWER = 4
/** How long a page may take to load before the run fails: a machine may be busy. */
const PATIENCE_MS = 60_000
/** How long requests that a page still waits for are waited for. */
const QUIET_WITHIN_MS = 10_000

/** How many times each page is visited. */
export const VISITS = 3

/** Opens an empty page of a phone on a slow line, lets it be used, and closes it. */
export async function onSlowPhone<Measured>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  })
  try {
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(observe)
    return await use(page, session)
  } finally {
    await context.close()
  }
}

/** Opens a page and waits until its scripts, which come late, have taken it over. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitUntilAlive(page)
  await untilQuiet(page)
}

/** Waits until a page asks for nothing more. One that goes on is measured as it is. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => undefined)
}

/** Notes in `window.seen` what the page takes to load and to answer. Runs in the page. */
export function observe(): void {
  const seen = { lcp: 0, blocking: 0, interaction: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        seen.interaction = Math.max(seen.interaction, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  // A chosen file is no interaction to the browser: the time until the next paint is taken here.
  addEventListener(
    'change',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.interaction = Math.max(seen.interaction, performance.now() - timeStamp)
        }),
      )
    },
    true,
  )
}
