import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openEverything, openStaffPage, signedInAs } from '../support/staff-browser.ts'

test.describe('on a telephone', () => {
  let context: BrowserContext
  let page: Page
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'administrator', baseURL, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    page = await context.newPage()
  })
  test.afterAll(() => context.close())

  test('scrolls the current lane into view', async () => {
    await openStaffPage(page, '/saker?fane=alle')
    await expect(page.locator('.inbox-lanes [aria-current]')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await page.locator('.inbox-lanes a').first().focus()
    for (const link of await page.locator('.inbox-lanes a').all()) {
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
    }
  })

  test('touch targets are 44 px high', async () => {
    const sent = await send(page, 'issue-report')
    const targets =
      '.staff-bar-bar > *, .inbox-lanes a, .staff-page summary, .staff-header-self summary, .staff-page .button, .link-button, ' +
      '.inbox-row input, .staff-page .check, .today-cases h3 a, .case-sender a'
    for (const path of ['/saker', '/saker/i-dag', `/saker/${sent.reference}`, '/intern/annonser']) {
      await openStaffPage(page, path)
      const small = await page.locator(targets).evaluateAll((found) =>
        found
          .map((each) => ({
            height: each.getBoundingClientRect().height,
            html: each.outerHTML.slice(0, 90),
          }))
          .filter(({ height }) => height > 0 && height < 44),
      )
      expect(small, path).toEqual([])
    }
  })

  test('a table is no wider than what it stands in', async () => {
    await send(page, 'apartment-survey')
    for (const path of ['/intern/oversikt', '/intern/personvern', '/intern/logg', '/intern/jobber']) {
      await openStaffPage(page, path)
      await openEverything(page)
      const tooWide = await page
        .locator('.staff-page table')
        .evaluateAll((tables) =>
          tables
            .filter(({ parentElement, scrollWidth }) => scrollWidth > (parentElement?.clientWidth ?? 0))
            .map((table) => table.textContent?.slice(0, 60)),
        )
      expect(tooWide, path).toEqual([])
    }
  })

  test('a refusal is shown in view, or scrolled into view', async () => {
    await openStaffPage(page, '/intern/kontoer')
    const last = page.locator('.staff-lines > li').last()
    await last.locator('summary').click()
    await last.locator('input[name=account]').fill('123')
    for (const _again of ['once', 'twice']) {
      await last.getByRole('button').click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    }
  })
})

test('filters stand side by side where there is room', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'administrator', baseURL, {
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  for (const path of ['/saker', '/intern/logg']) {
    await openStaffPage(page, path)
    await openEverything(page)
    const tops = await page
      .locator('form select')
      .evaluateAll((fields) => fields.slice(0, 2).map((field) => field.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(tops[0], path).toBe(tops[1])
  }
  await context.close()
})

test('a printed case has its answers and sender, and no tools', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'administrator', baseURL)
  const page = await context.newPage()
  const sent = await send(page, 'issue-report', { name: 'Papir Petra' })
  await openStaffPage(page, `/saker/${sent.reference}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Avvik: Papir Petra' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ansvarlig' })).toBeVisible()
  await expect(page.locator('[data-part=assignee]')).toBeVisible()
  for (const tool of [
    '.staff-header',
    '.composer',
    '[data-part=related]',
    '.staff-page .button',
    '.staff-page summary',
  ])
    for (const each of await page.locator(tool).all()) await expect(each).toBeHidden()
  await context.close()
})

test('a forbidden or unknown page keeps the menu', async ({ browser, baseURL }) => {
  const context = await signedInAs(browser, 'vaktmester', baseURL)
  const page = await context.newPage()
  const refused: [string, number, string][] = [
    ['/intern/ansatte', 403, 'Dette har du ikke tilgang til'],
    ['/intern/finnes-ikke', 404, 'Oops! Page not found'],
    ['/saker/AVV-AAAA-AAAA', 404, 'Oops! Page not found'],
  ]
  for (const [path, status, heading] of refused) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(status)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.locator('.site-header')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Meny for ansatte' }).getByRole('link')).toHaveCount(7)
    await page.locator('.staff-header-self summary').click()
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Til arbeidsflaten' })).toHaveAttribute('href', '/intern')
  }
  await context.close()

  const stranger = await browser.newContext({ baseURL })
  const answer = await stranger.request.get('/intern/finnes-ikke', { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  await stranger.close()
})
