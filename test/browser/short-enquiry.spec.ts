import { expect, type Page, test } from '@playwright/test'
import { openAlive, readProperties } from '../support/site.ts'

const vacantHome = async (page: Page) => {
  const { cards } = await readProperties(page, '?type=bolig')
  const home = cards.find(({ vacancy }) => vacancy?.kind === 'now')
  if (!home) throw new Error('No home is vacant')
  return home
}

test('a viewing is asked for in five acts, with a telephone number alone', async ({ page }) => {
  const home = await vacantHome(page)
  await openAlive(page, `/eiendommer/${home.id}`)
  await page.getByRole('link', { name: 'Bestill visning' }).first().click()
  await expect(page.getByText(`Det gjelder ${home.title}`)).toBeVisible()
  await page.getByLabel('Navn').fill('Kari Nordmann')
  await page.getByLabel('Telefon').fill('412 34 567')
  await page.getByLabel('Lørdag').check()
  await page.getByRole('button', { name: 'Send ønsket' }).click()
  const sent = page.getByRole('region', { name: 'Ønsket er sendt' })
  await expect(sent).toContainText(/VNG-\w{4}-\w{4}/)
  await sent.getByRole('link', { name: 'Se kvitteringen' }).click()
  await expect(page.getByText('Vi finner en tid som passer.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('kopi på e-post')
})

test('without scripts a missing way to answer is said, and what was written and the property stay', async ({
  browser,
  baseURL,
  page: alive,
}) => {
  const home = await vacantHome(alive)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(`/ta-kontakt?eiendom=${home.id}`)
  await page.getByLabel('Navn').fill('Kari Nordmann')
  await page.getByLabel('Hva lurer du på?').fill('Er det lov med hund?')
  await page.getByRole('button', { name: 'Send spørsmålet' }).click()
  await expect(page.getByText('Skriv telefonnummer eller e-post, så vi kan svare deg').first()).toBeVisible()
  await expect(page.getByText(`Det gjelder ${home.title}`)).toBeVisible()
  await expect(page.getByLabel('Hva lurer du på?')).toHaveValue('Er det lov med hund?')
  await page.getByLabel('E-post').fill('kari@eksempel.no')
  await page.getByRole('button', { name: 'Send spørsmålet' }).click()
  await expect(page).toHaveURL(/\/sak\/.+\/kvittering$/)
  await expect(page.getByText(/KTK-\w{4}-\w{4}/).first()).toBeVisible()
  await context.close()
})
