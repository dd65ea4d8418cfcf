import type { Browser, Page } from '@playwright/test'
import type { Act, Acts } from './acts.ts'
import { onSlowPhone, openWhole, untilQuiet, VISITS } from './slow-visit.ts'

/** How long the paint after an act is waited for. A press may also ask for a new document, which has come by then. */
const SETTLED_MS = 500

/** A page to act on: its URL, what is done, and what the device has stored before. */
export interface ActedPage {
  url: string
  acts: Acts
  stored?: Readonly<Record<string, string>>
}

export interface Interaction {
  name: string
  /** Milliseconds until the next paint, the best of the visits; 0 below 16. Null where the press led to a new document. */
  duration: number | null
}

/** How long a page takes to show that it was pressed, for each act of a visit, once its scripts have come. */
export async function measureInteractions(browser: Browser, page: ActedPage): Promise<Interaction[]> {
  const visits: (number | null)[][] = []
  for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, page))
  return Object.keys(page.acts).map((name, act) => {
    const durations = visits.map((durations) => durations[act] ?? null)
    return { name, duration: durations.includes(null) ? null : Math.min(...durations.map(Number)) }
  })
}

function visit(browser: Browser, { url, acts, stored = {} }: ActedPage) {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, Object.entries(stored))
    await openWhole(page, url)
    const durations: (number | null)[] = []
    for (const [name, act] of Object.entries(acts)) durations.push(await durationOf(page, name, act))
    return durations
  })
}

async function durationOf(page: Page, name: string, act: Act): Promise<number | null> {
  const before = await page.evaluate(() => {
    window.seen.interaction = 0
    return performance.timeOrigin
  })
  await act(page).catch((error) => {
    throw new Error(`a visitor ${name}`, { cause: error })
  })
  await page.waitForTimeout(SETTLED_MS)
  await untilQuiet(page)
  return page.evaluate(
    (origin) => (performance.timeOrigin === origin ? window.seen.interaction : null),
    before,
  )
}
