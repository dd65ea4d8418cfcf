import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { makeDraft, writeNew } from '../support/property-draft.ts'
import { openStaffPage, signedInAs, signedInAsNew } from '../support/staff-browser.ts'

const linesNamed = async (page: Page, title: string) => {
  await page.goto(`/intern/eiendommer?q=${encodeURIComponent(title)}`)
  return page.locator('main ol > li')
}

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

  for (const [what, fails] of Object.entries({
    'the line breaks': (each: Page) => each.route('**/*.data*', (route) => route.abort()),
    'the server answers 502': (each: Page) =>
      each.route('**/*.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' })),
  })) {
    test(`keeps what is written and chosen when ${what}, and saves it once it holds`, async () => {
      const title = `Holder stand når ${what}`
      await openStaffPage(page, '/intern/eiendommer/ny')
      await writeNew(page, title)
      await page.getByLabel('Legg til bilder').setInputFiles('docs/pictures/property.jpg')
      await fails(page)
      await page.getByRole('button', { name: 'Lagre kladd' }).click()
      await expect(page.locator('.editor-notice')).toContainText('står her')
      await expect(page.getByLabel('Tittel')).toHaveValue(title)
      await page.unroute('**/*.data*')
      await page.getByRole('button', { name: 'Lagre kladd' }).click()
      await expect(page.getByText('Kladden er lagret.')).toBeVisible()
      await expect(page.getByLabel('Tittel')).toHaveValue(title)
      await expect(page.getByLabel(/^Leie/)).toHaveValue('11\u00a0900')
      await expect(page.locator('.picture-list img')).toHaveCount(1)
      await expect(await linesNamed(page, title)).toHaveCount(1)
    })
  }

  test('restores unsaved edits after leaving the page, until they are discarded or saved', async () => {
    const path = await makeDraft(page, 'Utkast som blir forlatt')
    const title = page.getByLabel('Tittel')
    const putBack = page.getByText('er hentet fram igjen')
    const leaveAndReturn = async () => {
      await page.getByRole('link', { name: '← Eiendommer' }).click()
      await expect(title).toHaveCount(0)
      await openStaffPage(page, path)
    }
    await openStaffPage(page, path)
    await title.fill('Endret og forlatt')
    await leaveAndReturn()
    await expect(title).toHaveValue('Endret og forlatt')
    await expect(putBack).toBeVisible()
    await page.getByRole('button', { name: 'Forkast endringene' }).click()
    await expect(putBack).toHaveCount(0)
    await expect(title).toHaveValue('Utkast som blir forlatt')
    await title.fill('Endret og lagret')
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.getByText('Kladden er lagret.')).toBeVisible()
    await leaveAndReturn()
    await expect(title).toHaveValue('Endret og lagret')
    await expect(putBack).toHaveCount(0)
  })

  test('offers a draft after the page was killed, to its own writer only, and not over a newer version', async ({
    browser,
    baseURL,
  }) => {
    const other = await signedInAsNew(browser, 'redaktor', baseURL)
    const own = await context.cookies()
    const path = '/intern/tekster/coliving'
    const text = page.getByLabel('Tekst').first()
    const reopen = async () => {
      await page.close()
      page = await context.newPage()
      await openStaffPage(page, path)
    }
    await openStaffPage(page, path)
    const before = await text.inputValue()
    await text.fill('Skrevet i en fane som døde.')

    await page.close()
    await context.clearCookies()
    await context.addCookies(await other.cookies())
    page = await context.newPage()
    await openStaffPage(page, path)
    await expect(page.getByLabel('Tekst').first()).toHaveValue(before)
    await expect(page.getByText('Du har et utkast')).toHaveCount(0)
    await page.getByLabel('Pris (kr/mnd)').first().fill('6 500')
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.getByText('Kladden er lagret.')).toBeVisible()

    await context.clearCookies()
    await context.addCookies(own)
    await reopen()
    await expect(page.getByText(/^Du har et utkast fra i dag \d\d\.\d\d\. Det er lagret en ny/)).toBeVisible()
    await expect(page.getByLabel('Tekst').first()).toHaveValue(before)
    await page.getByRole('button', { name: 'Hent det' }).click()
    await expect(page.getByLabel('Tekst').first()).toHaveValue('Skrevet i en fane som døde.')
    await expect(page.getByText('Du har et utkast')).toHaveCount(0)
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.locator('.editor-notice')).toContainText('lagret en ny versjon')
    await page.getByLabel(/Lagre mitt likevel/).check()
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.getByText('Kladden er lagret.')).toBeVisible()
    await reopen()
    await expect(page.getByLabel('Tekst').first()).toHaveValue('Skrevet i en fane som døde.')
    await expect(page.getByText('Du har et utkast')).toHaveCount(0)
    await page.getByRole('button', { name: 'Publiser denne igjen: Slik den ble levert' }).click()
    await expect(page.getByText('Versjonen er publisert igjen.')).toBeVisible()
    await other.close()
  })

  test('keeps what is written in a text when the session has ended, and saves it after signing in', async () => {
    await openStaffPage(page, '/intern/tekster/naering')
    const text = page.getByLabel('Tekst').first()
    await text.fill('Skrevet mens jeg ble logget ut.')
    const cookies = await context.cookies()
    await context.clearCookies()
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.locator('.editor-notice')).toContainText('Du er logget ut.')
    await expect(text).toHaveValue('Skrevet mens jeg ble logget ut.')
    await context.addCookies(cookies)
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.getByText('Kladden er lagret.')).toBeVisible()
    await expect(page.getByLabel('Tekst').first()).toHaveValue('Skrevet mens jeg ble logget ut.')
    await page.getByRole('button', { name: 'Publiser denne igjen: Slik den ble levert' }).click()
    await expect(page.getByText('Versjonen er publisert igjen.')).toBeVisible()
  })

  test('reports a newer version, shows it, and overwrites it only on request', async () => {
    const path = await makeDraft(page, 'To faner')
    await openStaffPage(page, path)
    const other = await context.newPage()
    await other.goto(path)
    await other.getByLabel('Soverom').fill('3')
    await other.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(other.getByText('Kladden er lagret.')).toBeVisible()
    await other.close()
    await page.getByLabel('Bad', { exact: true }).fill('2')
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    const notice = page.locator('.editor-notice')
    await expect(notice).toContainText(/redaktor .* lagret en ny versjon i dag \d\d\.\d\d/)
    await expect(notice).toBeFocused()
    await expect(page.getByLabel('Bad', { exact: true })).toHaveValue('2')
    const [seen] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Se den nye versjonen i en ny fane' }).click(),
    ])
    await expect(seen.getByLabel('Soverom')).toHaveValue('3')
    await seen.close()
    // Pressing once more changes nothing; saying so does.
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(notice).toContainText('lagret en ny versjon')
    await page.getByLabel(/Lagre mitt likevel/).check()
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.getByText('Kladden er lagret.')).toBeVisible()
    await expect(page.getByLabel('Bad', { exact: true })).toHaveValue('2')
    await expect(page.getByLabel('Soverom')).toHaveValue('')
  })

  test('asks for what the type of a property concerns, and keeps what is said in sight', async () => {
    const path = await makeDraft(page, 'Lager ved havna')
    const type = page.getByLabel('Type', { exact: true })
    const [vat, season, room] = ['Merverdiavgift', 'Sesong', 'Romtype'].map((label) =>
      page.getByLabel(label, { exact: true }),
    )
    if (!vat || !season || !room) throw new Error('A field is missing')
    const shown = () => Promise.all([vat, season, room].map((field) => field.isVisible()))
    await openStaffPage(page, path)
    for (const [category, asked] of [
      ['Bolig', [false, false, false]],
      ['Næring', [true, false, false]],
      ['Coliving', [false, false, true]],
      ['Minilager', [true, true, false]],
    ] as const) {
      await type.selectOption(category)
      await expect.poll(shown, category).toEqual(asked)
    }
    await vat.selectOption('eks. mva')
    await season.fill('oktober–mai')
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.getByText('Kladden er lagret.')).toBeVisible()
    await openStaffPage(page, path)
    await expect(vat).toHaveValue('eks. mva')
    await type.selectOption('Bolig')
    await expect(room).toBeHidden()
    expect(await shown()).toEqual([true, true, false])
  })

  test('creates one property for a double press', async () => {
    await openStaffPage(page, '/intern/eiendommer/ny')
    await writeNew(page, 'Dobbelttrykk')
    await page.getByRole('button', { name: 'Lagre kladd' }).dblclick()
    await expect(page.getByText('Kladden er lagret.')).toBeVisible()
    await expect(await linesNamed(page, 'Dobbelttrykk')).toHaveCount(1)
  })

  test('clears the search when the menu link is followed', async () => {
    await openStaffPage(page, '/intern/eiendommer')
    const search = page.getByLabel('Søk i eiendommer')
    await search.fill('ingen slik eiendom')
    await search.press('Enter')
    await expect(page.getByText('Ingen treff.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Meny for ansatte' }).getByText('Eiendommer').click()
    await expect(page.getByText('Ingen treff.')).toHaveCount(0)
    await expect(search).toHaveValue('')
  })
})

