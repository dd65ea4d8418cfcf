import { test as base } from './shared-page.ts'

export { expect } from '@playwright/test'

/**
 * Tests whose page is the tab of the test before, as a first visit finds it: nothing is stored, held or listened for. For those
 * that add no scripts to it and change nothing else of its context.
 */
export const test = base.extend({
  page: async ({ tabs, viewport, javaScriptEnabled, hasTouch }, use) => {
    const name = `reused ${JSON.stringify({ javaScriptEnabled, hasTouch })}`
    const page = await tabs(name, { javaScriptEnabled, hasTouch })
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A document of the site without scripts, where a page that is left has stored what it wants to.
    await page.goto('/robots.txt')
    if (javaScriptEnabled) await page.evaluate(clearStorage)
    await page.context().clearCookies()
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null })
    await page.setViewportSize(viewport ?? { width: 1280, height: 900 })
    await page.mouse.move(0, 0)
    await use(page)
  },
})

function clearStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
}
