import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import {
  chooseAndBegin,
  makeColleague,
  openStaffPage as openAlive,
  signedInAs,
} from '../support/staff-browser.ts'
import { totpAt } from '../support/totp.ts'

test('a new colleague sets a password and a second factor, and answers a case that its sender then sees', async ({
  page,
  browser,
  baseURL,
}) => {
  const colleague = await makeColleague('saksbehandler', baseURL)
  await chooseAndBegin(page, colleague)
  await expect(page.getByRole('img', { name: 'QR-kode' })).toBeVisible()
  await expect(page.locator('.enroll-app-codes li')).toHaveCount(10)
  const secret = (await page.locator('.enroll-app-secret').textContent()) ?? ''
  await page.getByLabel('Skriv koden').fill(totpAt(secret))
  await page.getByRole('button', { name: 'Fullfør' }).click()
  await expect(page).toHaveURL(/\/saker$/)

  const sent = await send(page, 'issue-report', {
    name: 'Ragnhild Reise',
    description: 'Dryppende kran på badet',
  })
  await page.goto('/saker?q=ragnhild')
  await page.getByRole('link', { name: 'Avvik: Ragnhild Reise' }).click()
  await expect(page.getByRole('article').getByText('Dryppende kran på badet')).toBeVisible()
  await page.getByRole('button', { name: 'Gi til meg' }).click()
  await expect(page.getByText('Ansvarlig er endret.')).toBeVisible()
  await page.locator('#message').fill('Rørleggeren kommer i morgen klokka ti.')
  await page.getByLabel('Etterpå er saken').selectOption('done')
  await page.getByRole('button', { name: 'Send svar' }).click()
  await expect(page.getByText('Svaret er lagret og står på avsenderens side.')).toBeVisible()
  await expect(page.locator('[data-part=marks]').getByText('Ferdig')).toBeVisible()

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  await stranger.goto(sent.path)
  await expect(stranger.getByText('Rørleggeren kommer i morgen klokka ti.')).toBeVisible()
  await expect(stranger.getByText('Ferdig', { exact: true })).toBeVisible()
  await stranger.context().close()
})

