import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildIfStale } from '../build-if-stale.ts'
import { messageOf } from '../server/base/errors.ts'
import { chromiumFlags, findChromium } from '../test/support/chromium.ts'
import { temporaryFolder } from '../test/support/temporary-folder.ts'
import { type Acts, measureInteractions } from './interactions.ts'
import { comparePageLoads, type PageLoad } from './page-load.ts'
import { startSite } from './processes.ts'
import { say } from './report.ts'
import { proxyTo } from './stripping-proxy.ts'

/** How much later the largest contentful paint may be than on the same page without scripts. */
const MAX_LCP_RATIO = 1.1
/** How long a press may take until the page shows it (INP), in milliseconds. */
const MAX_INTERACTION_MS = 100

const filters = (page: Page) => page.getByRole('search', { name: 'Filtre' })
const filterButton = (page: Page) => filters(page).getByRole('button', { name: 'Filtrer og sorter' })

/** The pages that are measured, with what a visitor presses on each. */
const pagesOf = (propertyId: string): Readonly<Record<string, Acts>> => ({
  '/': { 'opens the menu': (page) => page.locator('header').getByText('Meny', { exact: true }) },
  '/eiendommer': {
    'chooses a type': (page) => page.getByRole('link', { name: 'Minilager' }).first(),
  },
  '/eiendommer?type=bolig&by=larvik&soverom=2': {
    'opens the filters': filterButton,
    'opens a filter': (page) => filters(page).locator('summary').nth(1),
    'makes a choice': (page) => filters(page).locator('details[open] a:not([aria-current])').first(),
  },
  '/eiendommer?type=bolig&visning=kart': {
    'opens the filters': filterButton,
    'closes them': (page) => filters(page).getByRole('button', { name: 'Lukk' }).first(),
    'chooses what stands at a pin': (page) => page.locator('.map-canvas a').first(),
  },
  [`/eiendommer/${propertyId}`]: {
    'sees the next picture': (page) => page.getByRole('button', { name: 'Neste bilde' }),
    'saves it': (page) => page.getByRole('button', { name: /^Lagre/ }),
    'unfolds who owns it': (page) => page.getByText('Eier og matrikkel'),
  },
  '/interesseskjema': {
    'chooses a type': (page) => page.getByRole('main').getByText('Parkering', { exact: true }).first(),
  },
})

/** Milliseconds until the first paint, plus those in which the main thread is blocked. */
const freeAfter = ({ fcp, blocking }: PageLoad) => fcp + blocking

function row(name: string, { ttfb, fcp, lcp, blocking, kilobytes }: PageLoad): void {
  const milliseconds = (value: number) => `${Math.round(value)}`.padStart(5)
  const bytes = Object.entries(kilobytes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, size]) => `${kind} ${size.toFixed(1)}`)
  say(`  ${name.padEnd(18)}${[ttfb, fcp, lcp, blocking].map(milliseconds).join('  ')}   ${bytes.join(', ')}`)
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
async function measurePage(whole: string, bare: string, acts: Acts): Promise<void> {
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
  for (const { name, duration } of await measureInteractions(browser, whole, acts)) {
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
  const whole = await proxyTo(site.url, { withScripts: true })
  const bare = await proxyTo(site.url, { withScripts: false })
  say('Slow 4G, processor slowed four times, 390 px. Milliseconds; kilobytes as sent.')
  say(`  ${''.padEnd(18)} TTFB    FCP    LCP  block`)
  for (const [path, acts] of Object.entries(pagesOf(cards[0].id))) {
    if (!isAsked(path)) continue
    say(path)
    try {
      await measurePage(whole.url + path, bare.url + path, acts)
    } catch (error) {
      // The others are measured all the same.
      fail(`could not be measured: ${messageOf(error)}`)
    }
  }
  whole.close()
  bare.close()
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
