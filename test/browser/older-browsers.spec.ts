import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { type BrowserName, oldestBrowsers } from '../../src/bundling/oldest-browsers.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { browserNames } from '../support/browser-data.ts'
import { fill, openForm } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { withoutNewer } from '../support/older-browsers.ts'
import { asReadBy } from '../support/older-styles.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { openAlive } from '../support/site.ts'
import { signedInAs } from '../support/staff-browser.ts'

// Styles are rewritten on their way, which the page's policy would refuse.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

// What a page still fetches when its test ends is not answered.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Makes Chromium lack what one of the oldest browsers lacks, and collects what scripts complain of. */
async function becomeOlder(page: Page | BrowserContext, browser: BrowserName): Promise<void> {
  await page.addInitScript(withoutNewer(browser))
  await page.route(
    ({ pathname }) => !/^\/(?:api|assets\/.*\.(?:js|woff2)|bilder)/.test(pathname),
    async (route) => {
      const type = route.request().resourceType()
      if (type !== 'document' && type !== 'stylesheet') return route.continue()
      const response = await route.fetch({ maxRedirects: 0 })
      const text = await response.text()
      const body =
        type === 'stylesheet'
          ? asReadBy(browser, text)
          : text.replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_, before, css, after) =>
              [before, asReadBy(browser, css), after].join(''),
            )
      await route.fulfill({ response, body })
    },
  )
}

const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

for (const browser of browserNames)
  test.describe(`${browser} ${oldestBrowsers[browser]}`, () => {
    test('shows lists, and filters, searches and leads on', async ({ page }) => {
      const errors = errorsOf(page)
      await becomeOlder(page, browser)
      for (const path of ['/eiendommer', '/ledige-leiligheter', '/eiendommer?visning=kart']) {
        await openAlive(page, path)
        await page.getByRole('main').getByRole('heading').first().click()
        await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
      }
      await openAlive(page, '/eiendommer')
      await page.locator('summary').filter({ hasText: 'Sted' }).first().click()
      await page.locator('details[open] a[href*="by="]').first().click()
      await expect(page).toHaveURL(/by=/)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.locator('details[name="filtre"] > summary').nth(0).click()
      await page.locator('details[name="filtre"] > summary').nth(1).click()
      await expect(page.locator('details[name="filtre"][open]')).toHaveCount(1)
      await openAlive(page, '/sok?q=bolig')
      await expect(page.getByRole('main')).toContainText('bolig')
      await page.locator('header summary').first().click()
      await expect(page.getByRole('link', { name: 'Kundeservice' }).first()).toBeVisible()
      expect(errors).toEqual([])
    })

    test('sends a form with a photo', async ({ page }) => {
      const errors = errorsOf(page)
      await becomeOlder(page, browser)
      const form = formWithId('issue-report')
      await openAlive(page, '/melde-avvik')
      const element = page.getByRole('form', { name: form.heading })
      await fill(element, form, sampleEntries(form))
      const buffer = await blankPhoto().jpeg().toBuffer()
      await element.getByLabel('Bilder').setInputFiles({ name: 'en.jpg', mimeType: 'image/jpeg', buffer })
      await element.getByRole('button', { name: form.submit }).click()
      await expect(
        page.locator('.toast-card, [role=status]').filter({ hasText: /sendt/i }).first(),
      ).toBeVisible()
      expect(errors).toEqual([])
    })

    for (const [id, asked, following] of [
      ['interest-bolig', 'previousRentalReferences', 'previousRentalContact'],
      ['apartment-survey', 'electricalIssues', 'electricalDescription'],
    ] as const)
      test(`asks only what applies in ${id}`, async ({ page }) => {
        await becomeOlder(page, browser)
        const element = await openForm(page, formWithId(id))
        const question = element.locator(`[name="${following}"]`)
        await expect(question).toBeAttached()
        await expect(question).toBeHidden()
        await element.locator(`[name="${asked}"][value="ja"]`).check()
        await expect(question).toBeVisible()
        await element.locator(`[name="${asked}"][value="nei"]`).check()
        await expect(question).toBeHidden()
      })

    test('gives staff the inbox, the menu and the finder', async ({ browser: chromium, baseURL }) => {
      const context = await signedInAs(chromium, 'administrator', baseURL, {
        bypassCSP: true,
        viewport: { width: 390, height: 844 },
      })
      await becomeOlder(context, browser)
      const page = await context.newPage()
      const errors = errorsOf(page)
      await openAlive(page, '/saker')
      await expect(page.locator('.bulk-bar:visible')).toHaveCount(0)
      const button = page.getByRole('button', { name: 'Meny' })
      const menu = page.locator('#hele-menyen')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await menu.getByRole('link').first().focus()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect(menu).toBeVisible()
      await page.mouse.click(5, 5)
      await expect(menu).toBeHidden()
      await button.click()
      await expect(menu).toBeVisible()
      await menu.getByRole('link').nth(1).click()
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox').last()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      expect(errors).toEqual([])
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    })
  })
