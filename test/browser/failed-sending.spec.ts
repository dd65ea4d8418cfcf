import type { Locator, Page } from '@playwright/test'
import { fill, openForm, press, submit } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/reused-page.ts'
import { sampleEntries } from '../support/sample-answers.ts'

const failSending = (page: Page) => page.route('**/api/skjema/**', (route) => route.abort())

async function openFilled(page: Page, id: string) {
  const form = formWithId(id)
  const element = await openForm(page, form)
  await fill(element, form, { ...sampleEntries(form) })
  return { form, element }
}

/** Presses Tab until an element has the focus, as often as a dialog has controls at most. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const target = await element.elementHandle()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement === wanted, target)) return
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

for (const width of [390, 1280])
  test(`the message that a dialog could not be sent can be read and closed while the dialog is open (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { form, element } = await openFilled(page, 'lost-key-dialog')
    await failSending(page)
    const toast = page.locator('.toast-card')
    await submit(element, form)
    await expect(toast).toContainText(form.failure.text)
    await toast.getByRole('button', { name: 'Lukk' }).click()
    await expect(toast).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
    await submit(element, form)
    await tabTo(page, toast.getByRole('button', { name: 'Lukk' }))
    await page.keyboard.press('Enter')
    await expect(toast).toHaveCount(0)
  })

test('a message is shown on the page again once its dialog is closed', async ({ page }) => {
  const { form, element } = await openFilled(page, 'lost-key-dialog')
  await failSending(page)
  await submit(element, form)
  const toast = page.locator('.toast-card')
  await toast.hover()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.locator('body > .toast-region .toast-card')).toBeVisible()
})

test('a notice that could not be sent is sent from its review', async ({ page }) => {
  const { form, element } = await openFilled(page, 'termination-dialog')
  await failSending(page)
  await submit(element, form)
  await expect(element.getByRole('alert')).toBeFocused()
  await expect(element.locator('.review')).toBeVisible()
  await page.unroute('**/api/skjema/**')
  await element.getByRole('button', { name: form.submit }).click()
  await expect(page.locator('.sent-panel')).toBeVisible()
})

test('a form that was sent takes the message away that it could not be', async ({ page }) => {
  const { form, element } = await openFilled(page, 'lost-key')
  await failSending(page)
  await press(element, form)
  const toast = page.locator('.toast-card')
  await expect(toast).toContainText(form.failure.text)
  await page.unroute('**/api/skjema/**')
  await element.getByRole('button', { name: form.submit }).press('Enter')
  await expect(page.locator('.sent-panel')).toBeVisible()
  await expect(toast.last()).not.toContainText(form.failure.text)
  // As the page is now: every message goes by itself after a while.
  expect(await toast.count()).toBe(1)
})
