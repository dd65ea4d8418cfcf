import type { BrowserContext, Locator, Page } from '@playwright/test'
import { allForms } from '../../src/features/form-catalogue/catalogue.ts'
import { type Entries, readForm } from '../../src/forms/engine/read.ts'
import { answersTo } from '../support/answers-to.ts'
import { fill, openForm, press, valuesIn } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/shared-page.ts'
import { expectToast, noteToasts } from '../support/shown-toasts.ts'
import { allPaths, expectAccessibleInAllLooks, expectNoSidewaysScroll, openAlive } from '../support/site.ts'
import { toldSender } from '../support/told-sender.ts'
import { isWhole } from '../support/whole.ts'

/** In brief one with photos, one that is answered on the front page, and one with a review in a dialog: the engine fails alike for all. */
const failing = isWhole ? allForms : ['issue-report', 'contact-message', 'termination-dialog'].map(formWithId)

for (const form of allForms) {
  // One page for all: each test continues from the one before.
  test.describe(form.id, () => {
    test.describe.configure({ mode: 'serial' })
    let context: BrowserContext
    let page: Page
    let element: Locator
    let entries: Entries
    /** What was filled in, as it would be sent. */
    let filled: Record<string, string[]>
    /** Of the cases that were made. */
    const references: string[] = []
    let receipt: string

    test.beforeAll(async ({ browser, baseURL }) => {
      context = await browser.newContext({
        baseURL: baseURL ?? '',
        reducedMotion: 'reduce',
        viewport: { width: 375, height: 900 },
      })
      page = await context.newPage()
      await noteToasts(page)
      page.on('response', async (response) => {
        if (response.url().includes('/api/skjema/') && response.ok())
          references.push((await response.json()).reference)
      })
      entries = await answersTo(page, form)
    })
    test.afterAll(() => context.close())

    test('passes axe, empty and with errors', async () => {
      element = await openForm(page, form)
      // Empty on a page of its own it is looked at in `every-page.spec.ts`.
      if (!allPaths.includes(form.page)) await expectAccessibleInAllLooks(page)
      await element.getByRole('button', { name: form.submit }).click()
      await expect(element.locator('.error-summary')).toBeFocused()
      await expectAccessibleInAllLooks(page)
    })

    test('passes axe, filled in', async () => {
      await fill(element, form, entries)
      filled = await valuesIn(element)
      if (form.review) {
        await element.getByRole('button', { name: form.submit }).click()
        await expect(element.locator('.review')).toBeVisible()
      }
      await expectAccessibleInAllLooks(page)
      await expectNoSidewaysScroll(page)
    })

    if (failing.includes(form)) {
      test('reports failure when the server fails, and keeps every answer', async () => {
        await page.route('**/api/skjema/**', (route) =>
          route.fulfill({ status: 500, json: { error: 'x', reference: 'ABCD2345' } }),
        )
        await press(element, form)
        await expectToast(page, form.failure.title, form.failure.text)
        await expect(element.getByRole('alert')).toContainText('ABCD2345')
        expect(await valuesIn(element)).toEqual(filled)
        await page.unroute('**/api/skjema/**')
      })

      test('reports failure without a network, and keeps every answer', async () => {
        await context.setOffline(true)
        await press(element, form)
        // A reference from an earlier failure must not be shown for this one.
        await expect(element.getByRole('alert')).not.toContainText('ABCD2345')
        await expect(element.getByRole('alert')).toContainText(form.failure.text)
        expect(await valuesIn(element)).toEqual(filled)
        await context.setOffline(false)
      })
    }

    test('confirms that it is sent', async () => {
      const { title, text } = toldSender(form, readForm(form, entries).answers)
      await press(element, form, 'twice')
      await expectToast(page, title, text)
      if (form.afterSuccess) await expect(page).toHaveURL((url) => url.pathname === form.afterSuccess)
      const link = page.locator('main, .toast-region').getByRole('link', { name: 'Se kvitteringen' }).first()
      receipt = (await link.getAttribute('href')) ?? ''
      await expectAccessibleInAllLooks(page)
    })

    test('is one case when its button is pressed twice', async () => {
      await expect.poll(() => new Set(references).size).toBe(1)
    })

    test('links to the sender’s page', async () => {
      const { title } = toldSender(form, readForm(form, entries).answers)
      await page.goto(receipt)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('.receipt-facts .sent-panel-reference')).toHaveText(references[0] ?? '')
      expect(references[0]).toMatch(new RegExp(`^${form.prefix}-`))
    })
  })

  test(`${form.id} works without scripts, and returns its answers with the errors`, async ({
    withoutScripts: page,
  }) => {
    await page.goto(form.page)
    const element = page.getByRole('form', { name: form.heading })
    const entries = await answersTo(page, form)
    await fill(element, form, entries)

    const wrong = element.locator('[name="email"]')
    await wrong.fill('a@b')
    await element.getByRole('button', { name: form.submit }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('Ugyldig e-postadresse')
    expect(await valuesIn(element)).toMatchObject({ ...entries, email: ['a@b'] })

    // An address of its own: the same answers sent without a key are one case with those of the tests before.
    await element.locator('[name="email"]').fill('uten.skript@eksempel.no')
    await element.getByRole('button', { name: form.submit }).click()
    await expect(page).toHaveURL(/\/sak\/[\w-]{22}\/kvittering$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      toldSender(form, readForm(form, entries).answers).title,
    )
  })
}

test('fields beside each other align their controls, with help and with errors', async ({ page }) => {
  await openAlive(page, '/parkering-soknad')
  const row = page.locator('[name=company], [name=orgNumber]')
  await page.locator('form.form button[type=submit]').click()
  await expect(page.locator('.error-summary')).toBeVisible()
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // Read in one go, since the page may be scrolling.
    const tops = await row.evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top))
    expect(tops[1], `at ${width} px`).toBeCloseTo(tops[0] ?? 0, 0)
  }
})

test('a form that is sent empty shows its summary of errors first, and after it the errors at its fields', async ({
  page,
}) => {
  await openAlive(page, '/parkering-soknad')
  const shownWithSummary = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.error-summary')) return
          observer.disconnect()
          resolve(document.querySelectorAll('[data-invalid]').length)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  const form = page.getByRole('main').locator('form')
  await form.locator('button[type=submit]').last().click()
  expect(await shownWithSummary).toBe(0)
  await expect(form.locator('.error-summary')).toBeFocused()
  const listed = await form.locator('.error-summary li').count()
  expect(listed).toBeGreaterThan(3)
  await expect(form.locator('[data-invalid]')).toHaveCount(listed)
})
