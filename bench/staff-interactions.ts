import { rmSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { buildIfStale } from '../build.ts'
import { startEmbeddedDatabase } from '../server/database/embedded.ts'
import { chromiumFlags, findChromium } from '../test/support/chromium.ts'
import { waitUntilAlive } from '../test/support/site.ts'
import { temporaryFolder } from '../test/support/temporary-folder.ts'
import { fill, makeStaff } from './many-cases.ts'
import { startSite } from './processes.ts'
import { say } from './report.ts'
import { observe, SLOWER } from './slow-visit.ts'

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** How long the workspace may take to show what a staff member did (INP), in milliseconds. */
const MAX_INTERACTION_MS = 100
const VISITS = 3
const CASES = 2000

/** What a staff member does, one after the other: in the inbox, then in a case. */
type Act = (page: Page) => Promise<void>

const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key)

const inbox: Readonly<Record<string, Act>> = {
  'goes to the next case (j)': press('j'),
  'goes back (k)': press('k'),
  'chooses a case (x)': press('x'),
  'chooses another by its checkbox': (page) => page.locator('ol input[type=checkbox]').nth(3).click(),
  'chooses all': (page) => page.locator('form input[type=checkbox]').first().click(),
  'opens the filters': (page) => page.getByText('Filtre', { exact: true }).click(),
  'opens the finder (Ctrl+K)': press('Control+k'),
  'types in the finder': press('l'),
  'closes the finder': press('Escape'),
}

const oneCase: Readonly<Record<string, Act>> = {
  'opens the assignees (a)': press('a'),
  'goes through them': press('ArrowDown'),
  'closes them': press('Escape'),
  'begins a reply': (page) => page.locator('#svar textarea').click(),
  'types in the reply': press('H'),
  'goes on': press('e'),
  'opens the templates': (page) => page.getByText('Sett inn mal').click(),
  'opens the note': (page) => page.getByText('Internt notat').first().click(),
}

async function visit(browser: Browser, url: string, cookie: string, acts: readonly Act[]): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies([
      {
        name: '__Host-husvaer-session_token',
        value: cookie,
        url: url.replace('http:', 'https:'),
        secure: true,
      },
    ])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(observe)
    await page.goto(url)
    await waitUntilAlive(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const durations: number[] = []
    for (const act of acts) {
      await page.evaluate(() => {
        window.seen.interaction = 0
      })
      await act(page)
      await page.waitForLoadState('networkidle')
      durations.push(
        await page.evaluate(async () => {
          // The observer is told after the paint.
          await new Promise((resolve) => setTimeout(resolve, 500))
          return window.seen.interaction
        }),
      )
    }
    return durations
  } finally {
    await context.close()
  }
}

async function measure(browser: Browser, url: string, cookie: string, acts: Readonly<Record<string, Act>>) {
  const visits: number[][] = []
  for (let count = 0; count < VISITS; count++)
    visits.push(await visit(browser, url, cookie, Object.values(acts)))
  Object.keys(acts).forEach((name, act) => {
    const duration = median(visits.map((durations) => durations[act] ?? Number.NaN))
    say(`  a staff member ${name}: INP ${Math.round(duration)}`)
    if (duration > MAX_INTERACTION_MS) process.exitCode = 1
  })
}

await buildIfStale()
const dataDir = temporaryFolder('bench-staff')
const site = await startSite(dataDir, 'on')
const database = await startEmbeddedDatabase(dataDir)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const [token = ''] = await makeStaff(client, dataDir, 20)
  await fill(client, CASES)
  const { rows } = await client.query("select reference from cases where status = 'new' order by id limit 1")
  const cookie = token.slice(token.indexOf('=') + 1)
  const url = site.url.replace('127.0.0.1', 'localhost')
  say(`Processor slowed ${SLOWER} times, 1440 px. Milliseconds until the next paint.`)
  say('The inbox')
  await measure(browser, `${url}/saker`, cookie, inbox)
  say('A case')
  await measure(browser, `${url}/saker/${rows[0].reference}?fane=venter-pa-oss`, cookie, oneCase)
} finally {
  await browser.close()
  await client.end()
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
