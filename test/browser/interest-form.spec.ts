import { fill, openForm, submit } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/reused-page.ts'
import { SAMPLE_FODSELSNUMMER, sampleEntries } from '../support/sample-answers.ts'
import { openAlive, readProperties, waitUntilAlive } from '../support/site.ts'

const bolig = formWithId('interest-bolig')

test.describe('the interest form', () => {
  test('shows no form until a type is chosen, and an empty form for each type', async ({ page }) => {
    await openAlive(page, '/interesseskjema')
    const form = page.getByRole('form', { name: 'Interesseskjema' })
    await expect(form).toHaveCount(0)
    const types = page.getByRole('navigation', { name: 'Hva er du interessert i?' })
    await expect(types.locator('.type-choice-name')).toHaveText([
      'Bolig',
      'Minilager',
      'Næring',
      'Coliving',
      'Parkering',
      'Reklame',
    ])
    await types.getByRole('link', { name: 'Bolig' }).click()
    await form.getByLabel('Fornavn').fill('Kari')
    await form.getByLabel('Nav Garanti (6mnd x husleie)').check()
    await form.getByLabel('Ønsker visning').check()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('utkast:interest-bolig')))
      .toContain('Ønsker visning')
    await types.getByRole('link', { name: 'Coliving' }).click()
    await expect(form.getByLabel('Type rom')).toBeVisible()
    await expect(types.getByRole('link', { name: 'Coliving' })).toHaveAttribute('aria-current', 'true')
    await types.getByRole('link', { name: 'Bolig' }).click()
    await waitUntilAlive(page)
    await expect(page).toHaveURL('/interesseskjema?type=bolig')
    await expect(form.getByLabel('Fornavn')).toHaveValue('')
    await expect(form.getByLabel('Nav Garanti (6mnd x husleie)')).not.toBeChecked()
    await expect(form.getByLabel('Ønsker visning')).not.toBeChecked()
  })

  test('is replaced by its confirmation when it is sent', async ({ page }) => {
    const form = formWithId('interest-coliving')
    const element = await openForm(page, form)
    await fill(element, form, sampleEntries(form))
    await submit(element, form)
    await expect(page.locator('.toast-card')).toContainText(
      'Takk for din interesse for Coliving. Vi tar snart kontakt med deg.',
    )
    await expect(page.locator('.sent-panel')).toBeFocused()
    await expect(element).toHaveCount(0)
    await expect(page.locator('.type-choice [aria-current]')).toHaveCount(0)
  })

  test('reports an unknown type, and offers the known ones', async ({ page }) => {
    await page.goto('/interesseskjema?type=slott')
    await expect(page.getByRole('alert')).toContainText('Ukjent skjematype')
    await expect(page.locator('.type-choice a')).toHaveCount(6)
  })

  for (const [path, label] of [
    ['/minilager-interesseskjema', 'Størrelse'],
    ['/naering-interesseskjema', 'Type lokale'],
    ['/coliving-interesseskjema', 'Type rom'],
    ['/interesseskjema?type=parkering', 'Kjøretøy'],
  ] as const) {
    test(`${path} opens with its type chosen, with scripts or without`, async ({ browser, baseURL }) => {
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' })
        const page = await context.newPage()
        await page.goto(path)
        await expect(page.getByLabel(label, { exact: true })).toBeVisible()
        await context.close()
      }
    })
  }

  test('without scripts a type is chosen by a link', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/interesseskjema')
    await page.getByRole('main').getByRole('link', { name: 'Bolig' }).click()
    await expect(page.getByLabel('Antall soverom')).toBeVisible()
    await context.close()
  })

  test('fills in the property of the link, and the wish for a viewing', async ({ page }) => {
    const { cards } = await readProperties(page, '?type=bolig')
    const property = cards.find(({ vacancy }) => vacancy?.kind === 'now')
    await openAlive(page, `/interesseskjema?type=bolig&eiendom=${property?.id}&visning=1`)
    await expect(page.getByLabel('Hvilken bolig gjelder det?')).toHaveValue(property?.title ?? '')
    await expect(page.getByLabel('Ønsker visning')).toBeChecked()
    await expect(page.locator('input[name="eiendom"]')).toHaveValue(property?.id ?? '')
  })

  test('asks for a contact only after «ja», and calculates the cost of securing the rent', async ({
    page,
  }) => {
    const element = await openForm(page, bolig)
    const contact = element.getByLabel('Kontakt hos tidligere utleier')
    await expect(contact).toBeHidden()
    await element.getByLabel('Ja', { exact: true }).check()
    await expect(contact).toBeVisible()
    await element.getByLabel('Nei', { exact: true }).check()
    await expect(contact).toBeHidden()
    await element.getByLabel('Leiesum per måned').fill('12 500')
    await expect(element.getByText('37\u00a0500\u00a0kr på en sperret konto')).toBeVisible()
    await expect(element.getByText('Inntil 75\u00a0000\u00a0kr')).toBeVisible()
  })

  test('warns of an unlikely fødselsnummer, and still sends it', async ({ page }) => {
    const element = await openForm(page, bolig)
    const entries = { ...sampleEntries(bolig), personalNumber: ['13097248023'] }
    await fill(element, bolig, entries)
    await expect(element.getByText('Kontroller nummeret. Det ser ut til at et siffer er feil.')).toBeVisible()
    await submit(element, bolig)
    await expect(page.getByRole('link', { name: 'Se kvitteringen' })).toBeVisible()
  })

  test('warns of an end before its start, whichever is written last, also in a restored draft', async ({
    page,
  }) => {
    let element = await openForm(page, formWithId('interest-minilager'))
    const warning = 'Sluttdatoen er før startdatoen. Stemmer den?'
    await element.getByLabel('Til dato').fill('2031-03-01')
    await element.getByLabel('Fra dato').fill('2031-05-01')
    await element.getByLabel('Fornavn').focus()
    await expect(element.getByText(warning)).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
    element = await openForm(page, formWithId('interest-minilager'))
    await expect(element.getByLabel('Til dato')).toHaveValue('2031-03-01')
    await expect(element.getByText(warning)).toBeVisible()
  })

  test('fills in the place of a postal code, and keeps what the visitor has written', async ({ page }) => {
    const element = await openForm(page, formWithId('interest-minilager'))
    const place = element.getByLabel('Poststed')
    await element.getByLabel('Postnummer').fill('3256')
    await expect(place).toHaveValue('Larvik')
    await element.getByLabel('Postnummer').fill('3674')
    await expect(place).toHaveValue('Notodden')
    await place.fill('Mitt sted')
    const found = page.waitForResponse('**/api/postnummer/3160')
    await element.getByLabel('Postnummer').fill('3160')
    await (await found).finished()
    // The page has handled the answer by its next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await expect(place).toHaveValue('Mitt sted')
  })

  test('keeps a draft in the tab, but never fødselsnummer or signature', async ({ page }) => {
    const element = await openForm(page, bolig)
    await fill(element, bolig, sampleEntries(bolig))
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('utkast:interest-bolig')))
      .toContain('aboutYou')
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).not.toContain(SAMPLE_FODSELSNUMMER)
    expect(kept).not.toMatch(/signature|creditCheckConsent|personalNumber/)
    const again = await openForm(page, bolig)
    await expect(again.getByText('Vi hentet fram det du hadde skrevet.')).toBeVisible()
    await expect(again.getByLabel('Arbeidsgiver', { exact: true })).toHaveValue('Storgata 12')
    // Derived values follow the restored answers.
    await expect(again.getByText('37\u00a0500\u00a0kr på en sperret konto')).toBeVisible()
    await expect(again.locator('.form-parts [data-done]')).toHaveCount(4)
    await expect(again.getByLabel('Fødselsnummer (11 siffer)')).toHaveValue('')
    await again.getByRole('button', { name: 'Tøm skjemaet' }).click()
    await expect(again.getByLabel('Arbeidsgiver', { exact: true })).toHaveValue('')
    await expect(again.getByText('kr på en sperret konto')).toHaveCount(0)
    await expect(again.locator('.form-parts [data-done]')).toHaveCount(0)
  })

  test('links each error to its field', async ({ page }) => {
    const element = await openForm(page, bolig)
    await element.getByRole('button', { name: 'Send interesseskjema' }).click()
    const summary = element.locator('.error-summary')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(17)
    await summary.getByRole('link', { name: 'Leiesum er påkrevd' }).press('Enter')
    const rent = element.getByLabel('Leiesum per måned')
    await expect(rent).toBeFocused()
    await expect(rent).toHaveAttribute('aria-invalid', 'true')
    await expect(rent).toHaveAccessibleDescription(/Leiesum er påkrevd/)
    await rent.fill('9000')
    await rent.press('Tab')
    await expect(summary.getByRole('link')).toHaveCount(16)
  })
})

test('a parking application leads to the front page, which confirms it', async ({ page }) => {
  const form = formWithId('parking-application')
  const element = await openForm(page, form)
  await expect(page.getByText('Fyll ut skjemaet under for å søke om parkeringsplass')).toBeVisible()
  await fill(element, form, sampleEntries(form))
  await submit(element, form)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.locator('.toast-card')).toContainText('Søknad sendt!')
  await expect(page.locator('.toast-card').getByRole('link', { name: 'Se kvitteringen' })).toBeVisible()
})
