import { expect, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test('what the caretaker must know stands on the cases of the building, and alike ones are answered together', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'vaktmester', baseURL)
  const page = await context.newPage()
  await openStaffPage(page, '/intern/bygg')
  const first = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /\d$/ }).first()
  const name = (await first.textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Finn et bygg' }).fill(name)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const town = ((await page.locator('main header p').textContent()) ?? '').split(' · ')[0]
  const building = new URL(page.url()).pathname

  await page.getByText('Endre', { exact: true }).click()
  await page.getByLabel('Vaktmesteren må vite').fill('Stoppekranen er bak vaskemaskinen i kjelleren.')
  await page.getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByText('Bygget er lagret.')).toBeVisible()

  const sending = await context.newPage()
  const report = { address: `${name}, ${town}`, description: 'Ingen ventilasjon i hele oppgangen.' }
  const { reference } = await send(sending, 'issue-report', report)
  await send(sending, 'issue-report', report)
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.getByText('Stoppekranen er bak vaskemaskinen i kjelleren.')).toBeVisible()

  await page.locator(`main a[href="${building}"]`).click()
  await expect(page).toHaveURL(building)
  const alike = page.locator('section').filter({ has: page.locator(`a[href="/saker/${reference}"]`) })
  const group = alike.filter({ has: page.getByRole('heading', { name: / av samme slag: / }) })
  await group
    .getByText(/^Svar alle \d+$/)
    .first()
    .click()
  await group.getByRole('textbox').fill('Vi retter ventilasjonen i dag.')
  await group.getByRole('button', { name: /^Svar alle \d+/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'besvart' })).toBeVisible()
  await openStaffPage(page, `/saker/${reference}`)
  await expect(page.getByText('Vi retter ventilasjonen i dag.').first()).toBeVisible()
  await context.close()
})

test('alike cases are merged from the page of their building, once it has asked where the senders differ', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'saksbehandler', baseURL)
  const page = await context.newPage()
  const report = { address: 'Granvegen 11, Notodden', issueType: 'noise' }
  const older = await send(page, 'issue-report', { ...report, email: 'kari@eksempel.no' })
  const newer = await send(page, 'issue-report', { ...report, email: 'per@eksempel.no' })
  await openStaffPage(page, `/saker/${newer.reference}`)
  await page.getByRole('link', { name: 'Granvegen 11, Notodden' }).click()
  const links = page.locator(`main a[href="/saker/${newer.reference}"]`)
  await expect(links).toHaveCount(2)
  await page.getByRole('button', { name: /^Slå sammen alle \d+: Avvik, Støy/ }).click()
  const question = page.getByRole('region', { name: 'Slå sammen saker fra ulike avsendere?' })
  await expect(question).toBeFocused()
  await expect(question.getByRole('link', { name: older.reference })).toBeVisible()
  await question.getByRole('button', { name: 'Slå sammen, og svar alle' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sakene er slått sammen.' })).toBeVisible()
  await expect(links).toHaveCount(0)
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(links).toHaveCount(2)
  await context.close()
})
