import { expect, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test('a rule of routing is tried on the last month, saved, and gives the next case to a colleague', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'administrator', baseURL)
  const page = await context.newPage()
  await openStaffPage(page, '/intern/fordeling')
  await page.getByLabel('Hvilke saker').selectOption('Tapt nøkkel')
  await page
    .getByLabel('Går til')
    .selectOption({ label: 'den med færrest åpne saker av våre administratorer' })
  await page.getByRole('button', { name: 'Prøv regelen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'fra de siste 30 dagene' })).toBeVisible()
  await page.getByRole('button', { name: 'Lagre regelen' }).click()
  await expect(page.getByText('Regelen er lagret. Den gjelder for nye saker.')).toBeVisible()

  const { reference } = await send(await context.newPage(), 'lost-key')
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.getByText(/^Fordelt til administrator/)).toBeVisible()

  await openStaffPage(page, '/intern/fordeling')
  await page.getByRole('button', { name: /^Fjern.*Tapt nøkkel/ }).click()
  await expect(page.getByText('Regelen er fjernet.')).toBeVisible()
  await context.close()
})
