import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { messageOf } from '../../src/platform/base/errors.ts'
import { chromiumFlags, findChromium } from '../../test/support/chromium.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { measureInteractions } from './interactions.ts'
import { comparePageLoads, type PageLoad } from './page-load.ts'
import { startSite } from './processes.ts'
import { say } from './report.ts'
import { measureStep, type Step } from './steps.ts'
import { proxyTo } from './stripping-proxy.ts'
import { type MeasuredPage, measuredPages } from './visitor-acts.ts'

/** How much later the largest contentful paint may be than on the same page without scripts. */
const MAX_LCP_RATIO = 1.1
/** How long a press may take until the page shows it (INP), in milliseconds. */
const MAX_INTERACTION_MS = 100

/** Steps from page to page: by the router, beside plain documents. */
const steps: readonly Step[] = [
  { from: '/', link: 'main a[href^="/eiendommer"]' },
  { from: '/eiendommer', link: '.card a' },
  { from: '/bolig', link: 'main a[href="/ledige-leiligheter"]' },
]

/** Says how long a step takes by the router, beside the same step where no page has scripts. */
async function measureSteps(whole: string, bare: string): Promise<void> {
  for (const step of steps) {
    if (!isAsked(step.from)) continue
    const router = await measureStep(browser, whole, step)
    const document = await measureStep(browser, bare, step)
    say(
      `from ${step.from} to ${step.link}: ${Math.round(router)} by the router, ${Math.round(document)} by a document`,
    )
    if (router > document) fail('the router takes longer than a document')
  }
}

/** Milliseconds until the first paint, plus those in which the main thread is blocked. */
const freeAfter = ({ fcp, blocking }: PageLoad) => fcp + blocking

function row(name: string, { ttfb, fcp, lcp, blocking, requests, kilobytes }: PageLoad): void {
  const rounded = (value: number) => `${Math.round(value)}`.padStart(5)
  const bytes = Object.entries(kilobytes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, size]) => `${kind} ${size.toFixed(1)}`)
  const total = Object.values(kilobytes).reduce((sum, size) => sum + size, 0)
  say(
    `  ${name.padEnd(18)}${[ttfb, fcp, lcp, blocking, requests, total].map(rounded).join('  ')}   ${bytes.join(', ')}`,
  )
}

/** The pages to measure, by the beginning of their addresses: `npm run bench:browser -- /eiendommer`; all, where none are named. */
const asked = process.argv.slice(2)

const isAsked = (path: string): boolean =>
  asked.length === 0 || asked.some((start) => path === start || (start !== '/' && path.startsWith(start)))

function fail(problem: string): void {
  say(`  ${problem}`)
  process.exitCode = 1
}

/** Says how a page loads beside itself without scripts, and how soon it answers to what a visitor does. */
async function measurePage(whole: string, bare: string, { acts, stored = {} }: MeasuredPage): Promise<void> {
  await fetch(whole)
  const { withScripts, without } = await comparePageLoads(browser, { withScripts: whole, without: bare })
  row('as it is', withScripts)
  row('scripts removed', without)
  const lcp = withScripts.lcp / without.lcp
  const free = freeAfter(withScripts) / freeAfter(without)
  say(
    `  of the page without its scripts: LCP ${lcp.toFixed(2)}, painted and free to answer ${free.toFixed(2)}`,
  )
  if (lcp > MAX_LCP_RATIO) fail(`its LCP is more than ${MAX_LCP_RATIO} of that`)
  for (const { name, duration } of await measureInteractions(browser, { url: whole, acts, stored })) {
    say(`  a visitor ${name}: ${duration === null ? 'a new document' : `INP ${Math.round(duration)}`}`)
    if (duration !== null && duration > MAX_INTERACTION_MS) fail(`that is more than ${MAX_INTERACTION_MS} ms`)
  }
}

await buildIfStale()
const folder = temporaryFolder('bench')
const site = await startSite(join(folder, 'data'), 'on')
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const { cards } = await (await fetch(`${site.url}/api/eiendommer?type=bolig&ledig=1`)).json()
  const [home, ...others]: string[] = cards.slice(0, 3).map(({ id }: { id: string }) => id)
  if (!home) throw new Error('The demo has no vacant home')
  const whole = await proxyTo(site.url, { withScripts: true })
  const bare = await proxyTo(site.url, { withScripts: false })
  say('Slow 4G, processor slowed four times, 390 px. Milliseconds; kilobytes as sent.')
  say(`  ${''.padEnd(18)} TTFB    FCP    LCP  block    req     kB`)
  for (const [path, page] of Object.entries(measuredPages(home, others))) {
    if (!isAsked(path)) continue
    say(path)
    try {
      await measurePage(whole.url + path, bare.url + path, page)
    } catch (error) {
      // The others are measured all the same.
      fail(`could not be measured: ${messageOf(error)}`)
    }
  }
  await measureSteps(whole.url, bare.url)
  whole.close()
  bare.close()
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
