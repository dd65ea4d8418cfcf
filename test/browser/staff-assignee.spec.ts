import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { expectAccessible } from '../support/site.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

let context: BrowserContext
let page: Page
test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAs(browser, 'saksbehandler', baseURL)
  page = await context.newPage()
})
test.afterAll(() => context.close())

test('`a` gives a case to oneself in the inbox and on its page, and `A` to a colleague', async () => {
  const sent = await send(page, 'issue-report', { name: 'Ensbetydende Tast' })
  for (const path of ['/saker?q=ensbetydende', `/saker/${sent.reference}`]) {
    await openStaffPage(page, path)
    await page.keyboard.press('a')
    await expect(page.getByText(/Én sak har fått ny ansvarlig|Ansvarlig er endret/)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Angret.')).toBeVisible()
    await page.keyboard.press('A')
    await expect(page.getByRole('combobox', { name: 'Søk etter kollega' })).toBeFocused()
  }
})

test('assigns a case by keys, without a button that saves', async () => {
  const sent = await send(page, 'issue-report')
  await openStaffPage(page, `/saker/${sent.reference}`)
  await page.keyboard.press('A')
  const search = page.getByRole('combobox', { name: 'Søk etter kollega' })
  await expect(search).toBeFocused()
  await expectAccessible(page)
  await search.fill('ingen heter')
  await expect(page.getByText('Ingen kollega heter det.')).toBeVisible()
  await search.fill('saksbeh')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ansvarlig er endret.')).toBeVisible()
  await expect(page.locator('[data-part=assignee]')).toContainText('saksbehandler')
  await expect(page.getByRole('button', { name: 'Endre ansvarlig' })).toBeFocused()
  // Opened again, nothing is chosen in it: Enter removes no assignee.
  await page.keyboard.press('A')
  await expect(page.locator('[role=option]').first()).toBeVisible()
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-part=assignee]')).toContainText('saksbehandler')
})
