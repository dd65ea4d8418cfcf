import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { formatNumber } from '../../src/domain/format/format.ts'
import { freePort } from '../support/free-port.ts'
import { officePictures } from '../support/office-pictures.ts'
import { inWindows1252, officeCsv, officeHomes } from '../support/office-sheet.ts'
import { Presses } from '../support/presses.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { makeColleagueByCommand, openStaffPage, signInOverHttp } from '../support/staff-browser.ts'
import { isWhole } from '../support/whole.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** As many homes as make a list, and in a whole run as an office has. */
const count = isWhole ? 400 : 100
const homes = officeHomes(count)
const pictures = formatNumber(3 * count, 'nb')

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

test(`${count} homes of an office’s list and their pictures are on an empty site in 25 presses`, async () => {
  await openStaffPage(page, '/intern/eiendommer')
  const hands = new Presses(page)
  await hands.press(page.getByText('Regneark og bilder'))
  await hands.press(page.getByRole('link', { name: 'Regneark inn' }))
  await chooseSheet(hands, officeCsv(homes))
  await hands.press(page.getByRole('button', { name: 'Se hva som skjer' }))
  // Whose home it is, is no column of ours: it is asked about once.
  await expect(page.getByText('Hva er «Leietaker»?')).toBeVisible()
  await expect(page.getByLabel('Husleie pr. mnd')).toHaveValue('price')
  await hands.press(page.getByRole('button', { name: 'Les arket slik' }))
  await expect(page.getByRole('heading', { name: `${count} nye` })).toBeVisible()
  await hands.press(page.getByRole('button', { name: `Lagre ${count} eiendommer` }))
  await expect(page.getByText(`${count} nye eiendommer er lagret som kladder.`)).toBeVisible()
  const sheet = page.url()
  await hands.press(page.getByRole('link', { name: 'Eiendommer', exact: true }))
  await hands.press(page.getByText('Regneark og bilder'))
  await hands.press(page.getByRole('link', { name: 'Bilder til mange' }))
  const archive = { name: 'bilder.zip', mimeType: 'application/zip', buffer: await officePictures(homes) }
  await hands.chooseFile(page.getByLabel('ZIP, eller bilder'), archive)
  const add = page.getByRole('button', { name: `Legg til ${pictures} bilder` })
  await add.waitFor({ timeout: 120_000 })
  await expect(page.getByText(`klare for ${count} boliger`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bilder uten bolig' })).toHaveCount(0)
  await hands.press(add)
  await expect(page.locator('.staff-notice')).toContainText(`er lagt til ${count} boliger.`)
  await hands.press(page.getByRole('link', { name: 'Eiendommer', exact: true }))
  await hands.press(page.getByText('Regneark og bilder'))
  await hands.press(page.getByRole('link', { name: 'Regneark inn' }))
  await hands.press(page.getByRole('main').locator(`a[href="${new URL(sheet).pathname}"]`))
  await hands.press(page.getByRole('button', { name: `Publiser alle ${count} nye` }))
  await expect(page.getByText(`${count} eiendommer er publisert.`)).toBeVisible()
  expect(hands.count).toBeLessThanOrEqual(25)
  await expect.poll(visitorsCount).toContain(`Viser ${count} eiendommer`)
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
  const changed = homes.map((home, index) =>
    index % (count / 10) === 7 ? { ...home, rent: home.rent + 500 } : home,
  )
  await openStaffPage(page, '/intern/eiendommer/regneark')
  const hands = new Presses(page)
  await chooseSheet(hands, officeCsv(changed))
  await hands.press(page.getByRole('button', { name: 'Se hva som skjer' }))
  await expect(page.getByRole('heading', { name: `10 endres, ${count - 10} som før` })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(page.getByText('Leie: 8\u00a0350 → 8\u00a0850')).toBeVisible()
  await hands.press(page.getByRole('button', { name: 'Lagre 10 eiendommer' }))
  await expect(page.getByRole('heading', { name: '10 eiendommer er endret.' })).toBeVisible()
  expect(hands.count).toBeLessThanOrEqual(5)
})
