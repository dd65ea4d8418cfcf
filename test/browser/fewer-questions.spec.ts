import { expect, type Page, test } from '@playwright/test'
import { formatHalfDay, nextHalfDays, writeHalfDay } from '../../src/domain/cases/half-day.ts'
import { defaultLanguage } from '../../src/domain/text/language.ts'
import { osloDate } from '../../src/domain/time/calendar.ts'
import { senderActions } from '../../src/features/cases/sender-actions.ts'
import { accessFields } from '../../src/forms/shared/access.ts'
import { fill, openFold, openForm } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { present } from '../support/present.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { type Sent, send } from '../support/send-form.ts'
import { expectAccessible, expectNoSidewaysScroll, openAlive } from '../support/site.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

const wanted = present(nextHalfDays(osloDate(new Date()))[3])
const wantedLabel = formatHalfDay(wanted, defaultLanguage)

test.describe('«Kan vi låse oss inn?»', () => {
  test('is answered without scripts at 320 px, and shown to staff where they set a visit', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width: 320, height: 700 },
    })
    const page = await context.newPage()
    const form = formWithId('issue-report')
    await page.goto(form.page)
    const element = page.getByRole('form', { name: form.heading })
    const entries = Object.entries(sampleEntries(form)).filter(([name]) => !accessFields.includes(name))
    await fill(element, form, Object.fromEntries(entries))
    await openFold(element.locator('details', { hasText: 'Kan vi låse oss inn?' }))
    await element.getByLabel('Dere kan låse dere inn').check()
    await element.getByLabel(wantedLabel).check()
    await element.getByLabel('Det er dyr i boligen').check()
    await element.getByLabel('Hvem er hjemme?').fill('Ola, 912 34 567')
    await expectNoSidewaysScroll(page)
    await element.getByRole('button', { name: form.submit }).click()
    await page.getByRole('link', { name: 'Følg saken' }).click()
    const reference = present(/AVV-[A-Z0-9-]+/.exec(await page.getByRole('main').innerText())?.[0])
    await context.close()

    const staff = await signedInAs(browser, 'vaktmester', baseURL)
    const desk = await staff.newPage()
    await openStaffPage(desk, `/saker/${reference}`)
    const access = desk.locator('[data-part="access"]')
    await expect(access).toContainText('Med nøkkelen vår')
    await expect(access).toContainText('Det er dyr i boligen')
    await expect(access).toContainText('Hjemme: Ola, 912 34 567')
    await desk.locator('summary', { hasText: 'Tilby tidspunkter' }).click()
    const slots = desk.locator('#besok input[type=checkbox][name=slots]')
    await expect(slots.first()).toBeChecked()
    await expect(slots.and(desk.locator(':checked'))).toHaveCount(1)
    await desk.getByRole('button', { name: 'Tilby tidspunktene' }).click()
    await expect(desk.getByText('Tidspunktene er lagret og står på avsenderens side.')).toBeVisible()
    await staff.close()
  })

  test('is accessible when it is unfolded, and may be left folded', async ({ page }) => {
    const form = formWithId('issue-report')
    const element = await openForm(page, form)
    const fold = element.locator('details', { hasText: 'Kan vi låse oss inn?' })
    await expect(fold).not.toHaveAttribute('open')
    await openFold(fold)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    const { reference } = await send(page, 'issue-report', { access: '', accessTimes: [], accessCare: [] })
    expect(reference).toMatch(/^AVV-/)
  })

  test('is unfolded again with the answers of a draft', async ({ page }) => {
    const form = formWithId('issue-report')
    const element = await openForm(page, form)
    const fold = element.locator('details', { hasText: 'Kan vi låse oss inn?' })
    await openFold(fold)
    await element.getByLabel(wantedLabel).check()
    await page.reload()
    await expect(element.getByLabel(wantedLabel)).toBeChecked()
    await expect(fold).toHaveAttribute('open')
    await expect(element.locator(`[value="${writeHalfDay(wanted)}"]`)).toBeVisible()
  })
})

