import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './site.ts'

/** Fails where a page is wider than a telephone's window while its text is twice as large as usual. */
export async function expectFitsWithLargeText(page: Page): Promise<void> {
  const setRootSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  await page.setViewportSize({ width: 390, height: 844 })
  await setRootSize('200%')
  await expectNoSidewaysScroll(page)
  await setRootSize('')
  const browser = await page.context().newCDPSession(page)
  // Unlike the size of the document's text, the browser's own counts in media and container queries too.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expectNoSidewaysScroll(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await browser.detach()
}
