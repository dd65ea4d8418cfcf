import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

let context: BrowserContext
let page: Page
test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAs(browser, 'administrator', baseURL)
})
test.beforeEach(async () => {
  page = await context.newPage()
})
test.afterEach(() => page.close())
test.afterAll(() => context.close())

test('columns are moved and hidden by keyboard, at the list and under «Min konto», and stay so', async () => {
  await send(page, 'issue-report', { name: 'Kolonne Kaia' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openStaffPage(page, '/saker?fane=nye')
  const shown = () =>
    page
      .locator('.inbox-row')
      .first()
      .locator('[data-column]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-column')))
  const standard = ['place', 'excerpt', 'deadline', 'assignee']
  await expect.poll(shown).toEqual(standard)
  await page.locator('summary', { hasText: 'Kolonner' }).press('Enter')
  const earlier = page.getByRole('button', { name: 'Flytt fram: Frist' })
  await earlier.press('Enter')
  await expect.poll(shown).toEqual(['place', 'deadline', 'excerpt', 'assignee'])
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(shown).toEqual(['deadline', 'place', 'excerpt', 'assignee'])
  await openStaffPage(page, '/intern/konto')
  await page.getByRole('button', { name: 'Skjul: Sted' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Vis: Sted' })).toBeVisible()
  await openStaffPage(page, '/saker?fane=nye')
  expect(await shown()).toEqual(['deadline', 'excerpt', 'assignee'])
  await page.locator('summary', { hasText: 'Kolonner' }).press('Enter')
  await page.getByRole('button', { name: 'Bruk standard: Saker' }).press('Enter')
  await expect.poll(shown).toEqual(standard)
})

test('columns are moved without scripts, and their menu stays open', async ({ baseURL }) => {
  const bare = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    ...(baseURL ? { baseURL } : {}),
  })
  if (!bare) throw new Error('No browser')
  const plain = await bare.newPage()
  await plain.goto('/intern/eiendommer')
  await plain.locator('summary', { hasText: 'Kolonner' }).click()
  await plain.getByRole('button', { name: 'Flytt bak: Type' }).click()
  const first = plain.locator('.column-order li').first()
  await expect(first).toContainText('Adresse')
  await expect(first).toBeVisible()
  await bare.close()
})
