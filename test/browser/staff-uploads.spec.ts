import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { makeDraft } from '../support/property-draft.ts'
import { inSiteDatabase } from '../support/site-database.ts'
import { openStaffPage, signedInAs } from '../support/staff-browser.ts'

test.describe('an editor', () => {
  let context: BrowserContext
  let page: Page
  test.beforeAll(async ({ browser, baseURL }) => {
    context = await signedInAs(browser, 'redaktor', baseURL)
  })
  test.beforeEach(async () => {
    page = await context.newPage()
  })
  test.afterEach(() => page.close())
  test.afterAll(() => context.close())

  test('says that no picture of the last save could be stored', async () => {
    await openStaffPage(page, await makeDraft(page, 'Utkast med uleselige bilder'))
    const notice = page.locator('.editor-notice')
    const save = page.getByRole('button', { name: 'Lagre kladd' })
    const bad = { name: 'bilde.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.getByLabel('Legg til bilder').setInputFiles(bad)
    await save.click()
    await expect(notice).toContainText('Upload failed: No images were successfully uploaded')
    await save.click()
    await expect(notice).toContainText('Kladden er lagret. Nettstedet er som før.')
  })

  test('names the errors, links to their fields, and keeps what was chosen', async () => {
    const path = await makeDraft(page, 'Feil felt')
    await openStaffPage(page, path)
    await page.getByLabel(/^Leie/).fill('12.50')
    await page.getByText('Publiser senere').first().click()
    await page.getByLabel('Tidspunkt').fill('2020-01-01T08:00')
    await page.getByLabel('Legg til bilder').setInputFiles('docs/pictures/property.jpg')
    await page.getByRole('button', { name: 'Publiser senere' }).click()
    await expect(page.locator('.editor-notice')).toBeFocused()
    await expect(page.getByLabel('Tidspunkt')).toHaveValue('2020-01-01T08:00')
    await expect(page.locator('#publishAt-feil')).toBeVisible()
    expect(await page.locator('#pictures').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
    await page.getByRole('link', { name: /^Leie må være et tall/ }).click()
    await expect(page.getByLabel(/^Leie/)).toBeFocused()
    await expect(page.locator('.editor-notice')).toBeVisible()
  })

  test('keeps focus on a moved picture, and announces its position', async () => {
    await makeDraft(page, 'Bilder på flyttefot')
    await page
      .getByLabel('Legg til bilder')
      .setInputFiles(['docs/pictures/property.jpg', 'docs/pictures/front-page.jpg'])
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.locator('.picture-list img')).toHaveCount(2)
    await openStaffPage(page, new URL(page.url()).pathname)
    await page.getByRole('button', { name: 'Flytt fram: 2' }).click()
    await expect(page.getByRole('button', { name: 'Flytt bak: 1' })).toBeFocused()
    await expect(page.getByText('Flyttet til plass 1 av 2.')).toBeAttached()
    for (const place of [1, 2]) {
      await expect(page.getByLabel(`Hva bildet viser: ${place}`, { exact: true })).toHaveCount(1)
      await expect(page.getByLabel(`Ta bort: ${place}`, { exact: true })).toHaveCount(1)
    }
  })

  test('of sheets asks about unknown columns, and names unpublished properties', async () => {
    const path = await makeDraft(page, 'Ark og kladd')
    await openStaffPage(page, '/intern/eiendommer/regneark')
    const id = path.split('/').at(-1)
    await page.getByLabel('Fil (XLSX eller CSV)').setInputFiles({
      name: 'ark.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`ID;Leje;Leie\n${id};1;13.000\n`),
    })
    await page.getByRole('button', { name: 'Se hva som skjer' }).click()
    await expect(page.getByLabel('Leje', { exact: true })).toHaveValue('ignored')
    await page.getByRole('button', { name: 'Les arket slik' }).click()
    await expect(page.getByText('Leses ikke: «Leje».')).toBeVisible()
    await expect(page.getByRole('cell', { name: /Endres Leie/ })).toContainText('er en kladd, og forblir det')
    await page.getByRole('button', { name: 'Lagre 1 eiendom' }).click()
    await expect(page.getByRole('heading', { name: '1 eiendom er endret.' })).toBeVisible()
    await page.goto(path)
    await expect(page.getByLabel(/^Leie/)).toHaveValue('13\u00a0000')
    await expect(page.locator('.staff-head .tag')).toHaveText('Kladd')
  })

  test('of listings says why the sync is off', async () => {
    await page.goto('/intern/annonser')
    await expect(page.getByText('Ingen annonser hentes fra FINN')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Oppdater nå' })).toHaveCount(0)
  })

  test('of listings shows what seems to be one home, and one press says that it is not', async () => {
    await openStaffPage(page, '/intern/annonser')
    const matches = page.getByRole('region', { name: 'Samme bolig?' })
    const linked = matches.getByRole('listitem').filter({ hasText: 'Koblet av seg selv' })
    await expect(linked).toContainText('Elvegata 10, enkeltrom 1')
    await expect(linked.getByRole('button')).toHaveText(['Stemmer', 'Angre koblingen'])
    const suggested = matches
      .getByRole('listitem')
      .filter({ hasText: 'Toppleilighet med heis og garasjeplass' })
    await expect(suggested).toContainText('Kongegata 12, leilighet 502')
    // Its facts are cut at the left of each line, where its dot is: as inline texts, letters would be.
    await expect(suggested.locator('dd > p').first()).toHaveCSS('display', 'flex')
    await suggested.getByRole('button', { name: /^Ikke samme bolig/ }).click()
    await expect(page.getByText('er to boliger på nettstedet')).toBeVisible()
    await expect(suggested).toHaveCount(0)
  })

  test('of listings links one to a property that is searched for', async () => {
    await openStaffPage(page, '/intern/annonser')
    const listing = page.locator('li', {
      has: page.getByRole('heading', { name: 'Lys toroms med balkong mot fjorden' }),
    })
    await listing.getByText('Koble til eiendom').click()
    await listing.getByLabel('Søk etter eiendommen').fill('storgata 31 201')
    await page.keyboard.press('Enter')
    await expect(listing.getByLabel('Eiendom', { exact: true })).toContainText('Storgata 31, leilighet 201')
    await listing.getByRole('button', { name: /^Lagre kobling/ }).click()
    await expect(page.getByText('Koblingen er lagret.')).toBeVisible()
    await expect(listing.getByRole('link', { name: 'Storgata 31, leilighet 201' })).toBeVisible()
  })

  test('of listings reports failed picture copies, immediately and until they succeed', async () => {
    // No host is asked for pictures of what is made up.
    await inSiteDatabase((database) =>
      database.query(`delete from demo_rows where kind = 'property' and id in (
        select id::text from properties where starts_with(title, 'Tollbugata 14,'))`),
    )
    // A press before the scripts are there loads a page on which the failure stands already: it is no news then.
    await openStaffPage(page, '/intern/annonser')
    await page.getByRole('button', { name: 'Hent bilder' }).click()
    const toast = page.locator('.toast-card')
    // Copying fails at once here: where that is faster than the answer to the press, the page tells of it alone.
    await expect(page.getByText('Bildene hentes nå.').or(toast).first()).toBeVisible()
    await expect(toast).toContainText('Upload failed')
    await expect(toast.locator('[lang=en]')).toHaveText('No images were successfully uploaded')
    await expect(page.getByText('Bildene hentes nå.')).toHaveCount(0)
    // All that lies behind the finder is inert: it shows the message itself.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').locator('.toast-card')).toContainText('Upload failed')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.reload()
    const notice = page.locator('.staff-notice', { hasText: 'Upload failed' })
    await expect(notice.getByRole('link', { name: /^Tollbugata 14/ }).first()).toBeVisible()
  })
})
