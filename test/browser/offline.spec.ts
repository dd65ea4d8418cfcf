import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test.describe.configure({ mode: 'serial' })

let context: BrowserContext
let page: Page
let sent: Awaited<ReturnType<typeof send>>

/** Waits until the device holds the page as it was read last. */
const untilCopied = (reference: string) =>
  expect(async () => {
    const copy = await page.evaluate(async () => (await caches.match('/saker/i-dag'))?.text())
    expect(copy).toContain(reference)
  }).toPass()

const card = (reference: string) => page.locator(`.today-cases > li:has(a[href="/saker/${reference}"])`)

test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAs(browser, 'vaktmester', baseURL, { viewport: { width: 390, height: 844 } })
  page = await context.newPage()
  sent = await send(page, 'issue-report', { urgency: 'urgent', name: 'Tor Tunnel' })
})
test.afterAll(() => context.close())

test('reads the list of the day and its cases without contact', async () => {
  await openStaffPage(page, '/saker/i-dag')
  await untilCopied(sent.reference)
  await context.setOffline(true)
  await page.reload()
  await expect(card(sent.reference)).toContainText('Tor Tunnel')
  await expect(page.getByText(/Sist hentet kl\. \d\d\.\d\d/)).toBeVisible()
  await page.goto('/saker?fane=nye')
  await expect(page.getByRole('heading', { name: 'Ingen dekning her' })).toBeVisible()
  await page.getByRole('link', { name: 'Til I dag' }).click()
  await expect(card(sent.reference)).toBeVisible()
  await context.setOffline(false)
})

test('leaves the pages of visitors to the browser', async () => {
  await page.goto('/kundeservice')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('deletes the copy at sign-out', async () => {
  await openStaffPage(page, '/saker/i-dag')
  await untilCopied(sent.reference)
  await page.locator('header summary', { hasText: 'vaktmester' }).click()
  await page.getByRole('button', { name: 'Logg ut' }).click()
  await expect(page.getByLabel('E-post')).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('i-dag'))))
    .toEqual([])
  await context.setOffline(true)
  await expect(page.goto('/saker/i-dag')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)
})