test.describe('a signed-in staff member', () => {
  let context: BrowserContext
  let page: Page
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'administrator', baseURL, { viewport: { width: 1280, height: 900 } })
  })
  test.beforeEach(async () => {
    page = await context.newPage()
  })
  test.afterEach(() => page.close())
  test.afterAll(() => context.close())

  test('sees a new case arrive without a reload, and which colleague has it open', async ({
    browser,
    baseURL,
  }) => {
    // Filtered by name: cases of other tests may fill the first page.
    await openAlive(page, '/saker?fane=nye&q=plutselig')
    await expect(page.locator('.inbox-row')).toHaveCount(0)
    const sent = await send(page, 'contact-message', { name: 'Plutselig Per' })
    await expect(page.getByRole('link', { name: /Plutselig Per/ })).toBeVisible()
    await openAlive(page, `/saker/${sent.reference}`)
    const other = await signedInAs(browser, 'saksbehandler', baseURL)
    const theirs = await other.newPage()
    await openAlive(theirs, `/saker/${sent.reference}`)
    await expect(page.getByText(/har også saken åpen/)).toBeVisible()
    await expect(theirs.getByText(/administrator .* har også saken åpen/)).toBeVisible()
    await other.close()
    await expect(page.getByText(/har også saken åpen/)).toBeHidden()
  })

  test('sees a case that arrived while the page was loading', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/ansatt/hendelser*', async (route) => {
      await held.promise
      await route.continue()
    })
    await openAlive(page, '/saker?fane=nye&q=underveis')
    await send(page, 'contact-message', { name: 'Underveis Unni' })
    held.resolve()
    await expect(page.getByRole('link', { name: /Underveis Unni/ })).toBeVisible()
  })

  test('moves through the inbox by keys: assign, undo, open, note, reply', async () => {
    await send(page, 'issue-report', { name: 'Tastatur Tor', description: 'Tastene virker' })
    await openAlive(page, '/saker?q=tastatur')
    // The hint shows once the key listener is attached.
    await expect(page.getByText('Velg alle på siden')).toBeVisible()
    await page.keyboard.press('a')
    await expect(page.getByText('Én sak har fått ny ansvarlig.')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Angret.')).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.locator('#note')).toBeFocused()
    await page.keyboard.type('Bare for oss')
    await page.getByRole('button', { name: 'Lagre notat' }).click()
    await expect(page.locator('[data-kind=note]')).toContainText('Bare for oss')
    await page.locator('h1').click()
    await page.keyboard.press('e')
    await expect(page.locator('#message')).toBeFocused()
    await expect(page.getByLabel('Etterpå er saken')).toHaveValue('done')
    await page.locator('h1').click()
    await page.keyboard.press('t')
    await expect(page.getByRole('combobox', { name: 'Søk i malene' })).toBeFocused()
    await page.keyboard.type('åpne saken igjen')
    await page.keyboard.press('Enter')
    await expect(page.locator('#message')).toHaveValue(/^Hei Tastatur/)
    await page.keyboard.press('Escape')
  })

  test('finds cases while typing, and the address says what was looked for', async () => {
    await send(page, 'issue-report', { name: 'Søke Solveig', description: 'Takvinduet piper' })
    await openAlive(page, '/saker')
    await page.getByRole('searchbox').pressSequentially('takvind')
    await expect(page).toHaveURL(/q=takvind/)
    await expect(page.locator('.inbox-row')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.inbox-row')).toContainText('Søke Solveig')
  })

  test('shows a fødselsnummer only for a reason, which is logged', async () => {
    const sent = await send(page, 'parking-application')
    await openAlive(page, `/saker/${sent.reference}`)
    await expect(page.locator('body')).not.toContainText('13097248022')
    await page.getByText('••••').first().click()
    await page.getByLabel('Hvorfor trenger du det?').fill('Skal skrive kontrakt')
    await page.getByRole('button', { name: /^Vis fødselsnummer/i }).click()
    await expect(page.getByText('13097248022')).toBeVisible()
    await page.goto(`/intern/logg?gjelder=${sent.reference}&hva=sensitive-shown`)
    await expect(page.locator('.staff-lines li')).toContainText('Skal skrive kontrakt')
    await page.getByRole('button', { name: 'Se etter om loggen er endret' }).click()
    await expect(page.getByText(/Loggen er ikke endret/)).toBeVisible()
  })

  test('registers a case for a caller, who gets the link', async () => {
    await page.goto('/saker/ny')
    await page.getByRole('link', { name: 'Henvendelse', exact: true }).click()
    // Both forms ask for a name.
    await expect(page.getByLabel(/^Emne/)).toBeVisible()
    await page.getByLabel(/^Navn/).fill('Telefon Trine')
    await page.getByLabel(/^E-post/).fill('trine@eksempel.no')
    await page.getByLabel(/^Emne/).fill('Spørsmål')
    await page.getByLabel(/^Melding/).fill('Når er kontoret åpent?')
    await page.locator('form[action^="/saker/ny"] button[type=submit]').click()
    await expect(page).toHaveURL(/\/saker\/HEN-/)
    await expect(page.getByText(/Skrevet inn av administrator/)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a colleague signs in, searches, answers and writes a note', async ({ page, baseURL }) => {
    const colleague = await makeColleague('saksbehandler', baseURL)
    await chooseAndBegin(page, colleague)
    const secret = (await page.locator('.enroll-app-secret').textContent()) ?? ''
    await page.getByLabel('Skriv koden').fill(totpAt(secret))
    await page.getByRole('button', { name: 'Fullfør' }).click()
    const sent = await send(page, 'issue-report', { name: 'Uten Ulla' })
    await page.getByRole('searchbox').fill('ulla')
    await page.getByRole('button', { name: 'Søk' }).click()
    await page.getByRole('link', { name: 'Avvik: Uten Ulla' }).click()
    await page.locator('#message').fill('Vi ser på det.')
    await page.getByRole('button', { name: 'Send svar' }).click()
    await expect(page.getByText('Svaret er lagret og står på avsenderens side.')).toBeVisible()
    await page.locator('summary', { hasText: 'Internt notat' }).click()
    await page.locator('#note').fill('Ring først')
    await page.getByRole('button', { name: 'Lagre notat' }).click()
    await expect(page.locator('[data-kind=note]')).toContainText('Ring først')
    await page.goto(sent.path)
    await expect(page.getByText('Vi ser på det.')).toBeVisible()
    await expect(page.getByText('Ring først')).toBeHidden()
  })
})
