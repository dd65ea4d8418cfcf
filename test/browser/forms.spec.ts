import { expect, type Page, test } from '@playwright/test'
import { everyForm } from '../../forms/catalogue.ts'
import type { Form } from '../../forms/form.ts'
import { readForm } from '../../forms/read.ts'
import { fill, openForm, submit, valuesIn } from '../support/form-filling.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/site.ts'

/** A property that can be advertised on, from the demo's. */
async function answersTo(page: Page, form: Form) {
  const property = await page.request
    .get('/rest/v1/properties?select=id,amenities&order=title', { headers: { apikey: 'husvaer-public' } })
    .then((response) => response.json())
    .then((rows: { id: string; amenities: string[] }[]) =>
      rows.find(({ amenities }) => amenities.includes('reklame')),
    )
  return sampleEntries(form, { property: property?.id ?? '' })
}

for (const form of everyForm) {
  test.describe(form.id, () => {
    test('says that it is sent when it is, and shows where to follow it', async ({ page }) => {
      const element = await openForm(page, form)
      const entries = await answersTo(page, form)
      await fill(element, form, entries)
      await submit(element, form)
      const { title, text } = form.success(readForm(form, entries).answers)
      const toast = page.locator('.toast').filter({ hasText: title }).first()
      await expect(toast).toContainText(text)
      if (form.afterSuccess) await expect(page).toHaveURL((url) => url.pathname === form.afterSuccess)
      const receipt = page.locator('main, .toasts').getByRole('link', { name: 'Se kvitteringen' }).first()
      const href = await receipt.getAttribute('href')
      await page.goto(href ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('.receipt-facts .reference')).toHaveText(new RegExp(`^${form.prefix}-`))
    })

    test('says that it is not sent when the server fails, and keeps every answer', async ({ page }) => {
      const element = await openForm(page, form)
      await fill(element, form, await answersTo(page, form))
      const before = await valuesIn(element)
      await page.route('**/api/skjema/**', (route) =>
        route.fulfill({ status: 500, json: { error: 'x', reference: 'ABCD2345' } }),
      )
      await submit(element, form)
      const toast = page.locator('.toast')
      await expect(toast).toContainText(form.failure.title)
      await expect(toast).toContainText(form.failure.text)
      await expect(element.getByRole('alert')).toContainText('ABCD2345')
      expect(await valuesIn(element)).toEqual(before)
      await page.unroute('**/api/skjema/**')
      await submit(element, form)
      await expect(page.getByRole('link', { name: 'Se kvitteringen' }).first()).toBeVisible()
    })

    test('says that it is not sent without a network, and keeps every answer', async ({ page, context }) => {
      const element = await openForm(page, form)
      await fill(element, form, await answersTo(page, form))
      const before = await valuesIn(element)
      await context.setOffline(true)
      await submit(element, form)
      await expect(page.locator('.toast')).toContainText(form.failure.text)
      expect(await valuesIn(element)).toEqual(before)
    })

    test('is one case when its button is pressed twice', async ({ page }) => {
      const element = await openForm(page, form)
      await fill(element, form, await answersTo(page, form))
      const references: string[] = []
      page.on('response', async (response) => {
        if (response.url().includes('/api/skjema/')) references.push((await response.json()).reference)
      })
      if (form.review) await element.getByRole('button', { name: form.submit }).click()
      await element.getByRole('button', { name: form.submit }).dblclick()
      await expect(page.getByRole('link', { name: 'Se kvitteringen' }).first()).toBeVisible()
      await expect.poll(() => new Set(references).size).toBe(1)
    })

    test('works without scripts, and comes back with its answers where something is wrong', async ({
      browser,
      baseURL,
      page: withScripts,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await page.goto(form.page)
      const element = page.getByRole('form', { name: form.heading })
      const entries = await answersTo(withScripts, form)
      await fill(element, form, entries)

      const wrong = element.locator('[name="email"]')
      await wrong.fill('a@b')
      await element.getByRole('button', { name: form.submit }).click()
      const summary = page.getByRole('alert')
      await expect(summary).toContainText('Ugyldig e-postadresse')
      expect(await valuesIn(element)).toMatchObject({ ...entries, email: ['a@b'] })

      await element.locator('[name="email"]').fill('kari.nordmann@eksempel.no')
      await element.getByRole('button', { name: form.submit }).click()
      await expect(page).toHaveURL(/\/sak\/[\w-]{22}\/kvittering$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        form.success(readForm(form, entries).answers).title,
      )
      await context.close()
    })

    for (const [width, colorScheme] of [
      [375, 'dark'],
      [1280, 'light'],
    ] as const) {
      test(`has nothing that axe finds, ${width} px, ${colorScheme}: empty, wrong, filled in and sent`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const element = await openForm(page, form)
        await expectAccessible(page)
        await element.getByRole('button', { name: form.submit }).click()
        await expect(element.locator('.error-summary')).toBeFocused()
        await expectAccessible(page)
        await fill(element, form, await answersTo(page, form))
        if (form.review) {
          await element.getByRole('button', { name: form.submit }).click()
          await expect(element.locator('.review')).toBeVisible()
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
        }
        await element.getByRole('button', { name: form.submit }).click()
        await expect(page.getByRole('link', { name: 'Se kvitteringen' }).first()).toBeVisible()
        await expectAccessible(page)
      })
    }
  })
}
