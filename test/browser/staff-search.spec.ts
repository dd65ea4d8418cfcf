import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { finderTexts } from '../../src/features/inbox/finder.words.ts'
import { ownAccountTexts } from '../../src/features/sign-in/own-account.words.ts'
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

const meant = finderTexts.meant('Haugstøllen', 'Haugstølen')

test('a misspelt search of the inbox lists what it meant, says so, and stays as it was typed', async () => {
  const sent = await send(page, 'issue-report', { name: 'Marte Haugstølen' })
  await openStaffPage(page, '/saker')
  const field = page.getByRole('searchbox')
  await field.fill('Haugstøllen')
  await expect(page.getByText(meant, { exact: true })).toBeVisible()
  await expect(page.locator('.inbox-row')).toHaveCount(1)
  await expect(page.locator('.inbox-row').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(sent.reference),
  )
  await expect(field).toHaveValue('Haugstøllen')
  await field.fill('Haugstølen')
  await expect(page.getByText(meant, { exact: true })).toBeHidden()
})

test('a misspelt search of the finder offers what it meant, and Enter opens it', async () => {
  const sent = await send(page, 'issue-report', { name: 'Mikal Misværingen' })
  await openStaffPage(page, '/intern/konto')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: finderTexts.label }).fill('mikal missværingen')
  await expect(page.getByText(finderTexts.meant('mikal missværingen', 'mikal misværingen'))).toBeVisible()
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(sent.reference))
})

test('working hours of one’s own are kept, and half of them is refused', async () => {
  await openStaffPage(page, '/intern/konto')
  const panel = page.locator('#arbeidstid')
  await panel.getByLabel(ownAccountTexts.hoursFrom).selectOption('7')
  await panel.getByRole('button', { name: ownAccountTexts.saveHours }).click()
  await expect(panel.getByText(ownAccountTexts.halfHours).first()).toBeVisible()
  await panel.getByLabel(ownAccountTexts.hoursTo).selectOption('15')
  await panel.getByRole('button', { name: ownAccountTexts.saveHours }).click()
  await expect(page.getByText(ownAccountTexts.hoursSaved)).toBeVisible()
  await page.reload()
  await expect(panel.getByLabel(ownAccountTexts.hoursFrom)).toHaveValue('7')
})
