import type { Browser, Locator, Page } from '@playwright/test'
import { onSlowPhone, openWhole, untilQuiet, VISITS } from './slow-visit.ts'

/** What a visitor does on a page, one after the other. */
export type Acts = Readonly<Record<string, (page: Page) => Locator>>

export interface Interaction {
  name: string
  /** Milliseconds until the next paint, the best of the visits; 0 below 16. Null where the press led to a new document. */
  duration: number | null
}

/** How long a page takes to show that it was pressed, for each act of a visit, once its scripts have come. */
export async function measureInteractions(browser: Browser, url: string, acts: Acts): Promise<Interaction[]> {
  const visits: (number | null)[][] = []
  for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, url, Object.values(acts)))
  return Object.keys(acts).map((name, act) => {
    const durations = visits.map((durations) => durations[act] ?? null)
    return { name, duration: durations.includes(null) ? null : Math.min(...durations.map(Number)) }
  })
}

function visit(browser: Browser, url: string, acts: readonly ((page: Page) => Locator)[]) {
  return onSlowPhone(browser, async (page) => {
    await openWhole(page, url)
    const durations: (number | null)[] = []
    for (const act of acts) {
      const before = await page.evaluate(() => {
        window.seen.interaction = 0
        return performance.timeOrigin
      })
      await act(page).click()
      await untilQuiet(page)
      durations.push(
        await page.evaluate(async (origin) => {
          // The observer is told after the paint.
          await new Promise((resolve) => setTimeout(resolve, 500))
          return performance.timeOrigin === origin ? window.seen.interaction : null
        }, before),
      )
    }
    return durations
  })
}
