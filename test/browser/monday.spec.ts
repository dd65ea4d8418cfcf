import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { inboxTexts } from '../../src/features/inbox/inbox.words.ts'
import { freePort } from '../support/free-port.ts'
import { focusOn } from '../support/press-acts/act.ts'
import { Presses } from '../support/presses.ts'
import { shownMoment } from '../support/shown-moment.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { openStaffPage, signInOverHttp } from '../support/staff-browser.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const name = 'Ingrid Berg (demo)'

let site: SiteProcess
/** Who does the work. */
let hers: BrowserContext
/** The same person without scripts, who reads every list faster. */
let reading: BrowserContext
// The tests share a site; the last one changes it.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser }) => {
  const port = await freePort()
  const own = { DATA_DIR: temporaryFolder('monday'), DATABASE_URL: '' }
  const filling = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DEMO: 'on',
    LOG_LEVEL: 'error',
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['demo/month/main.ts', '--cases', '150'], {
    env: { ...process.env, ...own, ...filling },
  })
  const link =
    stdout
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(': ')
      .at(-1) ?? ''
  site = await startSiteProcess(port, { ...own, PASSWORD_HASHING: 'weak' })
  hers = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
  await signInOverHttp(hers.request, { email: 'ingrid@demo.eksempel.no', name, link })
  const storageState = await hers.storageState()
  reading = await browser.newContext({ baseURL: site.url, storageState, javaScriptEnabled: false })
})
test.afterAll(async () => {
  await hers?.close()
  await reading?.close()
  await site?.end('SIGTERM')
})

/** How many faults she answers and closes. */
const ANSWERED = 4

const rowsOf = (page: Page) => page.locator('main ol > li[data-density]')

const referencesOf = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => /[A-Z]{3}-[A-Z0-9]+/.exec(row.outerHTML)?.[0] ?? ''))

const laneLinks = (page: Page) =>
  page.getByRole('navigation', { name: inboxTexts.laneMenu }).getByRole('link')

/** What a row shows of its place in the list: how urgent it is, and the time in its column. */
const shownOrder = (rows: Locator) =>
  rows.evaluateAll((elements) =>
    elements.map((row) => {
      const cell = row.querySelector('[data-column=deadline]')
      const deadline = cell?.querySelector('[title]')?.getAttribute('title')
      return {
        urgency: row.getAttribute('data-urgency'),
        isDeadline: Boolean(deadline),
        time: deadline ?? cell?.textContent ?? '',
      }
    }),
  )

/** Every row of a list, page by page. */
async function rowsAt(page: Page, href: string): Promise<Awaited<ReturnType<typeof shownOrder>>> {
  await page.goto(href)
  const shown = await shownOrder(rowsOf(page))
  const older = page.getByRole('link', { name: inboxTexts.older })
  const next = (await older.count()) === 0 ? null : await older.first().getAttribute('href')
  return next ? [...shown, ...(await rowsAt(page, next))] : shown
}

/** Opens every lane: each has as many rows as it says, in the order of what they show. Gives the counts. */
async function walkLanes(): Promise<ReadonlyMap<string, number>> {
  const page = await reading.newPage()
  await page.goto('/saker')
  const lanes = await laneLinks(page).evaluateAll((links) =>
    links.map((link) => {
      const [, lane = '', count] = /^(.*?)(\d+)?$/.exec(link.textContent) ?? []
      return {
        lane,
        count: count === undefined ? null : Number(count),
        href: link.getAttribute('href') ?? '',
      }
    }),
  )
  const counts = new Map<string, number>()
  for (const { lane, count, href } of lanes) {
    const rows = await rowsAt(page, href)
    expect(rows.length, lane).toBe(count ?? rows.length)
    const keys = rows.map((row) => placeIn(lane, row))
    expect(keys, lane).toEqual(keys.toSorted(byParts))
    counts.set(lane, rows.length)
  }
  await page.close()
  return counts
}

/** Where a row belongs in a lane, by what it shows. */
function placeIn(
  lane: string,
  { urgency, isDeadline, time }: Awaited<ReturnType<typeof shownOrder>>[number],
): number[] {
  const { utsatt, ferdig, alle } = inboxTexts.lanes
  const at = shownMoment(time, new Date())
  if (lane === utsatt) return [at]
  if (lane === ferdig || lane === alle) return [-at]
  return [urgency === 'danger' ? 0 : urgency === 'urgent' ? 1 : 2, isDeadline ? 0 : 1, at]
}