test.describe('«Er det fikset?»', () => {
  let page: Page
  let theirs: Page
  let sent: Sent
  test.beforeEach(async ({ browser, baseURL }) => {
    const staff = await signedInAs(browser, 'vaktmester', baseURL)
    page = await staff.newPage()
    sent = await send(page, 'issue-report')
    await openStaffPage(page, `/saker/${sent.reference}`)
    await page.locator('#message').fill('Vi har byttet pakningen.')
    await page.getByRole('button', { name: 'Send og avslutt' }).click()
    await expect(page.getByText(/Saken er avsluttet/)).toBeVisible()
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width: 320, height: 700 },
    })
    theirs = await context.newPage()
    await theirs.goto(`${sent.path}#fikset`)
  })
  test.afterEach(async () => {
    await theirs.context().close()
    await page.context().close()
  })

  test('is answered with no, and what remains opens the case again', async () => {
    const question = theirs.locator('#fikset')
    await expect(question).toBeInViewport()
    await expectNoSidewaysScroll(theirs)
    await question.locator('summary').click()
    await question.getByRole('button', { name: 'Send og åpne saken igjen' }).click()
    await expect(theirs.getByRole('alert')).toContainText('Skriv hva som gjenstår')
    await question.getByLabel('Hva gjenstår?').fill('Det drypper fortsatt')
    await question.getByRole('button', { name: 'Send og åpne saken igjen' }).click()
    await expect(theirs.locator('.case-page-head .tag')).toHaveText('Under arbeid')
    await expect(question).toHaveCount(0)

    await openStaffPage(page, `/saker/${sent.reference}`)
    await expect(page.locator('main').getByText('Det drypper fortsatt').last()).toBeVisible()
    await expect(page.getByText('Avsenderen svarte at det ikke er fikset')).toBeVisible()
  })

  test('is answered with yes in one press, which closes nothing more and is thanked for', async () => {
    const question = theirs.locator('#fikset')
    await question.getByRole('button', { name: 'Ja, det er fikset' }).click()
    await expect(question).toHaveText('Du har svart at det er fikset. Takk!')
    await expect(theirs.locator('.case-page-head .tag')).toHaveText('Ferdig')
  })

  test('is answered by no link, and by no post from another site', async () => {
    for (const action of [senderActions.fixed.name, senderActions.notFixed.name]) {
      await theirs.goto(`${sent.path}?action=${action}&missing=nei`)
      const foreign = await page.request.post(sent.path, {
        form: { action, missing: 'nei' },
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      })
      expect(foreign.status()).toBe(403)
    }
    await theirs.goto(sent.path)
    await expect(theirs.getByRole('heading', { name: 'Er det fikset?' })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the question whether it is fixed is accessible, ${colorScheme}`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const staff = await signedInAs(browser, 'vaktmester', baseURL)
    const sent = await send(page, 'appliance-report')
    const desk = await staff.newPage()
    await openStaffPage(desk, `/saker/${sent.reference}`)
    await desk.locator('#message').fill('Kjøleskapet er byttet.')
    await desk.getByRole('button', { name: 'Send og avslutt' }).click()
    await expect(desk.getByText(/Saken er avsluttet/)).toBeVisible()
    await staff.close()
    await page.emulateMedia({ colorScheme })
    await openAlive(page, sent.path)
    await page.locator('#fikset summary').click()
    await expectAccessible(page)
  })

test.describe('a guide before the form', () => {
  test('stands under what is dangerous once its kind is chosen, without scripts', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport: { width: 320, height: 700 },
    })
    const page = await context.newPage()
    await page.goto('/melde-avvik')
    const guide = page.getByRole('link', { name: 'Slik renser du sluket' })
    await expect(guide).toBeHidden()
    await page.locator('select[name=issueType]').selectOption('plumbing')
    await expect(page.getByText('Fjern synlig smuss')).toBeVisible()
    const danger = await page.getByText('Renner det vann nå?').boundingBox()
    expect(present(danger).y).toBeLessThan(present(await guide.boundingBox()).y)
    await expectNoSidewaysScroll(page)
    await page.locator('select[name=issueType]').selectOption('noise')
    await expect(guide).toBeHidden()
    await context.close()
  })

  test('says the tips of the appliance that is chosen, and is accessible', async ({ page }) => {
    const element = await openForm(page, formWithId('appliance-report'))
    await element.locator('select[name=applianceType]').selectOption('washing-machine')
    await expect(element.getByText('Er vannkrana bak maskinen åpen?')).toBeVisible()
    await expect(element.getByText('Tøm lofilteret før hver tørk.')).toBeHidden()
    await expectAccessible(page)
  })
})
