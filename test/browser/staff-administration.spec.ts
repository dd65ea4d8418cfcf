import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { send } from '../support/send-form.ts'
import { readProperties } from '../support/site.ts'
import {
  fromOurPages,
  makeColleague,
  openStaffPage as openAlive,
  signedInAs,
  signInOverHttp,
} from '../support/staff-browser.ts'

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

  test('creates a property that the public page shows within a second', async () => {
    await openAlive(page, '/intern/eiendommer/ny')
    await page.getByLabel('Tittel').fill('Nyveien 1, helt ny')
    await page.getByLabel('Adresse').fill('Nyveien 1, Larvik')
    await page.getByLabel('Sted').fill('Larvik')
    await page.getByLabel(/^Leie/).fill('mye')
    await page.getByRole('button', { name: 'Publiser nå' }).click()
    await expect(page.locator('#price-feil')).toHaveText(/^Leie må være et tall/)
    await page.getByLabel(/^Leie/).fill('11 900')
    await page.getByLabel('Legg til bilder').setInputFiles('docs/pictures/property.jpg')
    await page.getByRole('button', { name: 'Publiser nå' }).click()
    await expect(page.getByText('Publisert. Nettstedet er oppdatert.')).toBeVisible()
    await expect(page.locator('.picture-list img')).toHaveCount(1)
    const id = /eiendommer\/([0-9a-f-]{36})/.exec(page.url())?.[1]
    await expect
      .poll(async () => (await page.request.get(`/eiendommer/${id}`)).text(), {
        intervals: [50],
      })
      .toContain('11\u00a0900')
    await page.locator('summary', { hasText: 'Ta bort fra nettstedet' }).click()
    await page.getByRole('button', { name: 'Ta bort fra nettstedet' }).click()
    await expect(page.getByText('Eiendommen er tatt bort fra nettstedet.')).toBeVisible()
    await expect.poll(async () => (await page.request.get(`/eiendommer/${id}`)).status()).toBe(404)
  })

  test('exports a spreadsheet, previews the changes of an edited one, and imports it', async () => {
    const csv = (await (await page.request.get('/api/ansatt/eiendommer.csv')).body()).toString()
    const { cards } = await readProperties(page, '?type=minilager')
    const wanted = cards[0]
    const line = csv.split('\n').find((each) => each.includes(wanted?.id ?? '')) ?? ''
    const title = `${wanted?.title} (fra ark)`
    const changed = `${csv.split('\n')[0]}\n${line.replace(wanted?.title ?? '', title)}\n`
    await page.goto('/intern/eiendommer/regneark')
    await page.getByLabel('Fil (XLSX eller CSV)').setInputFiles({
      name: 'ark.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(changed),
    })
    await page.getByRole('button', { name: 'Se hva som skjer' }).click()
    await expect(page.getByRole('cell', { name: /Endres Tittel/ })).toBeVisible()
    await page.getByRole('button', { name: 'Lagre 1 eiendom' }).click()
    await expect(page.getByRole('heading', { name: '1 eiendom er endret.' })).toBeVisible()
    await expect
      .poll(async () => (await page.request.get(`/api/eiendommer/${wanted?.id}`)).text())
      .toContain('(fra ark)')
    // As it was, for the other tests.
    await page.goto(`/intern/eiendommer/${wanted?.id}`)
    await page
      .getByRole('button', { name: /Legg ut denne igjen/ })
      .first()
      .click()
    await expect(page.getByText('Versjonen er lagt ut igjen.')).toBeVisible()
  })

  test('closes a colleague’s account and their open pages', async ({ browser, baseURL }) => {
    const { email, name, link } = await makeColleague('redaktor', baseURL)
    const other = await browser.newContext({ baseURL })
    await signInOverHttp(other.request, { email, name, link })
    const theirs = await other.newPage()
    await theirs.goto('/intern/eiendommer')
    await expect(theirs.getByRole('heading', { name: 'Eiendommer' })).toBeVisible()
    await page.goto('/intern/ansatte')
    const card = page.locator('.team > li', { hasText: email })
    await card.getByText('Endre').click()
    await card.getByRole('button', { name: 'Steng kontoen' }).click()
    await expect(page.locator('.team > li', { hasText: email })).toContainText('Stengt')
    await theirs.reload()
    await expect(theirs).toHaveURL(/\/login\?neste=/)
    await other.close()
  })

  test('exports and erases what is known of a person', async () => {
    const sent = await send(page, 'parking-application', { email: 'glem.meg@eksempel.no' })
    await page.goto('/intern/personvern?epost=glem.meg@eksempel.no')
    await expect(page.getByRole('link', { name: sent.reference })).toBeVisible()
    const form = { epost: 'glem.meg@eksempel.no', grunn: 'Ba om innsyn' }
    const file = await page.request.post('/api/ansatt/person.json', { form, headers: fromOurPages })
    expect(await file.text()).toContain('13097248022')
    await page.getByText('Slett alt om personen').click()
    await page
      .getByLabel('Skriv adressen, nummeret eller referansen en gang til')
      .fill('glem.meg@eksempel.no')
    await page.getByRole('button', { name: 'Slett for godt' }).click()
    await expect(page.getByText('1 sak er slettet.')).toBeVisible()
    expect((await page.request.get(`/saker/${sent.reference}`)).status()).toBe(404)
    expect((await page.request.get(sent.path)).status()).toBe(404)
  })
})
