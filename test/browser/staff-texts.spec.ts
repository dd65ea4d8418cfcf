import { expect, test } from '@playwright/test'
import { invoiceCompanies } from '../../content/invoice-companies.ts'
import { formatAccountNumber } from '../../domain/norwegian-numbers.ts'
import { signedInAs } from '../support/staff-browser.ts'

test('a text is changed: a draft that staff preview, then for everybody, and back again', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'redaktor', baseURL)
  const editor = await context.newPage()
  await editor.goto('/intern/tekster')
  await editor.getByRole('link', { name: 'Driftsmeldinger' }).click()
  await editor.getByLabel('Bygg eller sted').fill('Fabrikkgata 6')
  await editor.getByLabel('Melding').fill('Heisen står til torsdag.')
  await editor.getByRole('button', { name: 'Lagre kladd' }).click()
  await expect(editor.getByText('Kladden er lagret.')).toBeVisible()
  await page.goto('/kundeservice?kladd=1')
  await expect(page.getByText('Heisen står til torsdag.')).toBeHidden()
  await editor.getByRole('link', { name: 'Forhåndsvis kladden' }).click()
  await expect(editor.getByText('Heisen står til torsdag.')).toBeVisible()
  await editor.goto('/intern/tekster/driftsmeldinger')
  await editor.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(editor.getByText('Publisert.')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/kundeservice')).text(), { timeout: 1000, intervals: [50] })
    .toContain('Heisen står til torsdag.')
  // The browser has it too: nothing changes when the page comes to life.
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/kundeservice')
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  await expect(page.getByText('Heisen står til torsdag.')).toBeVisible()
  expect(faults).toEqual([])
  // And who comes from another page sees it no less.
  await page.goto('/')
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  await page.locator('.shortcuts').getByRole('link', { name: 'Kundeservice' }).click()
  await expect(page.getByText('Heisen står til torsdag.')).toBeVisible()
  await editor.getByRole('button', { name: 'Publiser denne igjen: Slik den ble levert' }).click()
  await expect(editor.getByText('Versjonen er publisert igjen.')).toBeVisible()
  await expect.poll(async () => (await page.request.get('/kundeservice')).text()).not.toContain('Heisen')
  await context.close()
})

test('an account number is proposed by one, approved by another, and shown then', async ({
  browser,
  page,
  baseURL,
}) => {
  const company = invoiceCompanies[20]
  const number = formatAccountNumber(invoiceCompanies[21]?.accountNumber ?? '')
  const row = page.getByRole('row', { name: new RegExp(company?.name ?? '') })
  const first = await signedInAs(browser, 'okonomi', baseURL)
  const proposer = await first.newPage()
  await proposer.goto('/intern/kontoer')
  const line = proposer.locator('.staff-lines > li', { hasText: company?.name ?? '' })
  await line.locator('summary').click()
  await line.getByLabel('Nytt kontonummer').fill(number)
  await line.getByRole('button', { name: 'Send til godkjenning' }).click()
  await expect(proposer.getByText('Forslaget er sendt til godkjenning.')).toBeVisible()
  await expect(line.getByRole('button', { name: /Godkjenn/ })).toHaveCount(0)
  await page.goto('/fakturainformasjon')
  await expect(row).not.toContainText(number)
  const second = await signedInAs(browser, 'administrator', baseURL)
  const approver = await second.newPage()
  await approver.goto('/intern/kontoer')
  await approver.getByRole('button', { name: new RegExp(`Godkjenn.*${company?.name}`) }).click()
  await expect(approver.getByText('Godkjent.')).toBeVisible()
  await expect(async () => {
    await page.goto('/fakturainformasjon')
    await expect(row).toContainText(number, { timeout: 200 })
  }).toPass({ timeout: 3000 })
  await first.close()
  await second.close()
})
