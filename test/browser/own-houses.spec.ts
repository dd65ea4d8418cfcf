import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { officePictures } from '../support/office-pictures.ts'
import { inWindows1252, officeCsv, officeHomes } from '../support/office-sheet.ts'
import { Presses } from '../support/presses.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { makeColleagueByCommand, openStaffPage, signInOverHttp } from '../support/staff-browser.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const homes = officeHomes(400)

let site: SiteProcess
let context: BrowserContext
let page: Page
test.beforeAll(async ({ browser }) => {
  // A landlord's own installation: nothing of the demo.
  const own = { DEMO: 'off', PASSWORD_HASHING: 'weak', LOG_LEVEL: 'info' }
  site = await startSiteProcess(await freePort(), own)
  const port = new URL(site.url).port
  context = await browser.newContext({ baseURL: site.url, locale: 'nb-NO' })
  const editor = await makeColleagueByCommand('redaktor', { ...own, DATA_DIR: site.dataDir, PORT: port })
  await signInOverHttp(context.request, editor)
  page = await context.newPage()
})
test.afterAll(async () => {
  await context.close()
  await site.end('SIGTERM')
})

/** Chooses a file, as a person does in the dialog of their computer. */
async function chooseSheet(hands: Presses, text: string): Promise<void> {
  const field = hands.page.getByLabel('Fil (XLSX eller CSV)')
  await hands.chooseFile(field, { name: 'liste.csv', mimeType: 'text/csv', buffer: inWindows1252(text) })
}

const visitorsCount = async () => {
  const list = await context.newPage()
  await list.goto('/eiendommer')
  const text = await list.getByText(/^Viser \d+ eiendommer/).textContent()
  await list.close()
  return text
}

test('400 homes of an office’s list and their 1 200 pictures are on an empty site in 25 presses', async () => {
  await openStaffPage(page, '/intern/eiendommer')
  const hands = new Presses(page)
  await hands.press(page.getByRole('link', { name: 'Regneark inn' }))
  await chooseSheet(hands, officeCsv(homes))
  await hands.press(page.getByRole('button', { name: 'Se hva som skjer' }))
  // Whose home it is, is no column of ours: it is asked about once.
  await expect(page.getByText('Hva er «Leietaker»?')).toBeVisible()
  await expect(page.getByLabel('Husleie pr. mnd')).toHaveValue('price')
  await hands.press(page.getByRole('button', { name: 'Les arket slik' }))
  await expect(page.getByRole('heading', { name: '400 nye' })).toBeVisible()
  await hands.press(page.getByRole('button', { name: 'Lagre 400 eiendommer' }))
  await expect(page.getByText('400 nye eiendommer er lagret som kladder.')).toBeVisible()
  const sheet = page.url()
  await hands.press(page.getByRole('link', { name: 'Eiendommer', exact: true }))
  await hands.press(page.getByRole('link', { name: 'Bilder til mange' }))
  const pictures = { name: 'bilder.zip', mimeType: 'application/zip', buffer: await officePictures(homes) }
  await hands.chooseFile(page.getByLabel('ZIP, eller bilder'), pictures)
  const add = page.getByRole('button', { name: 'Legg til 1\u00a0200 bilder' })
  await add.waitFor({ timeout: 120_000 })
  await expect(page.getByText('klare for 400 boliger')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bilder uten bolig' })).toHaveCount(0)
  await hands.press(add)
  await expect(page.locator('.staff-notice')).toContainText('er lagt til 400 boliger.')
  await hands.press(page.getByRole('link', { name: 'Eiendommer', exact: true }))
  await hands.press(page.getByRole('link', { name: 'Regneark inn' }))
  await hands.press(page.getByRole('main').locator(`a[href="${new URL(sheet).pathname}"]`))
  await hands.press(page.getByRole('button', { name: 'Publiser alle 400 nye' }))
  await expect(page.getByText('400 eiendommer er publisert.')).toBeVisible()
  expect(hands.count).toBeLessThanOrEqual(25)
  await expect.poll(visitorsCount).toContain('Viser 400 eiendommer')
  await page.goto('/eiendommer?type=bolig&by=notodden')
  await page.getByRole('link', { name: 'Fjordgløttveien 2, H0101' }).click()
  const shown = page.locator('.gallery-stage img').first()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const { images } = await page.request
    .get(`/rest/v1/properties?select=images&title=eq.${encodeURIComponent('Fjordgløttveien 2, H0101')}`, {
      headers: { apikey: 'husvaer-public' },
    })
    .then(async (answer) => (await answer.json())[0])
  expect(images).toHaveLength(3)
})

test('the list with ten other rents changes ten rents, and says ten', async () => {
  const changed = homes.map((home, index) => (index % 40 === 7 ? { ...home, rent: home.rent + 500 } : home))
  await openStaffPage(page, '/intern/eiendommer/regneark')
  const hands = new Presses(page)
  await chooseSheet(hands, officeCsv(changed))
  await hands.press(page.getByRole('button', { name: 'Se hva som skjer' }))
  await expect(page.getByRole('heading', { name: '10 endres, 390 som før' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByText('Leie: 8\u00a0350 → 8\u00a0850')).toBeVisible()
  await hands.press(page.getByRole('button', { name: 'Lagre 10 eiendommer' }))
  await expect(page.getByRole('heading', { name: '10 eiendommer er endret.' })).toBeVisible()
  expect(hands.count).toBeLessThanOrEqual(5)
})
