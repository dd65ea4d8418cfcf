import { expect, type Page, test } from '@playwright/test'
import { company } from '#landlord/company.ts'
import { fieldsOf } from '../../src/forms/engine/form.ts'
import { fill, openForm, submit } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { waitUntilAlive } from '../support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const numbers = [company.phone, company.onCallPhone]
const callNow = /^Ring (oss|vakttelefonen) nå: /

/** The links that call the landlord, in what is seen of a part of the page. */
const shownCalls = (page: Page, within: string) => page.locator(within).getByRole('link', { name: callNow })

test.describe('water that runs at night', () => {
  test('gets what to do first and the number that answers before the form, in the toast and on the receipt', async ({
    page,
  }) => {
    const form = formWithId('issue-report')
    const element = await openForm(page, form)
    await expect(shownCalls(page, 'main')).toHaveCount(0)
    await element.getByLabel('Vann som renner eller lekker').check()
    await expect(element.getByText('Steng stoppekrana først.', { exact: false })).toBeVisible()
    await expect(shownCalls(page, 'main')).toHaveCount(1)
    await expect(shownCalls(page, 'main')).toBeInViewport()
    const edge = await shownCalls(page, 'main').evaluate((link) => link.getBoundingClientRect().right)
    expect(edge).toBeLessThanOrEqual(390)
    await element.getByLabel('Brann eller røyk').check()
    await expect(element.getByRole('link', { name: 'Brann 110' })).toHaveAttribute('href', 'tel:110')
    await expect(shownCalls(page, 'main')).toHaveCount(0)
    await element.getByLabel('Vann som renner eller lekker').check()
    await fill(element, form, sampleEntries(form))
    await submit(element, form)
    const toast = page.locator('.toast-card')
    await expect(toast).toContainText('Steng stoppekrana først.')
    await expect(toast.getByRole('link', { name: callNow })).toHaveAttribute('href', /^tel:\+47/)
    await expect(shownCalls(page, '.sent-panel')).toBeVisible()
    await page.getByRole('link', { name: 'Se kvitteringen' }).click()
    await expect(page.getByRole('main')).toContainText('Vann som renner eller lekker')
    await expect(shownCalls(page, 'main')).toBeVisible()
  })

  test('gets the number of the chosen kind and of «Haster» in the dialog too', async ({ page }) => {
    const element = await openForm(page, formWithId('issue-report-dialog'))
    for (const [list, value, says] of [
      ['issueType', 'plumbing', 'Steng stoppekrana'],
      ['issueType', 'electrical', 'Slå av sikringen'],
      ['issueType', 'noise', null],
      ['urgency', 'urgent', 'Kan det ikke vente'],
    ] as const) {
      await element.locator(`select[name=${list}]`).selectOption(value)
      await expect(shownCalls(page, 'dialog')).toHaveCount(says ? 1 : 0)
      if (says) await expect(element.getByText(says).filter({ visible: true })).toHaveCount(1)
    }
  })
})

test.describe('water that runs at night, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('gets what to do first and the number that answers before the form and on the receipt', async ({
    page,
  }) => {
    const form = formWithId('issue-report')
    await page.goto(form.page)
    const element = page.getByRole('form', { name: form.heading })
    await expect(shownCalls(page, 'main')).toHaveCount(0)
    await element.getByLabel('Vann som renner eller lekker').check()
    await expect(shownCalls(page, 'main')).toHaveCount(1)
    await element.locator('select[name=urgency]').selectOption('urgent')
    await expect(shownCalls(page, 'main')).toHaveCount(2)
    await fill(element, form, sampleEntries(form))
    await submit(element, form)
    await expect(page).toHaveURL(/\/kvittering$/)
    await expect(page.getByText('Steng stoppekrana først.', { exact: false })).toBeVisible()
    const [called = ''] = await shownCalls(page, 'main').allTextContents()
    expect(numbers.filter((number) => called.endsWith(number))).toHaveLength(1)
  })

  test('who is locked out gets the number and that it costs', async ({ page }) => {
    await page.goto(formWithId('lost-key').page)
    await page.getByLabel('Jeg er låst ute').check()
    await expect(page.getByText('du betaler for utrykningen', { exact: false })).toBeVisible()
    await expect(shownCalls(page, 'main')).toBeVisible()
  })
})

test('in a browser without «:has()» all advice stands there until scripts show that of the choice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  // Such a browser drops the rules that it cannot read.
  await page.route('/melde-avvik', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replaceAll('form:not(:has(', 'form:not(:unknown(')
    await route.fulfill({ response, body: html })
  })
  const letScriptsCome = await holdRequests(page, '**/assets/*.js')
  const form = formWithId('issue-report')
  await page.goto(form.page, { waitUntil: 'domcontentloaded' })
  // The advice of the first question needs no «:has()».
  const advice = fieldsOf(form)
    .flatMap(([, field]) => (field.kind === 'select' ? field.options : []))
    .filter((option) => option.advice?.call === 'landlord')
  expect(advice.length).toBeGreaterThan(1)
  await expect(shownCalls(page, 'main')).toHaveCount(advice.length)
  letScriptsCome()
  await waitUntilAlive(page)
  await expect(shownCalls(page, 'main')).toHaveCount(0)
  await page.locator('main select[name=urgency]').selectOption('urgent')
  await expect(shownCalls(page, 'main')).toHaveCount(1)
})

for (const [time, number] of [
  ['2026-11-20T10:00:00+01:00', company.phone],
  ['2026-11-20T22:00:00+01:00', company.onCallPhone],
] as const)
  test(`a dialog that a script opens gives ${number} at ${time.slice(11, 16)}`, async ({ page }) => {
    await page.clock.setFixedTime(time)
    const element = await openForm(page, formWithId('issue-report-dialog'))
    await element.locator('select[name=issueType]').selectOption('plumbing')
    await expect(shownCalls(page, 'dialog')).toContainText(number)
  })
