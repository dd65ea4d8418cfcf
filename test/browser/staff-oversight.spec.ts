import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { allRoles } from '../../src/domain/people/staff-roles.ts'
import { mayOpen } from '../../src/site/addresses/staff-pages.ts'
import { SAMPLE_FODSELSNUMMER } from '../support/sample-answers.ts'
import { send } from '../support/send-form.ts'
import { fromOurPages, signedInAs } from '../support/staff-browser.ts'

let context: BrowserContext
let page: Page
test.beforeAll(async ({ browser, baseURL }) => {
  context = await signedInAs(browser, 'administrator', baseURL)
  page = await context.newPage()
})
test.afterAll(() => context.close())

test('exports a person’s data for a reason, which is logged', async () => {
  const email = 'be.om.innsyn@eksempel.no'
  const sent = await send(page, 'parking-application', { email })
  await page.goto(`/intern/personvern?epost=${email}`)
  const get = page.getByRole('button', { name: 'Last ned alt (JSON)' })
  await get.click()
  await expect(page.getByLabel('Hvorfor henter du dette ut?')).toBeFocused()
  await page.getByLabel('Hvorfor henter du dette ut?').fill('Ba om innsyn på e-post')
  const [download] = await Promise.all([page.waitForEvent('download'), get.click()])
  expect(await readFile(await download.path(), 'utf8')).toContain(SAMPLE_FODSELSNUMMER)
  await page.goto(`/intern/logg?gjelder=${sent.reference}&hva=person-exported`)
  await expect(page.locator('.staff-lines')).toContainText(
    `sak ${sent.reference}, Fødselsnummer (11 siffer), fordi: Ba om innsyn på e-post`,
  )
})

test('exports no person’s data without a reason or from another site', async () => {
  const ask = (grunn: string, headers: Record<string, string> = fromOurPages) =>
    context.request.post('/api/ansatt/person.json', { form: { epost: 'a@b.no', grunn }, headers })
  const refused = await ask('')
  expect(refused.status()).toBe(422)
  expect(await refused.text()).toContain('Skriv hvorfor')
  expect((await ask('Ba om innsyn', { 'Sec-Fetch-Site': 'cross-site' })).status()).toBe(403)
  expect((await context.request.get('/api/ansatt/person.json?epost=a@b.no')).ok()).toBe(false)
})

test('the downloads of oversight are open to the permitted roles only', async ({ browser, baseURL }) => {
  const anonymous = await browser.newContext({ baseURL })
  const form = { epost: 'a@b.no', grunn: 'Ba om innsyn' }
  for (const role of allRoles) {
    const own = await signedInAs(browser, role, baseURL)
    const person = await own.request.post('/api/ansatt/person.json', { form, headers: fromOurPages })
    expect(person.status(), role).toBe(mayOpen(role, '/intern/personvern') ? 200 : 403)
    const guides = await own.request.get('/api/ansatt/veiledninger.csv')
    expect(guides.status(), role).toBe(mayOpen(role, '/intern/oversikt') ? 200 : 403)
    await own.close()
  }
  expect(
    (await anonymous.request.post('/api/ansatt/person.json', { form, headers: fromOurPages })).status(),
  ).toBe(401)
  await anonymous.close()
})

test('the log answers unknown filter values with 200 and malformed ones with 400', async () => {
  for (const query of ['hvem=tull', 'for=tull', 'gjelder=%25'])
    expect((await context.request.get(`/intern/logg?${query}`)).status(), query).toBe(200)
  for (const path of ['/intern/logg?hvem=%00', '/intern/logg?gjelder=%00', '/intern/logg.data?hva=%00'])
    expect((await context.request.get(path)).status(), path).toBe(400)
})

test('lists each job and each retention rule once, in words', async () => {
  await page.goto('/intern/jobber')
  await expect(page.getByText('hver natt kl. 03.30')).toBeVisible()
  await expect(page.locator('.staff-page')).not.toContainText('* * *')
  await page.goto('/intern/personvern')
  await expect(page.getByRole('cell', { name: 'Oppsigelse', exact: true })).toHaveCount(1)
})

test('charts are readable on a telephone, with links to the guides and a table of numbers', async () => {
  await send(page, 'issue-report')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/intern/oversikt')
  const text = page.locator('.bar-chart-bars text').first()
  const size = await text.evaluate((node: SVGTextElement) => {
    const scale = node.getScreenCTM()?.a ?? 0
    return scale * Number.parseFloat(getComputedStyle(node).fontSize)
  })
  expect(size).toBeGreaterThanOrEqual(11)
  await page.locator('summary', { hasText: 'Veiledninger' }).click()
  await expect(page.getByRole('link', { name: /^Åpne veiledningen/ })).toHaveCount(5)
  const issues = page.locator('.bar-chart', { hasText: 'Rense sluket' })
  await issues.getByText('Vis som tabell').click()
  await expect(issues.getByRole('columnheader', { name: 'Åpnet' })).toBeVisible()
  const csv = await (await context.request.get('/api/ansatt/veiledninger.csv')).text()
  expect(csv).toContain('Uke;Veiledning;Åpnet')
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('the overview fits one screen of a laptop and three of a telephone, with what is folded a press away', async () => {
  await send(page, 'issue-report')
  const heightAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.goto('/intern/oversikt')
    await expect(page.locator('.bar-chart-bars').first()).toBeVisible()
    return page.evaluate(() => document.documentElement.scrollHeight)
  }
  expect(await heightAt(390, 750)).toBeLessThanOrEqual(3 * 750)
  expect(await heightAt(1440, 900)).toBeLessThanOrEqual(900)
  await page.locator('summary', { hasText: 'Ukene i tall' }).click()
  await expect(page.getByRole('columnheader', { name: 'Saker per uke' })).toBeVisible()
})