test.describe('without scripts', () => {
  test('an editor returns all that was written, with the version that it was opened on', async ({
    browser,
    baseURL,
  }) => {
    const context = await signedInAs(browser, 'redaktor', baseURL, { javaScriptEnabled: false })
    const page = await context.newPage()
    const path = await makeDraft(page, 'Uten skript')
    const other = await context.newPage()
    await other.goto(path)
    await other.getByRole('button', { name: 'Publiser nå' }).click()
    await expect(other.getByText('Publisert. Nettstedet er oppdatert.')).toBeVisible()
    await page.goto(path)
    await other.getByLabel('Soverom').fill('3')
    await other.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(other.getByText('Kladden er lagret.')).toBeVisible()
    await page.getByLabel('Byggeår').fill('99')
    await page.getByText('Publiser senere').first().click()
    await page.getByLabel('Tidspunkt').fill('2099-01-01T08:00')
    await page.getByRole('button', { name: 'Publiser senere' }).click()
    await expect(page.getByText('Byggeår må være et år mellom 1500 og 2100').first()).toBeVisible()
    await expect(page.getByLabel('Tidspunkt')).toHaveValue('2099-01-01T08:00')
    await page.getByLabel('Byggeår').fill('1999')
    for (const round of [1, 2]) {
      await page.getByRole('button', { name: 'Publiser nå' }).click()
      await expect(page.locator('.editor-notice'), `round ${round}`).toContainText('lagret en ny versjon')
      await expect(page.getByLabel('Byggeår')).toHaveValue('1999')
    }
    await page.getByLabel(/Lagre mitt likevel/).check()
    await page.getByRole('button', { name: 'Publiser nå' }).click()
    await expect(page.getByText('Publisert. Nettstedet er oppdatert.')).toBeVisible()
    await expect(page.getByLabel('Byggeår')).toHaveValue('1999')
    await page.locator('summary', { hasText: 'Ta bort fra nettstedet' }).click()
    await page.getByRole('button', { name: 'Ta bort fra nettstedet' }).click()
    await expect(page.getByText('Eiendommen er tatt bort fra nettstedet.')).toBeVisible()
    await context.close()
  })
})