function byParts(one: number[], other: number[]): number {
  const place = one.findIndex((part, index) => part !== other[index])
  return (one[place] ?? 0) - (other[place] ?? 0)
}

test('each lane has as many rows as it says, in the order of what they show', async () => {
  const counts = await walkLanes()
  expect([...counts.values()].filter((count) => count > 1).length).toBeGreaterThan(5)
})

test('each number of the overview leads to a list of exactly so many cases', async () => {
  const page = await reading.newPage()
  await page.goto('/intern/oversikt')
  // A cell of hours leads to the list of its week too, whose number stands before it.
  const numbers = await page.locator('main a[href^="/saker?"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const count = /^\d+$/.exec(link.textContent)
      return count ? [[link.getAttribute('href') ?? '', Number(count[0])] as const] : []
    }),
  )
  const counts = new Map(numbers.toReversed())
  expect(counts.size).toBeGreaterThan(20)
  for (const [href, count] of counts) expect.soft(await rowsAt(page, href), href).toHaveLength(count)
  await page.close()
})

test('faults that are answered, given away and snoozed lie where that puts them', async () => {
  const before = await walkLanes()
  const page = await hers.newPage()
  const hands = new Presses(page)
  const faults = '/saker?fane=venter-pa-oss&skjema=issue-report'
  await openStaffPage(page, faults)
  const answered = (await referencesOf(page)).slice(0, ANSWERED)
  const message = page.getByLabel('Melding', { exact: true })
  for (const reference of answered) {
    await hands.key('t', focusOn(page.getByRole('combobox', { name: 'Søk i malene' })))
    await expect(page).toHaveURL(new RegExp(reference))
    const digit = await page
      .getByRole('option', { name: 'Dette er i orden' })
      .getAttribute('aria-keyshortcuts')
    await hands.key(digit ?? '', focusOn(message))
    await hands.key('Control+Shift+Enter', () =>
      expect(page).not.toHaveURL(new RegExp(reference), { timeout: 5000 }),
    )
    await expect(page.getByRole('status').filter({ hasText: reference })).toContainText('Angre')
  }
  expect(hands.count).toBe(3 * ANSWERED)

  await openStaffPage(page, faults)
  const left = await referencesOf(page)
  expect(left).not.toEqual(expect.arrayContaining(answered))
  const people = page.getByRole('combobox', { name: 'Søk etter kollega' })
  await hands.key('A', focusOn(people))
  const colleague = await page.locator('[role=option][aria-keyshortcuts="2"] span').last().innerText()
  await hands.key('2', () => expect(people).toBeHidden({ timeout: 5000 }))
  await expect(rowsOf(page).first().locator('[data-column=assignee]')).toContainText(colleague)

  const times = page.getByRole('combobox', { name: 'Utsett til' })
  await hands.key('z', focusOn(times))
  await hands.key('2', () => expect(times).toBeHidden({ timeout: 5000 }))
  // A sender who waits past the deadline is asked about first.
  const anyway = page.getByRole('button', { name: 'Utsett uten å svare' })
  const isSnoozed = page.getByText('Én sak er utsatt.')
  await expect(anyway.or(isSnoozed)).toBeVisible()
  if (await anyway.isVisible()) await hands.press(anyway)
  await expect(isSnoozed).toBeVisible()
  await openStaffPage(page, '/saker?fane=utsatt')
  expect(await referencesOf(page)).toContain(left[0])
  await openStaffPage(page, '/saker?fane=ferdig')
  expect((await referencesOf(page)).slice(0, ANSWERED)).toEqual(answered.toReversed())
  await page.close()

  const after = await walkLanes()
  const { utsatt, ferdig, alle, 'venter-pa-oss': waiting } = inboxTexts.lanes
  const moved = (lane: string) => (after.get(lane) ?? 0) - (before.get(lane) ?? 0)
  expect([waiting, ferdig, utsatt, alle].map(moved)).toEqual([-ANSWERED - 1, ANSWERED, 1, 0])
})
