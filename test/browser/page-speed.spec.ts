import { expect, type Page, test } from '@playwright/test'
import { visitReportPath } from '../../domain/page-speed.ts'
import { expectNoSidewaysScroll, openAlive } from '../support/site.ts'
import { fromOurPages, openStaffPage, signedInAs } from '../support/staff-browser.ts'

/** Draws a number of the page load that has it measured: one in ten is. */
const drawLow = () => {
  Math.random = () => 0.05
}
const drawHigh = () => {
  Math.random = () => 0.5
}

/** The requests that a page makes for being measured: code and reports. */
function measuringRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === visitReportPath || pathname.includes('/report-visit')) asked.push(pathname)
  })
  return asked
}

/** The code that decides has run, and what it asked for has been asked for. */
async function waitUntilDecided(page: Page): Promise<void> {
  const code = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/fetch-ahead'))?.name ?? '',
  )
  await page.evaluate(
    async (url) => {
      await import(url)
      await fetch('/healthz')
    },
    await code.jsonValue(),
  )
}

/** Hides the page as the browser does when its visitor leaves it. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('a page load in ten tells how fast it was, by the pattern of its document, and staff see it', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.addInitScript(drawLow)
  const { cards } = await (await page.request.get('/api/eiendommer')).json()
  const code = page.waitForResponse('**/report-visit*.js')
  await openAlive(page, `/eiendommer/${cards[0].id}`)
  await (await code).finished()
  await page.locator('a[href="/om-oss"]:visible').first().click()
  await expect(page).toHaveURL(/\/om-oss$/)
  const sent = page.waitForRequest(`**${visitReportPath}`)
  await hide(page)
  expect((await sent).method()).toBe('POST')
  expect(await page.context().cookies()).toEqual([])

  const context = await signedInAs(browser, 'administrator', baseURL, { javaScriptEnabled: false })
  const staff = await context.newPage()
  const row = staff.getByRole('row', { name: '/eiendommer/…' })
  await expect(async () => {
    await staff.goto('/intern/fart?side=/eiendommer/:id')
    // A value with its mark: the time of the largest paint, and the shift, which every visit has.
    await expect(row).toContainText(/\d+,\d\ss (bra|kan bli bedre|dårlig)/, { timeout: 1000 })
    await expect(row).toContainText(/\d,\d\d (bra|kan bli bedre|dårlig)$/, { timeout: 1000 })
  }).toPass()
  await staff.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(staff)
  const link = row.getByRole('link', { name: 'Én eiendom' })
  await expect(link).toHaveAttribute('aria-current', 'true')
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  // Without scripts too, the view goes to the plots.
  await expect(staff.getByRole('heading', { name: 'Uke for uke: Én eiendom' })).toBeInViewport()
  await context.close()
})

test('a press on a page moves the view and the focus to its plots', async ({ browser, page, baseURL }) => {
  const post = await page.request.post(visitReportPath, {
    data: { page: '/om-oss', isNarrow: true, lcp: 1900 },
    headers: fromOurPages,
  })
  expect(post.status()).toBe(204)
  const context = await signedInAs(browser, 'administrator', baseURL, {
    viewport: { width: 390, height: 600 },
  })
  const staff = await context.newPage()
  await openStaffPage(staff, '/intern/fart')
  await staff.getByRole('link', { name: '/om-oss' }).click()
  const heading = staff.getByRole('heading', { name: /^Uke for uke: (Om oss|\/om-oss)/ })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await context.close()
})

test('a report is sent once, when the page is hidden for the first time', async ({ page }) => {
  await page.addInitScript(drawLow)
  const asked = measuringRequests(page)
  const code = page.waitForResponse('**/report-visit*.js')
  await openAlive(page, '/om-oss')
  await (await code).finished()
  await expect(async () => {
    await hide(page)
    expect(asked.filter((path) => path === visitReportPath)).toHaveLength(1)
  }).toPass()
  await hide(page)
  await hide(page)
  expect(asked.filter((path) => path === visitReportPath)).toHaveLength(1)
})

const refusals: Record<string, () => void> = {
  'Global Privacy Control': () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }),
  'saved data': () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
}

for (const [name, refuse] of Object.entries(refusals))
  test(`a visit with ${name} loads nothing to measure with, and sends nothing`, async ({ page }) => {
    await page.addInitScript(drawLow)
    await page.addInitScript(refuse)
    const asked = measuringRequests(page)
    await openAlive(page, '/eiendommer')
    await waitUntilDecided(page)
    await hide(page)
    expect(asked).toEqual([])
  })

test('nine page loads in ten load nothing to measure with', async ({ page }) => {
  await page.addInitScript(drawHigh)
  const asked = measuringRequests(page)
  await openAlive(page, '/eiendommer')
  await waitUntilDecided(page)
  await hide(page)
  expect(asked).toEqual([])
})
