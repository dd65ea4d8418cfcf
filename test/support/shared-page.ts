import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** Gives the tab of a name; it is opened in a context with these options, and prepared, when it is first asked for. */
export type Tabs = (
  name: string,
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<unknown>,
) => Promise<Page>

interface Fixtures {
  /** A tab without scripts and without cookies. */
  withoutScripts: Page
}

/**
 * Tests that load one page after the other in the same tab. In a tab of its own, whose process has compiled
 * nothing yet, a page costs three times the work.
 */
export const test = base.extend<Fixtures, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, use) => {
      const open = new Map<string, Promise<Page>>()
      const openTab = async (options: BrowserContextOptions, prepare: Parameters<Tabs>[2]) => {
        const baseURL = `http://localhost:${process.env.TEST_PORT ?? '4310'}`
        const context = await browser.newContext({ baseURL, locale: 'nb-NO', ...options })
        const page = await context.newPage()
        await prepare?.(page)
        return page
      }
      await use((name, options = {}, prepare = undefined) => {
        const tab = open.get(name) ?? openTab(options, prepare)
        open.set(name, tab)
        return tab
      })
      for (const tab of open.values()) await (await tab).context().close()
    },
    { scope: 'worker' },
  ],
  withoutScripts: async ({ tabs, viewport }, use) => {
    const page = await tabs('without scripts', { javaScriptEnabled: false })
    await page.context().clearCookies()
    await page.setViewportSize(viewport ?? { width: 1280, height: 900 })
    await use(page)
  },
})
