import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { fill, formWithId, openForm, submit } from '../support/form-filling.ts'
import { SAMPLE_FODSELSNUMMER, sampleEntries } from '../support/sample-answers.ts'
import { expectAccessible, expectNoSidewaysScroll, openAlive, readProperties } from '../support/site.ts'

const bolig = formWithId('interest-bolig')
const photo = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer()

async function sendIssue(
  page: Page,
  own: Record<string, unknown> = {},
): Promise<{ case: string; reference: string }> {
  const entries = sampleEntries(formWithId('issue-report'))
  const body = Object.fromEntries(Object.entries(entries).map(([name, [text]]) => [name, text]))
  return (await page.request.post('/api/skjema/issue-report', { data: { ...body, ...own } })).json()
}

test.describe('the interest form', () => {
  test('shows no form until a type is chosen, and each type its own', async ({ page }) => {
    await openAlive(page, '/interesseskjema')
    const form = page.getByRole('form', { name: 'Interesseskjema' })
    await expect(form).toHaveCount(0)
    const type = page.getByLabel('Hva er du interessert i?')
    await expect(type.locator('option:not([disabled])')).toHaveText([
      'Bolig',
      'Minilager',
      'Næring',
      'Coliving',
      'Parkering',
      'Reklame',
    ])
    await type.selectOption('bolig')
    await form.getByLabel('Fornavn').fill('Kari')
    await form.getByLabel('Nav Garanti (6mnd x husleie)').check()
    await type.selectOption('coliving')
    await expect(form.getByLabel('Type rom')).toBeVisible()
    await expect(form.getByLabel('Fornavn')).toHaveValue('')
    await type.selectOption('bolig')
    await expect(form.getByLabel('Nav Garanti (6mnd x husleie)')).not.toBeChecked()
  })

  test('is cleared, type and all, when it has been sent', async ({ page }) => {
    const form = formWithId('interest-coliving')
    const element = await openForm(page, form)
    await fill(element, form, sampleEntries(form))
    await submit(element, form)
    await expect(page.locator('.toast')).toContainText(
      'Takk for din interesse for Coliving. Vi tar snart kontakt med deg.',
    )
    await expect(element).toHaveCount(0)
    await expect(page.getByLabel('Hva er du interessert i?')).toHaveValue('-')
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

  test('without scripts a type is chosen with a button', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/interesseskjema')
    await page.getByLabel('Hva er du interessert i?').selectOption('bolig')
    await page.getByRole('button', { name: 'Vis skjema' }).click()
    await expect(page).toHaveURL(/\?type=bolig$/)
    await expect(page.getByLabel('Antall soverom')).toBeVisible()
    await context.close()
  })

  test('knows the property that somebody comes from, and that they want to see it', async ({ page }) => {
    const { cards } = await readProperties(page, '?type=bolig')
    const [property] = cards
    await openAlive(page, `/eiendommer/${property?.id}`)
    await page.getByRole('link', { name: 'Bestill visning' }).click()
    await expect(page.getByLabel('Hvilken bolig gjelder det?')).toHaveValue(property?.title ?? '')
    await expect(page.getByLabel('Ønsker visning')).toBeChecked()
    await expect(page.locator('input[name="eiendom"]')).toHaveValue(property?.id ?? '')
  })

  test('asks for a contact only after «ja», and works out what securing the rent costs', async ({ page }) => {
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

  test('doubts a fødselsnummer gently, and sends it all the same', async ({ page }) => {
    const element = await openForm(page, bolig)
    const entries = { ...sampleEntries(bolig), personalNumber: ['13097248023'] }
    await fill(element, bolig, entries)
    await expect(element.getByText('Kontroller nummeret. Et fødselsnummer har elleve siffer.')).toBeVisible()
    await submit(element, bolig)
    await expect(page.getByRole('link', { name: 'Se kvitteringen' })).toBeVisible()
  })

  test('fills in the place of a postal code, and leaves what somebody has written', async ({ page }) => {
    const element = await openForm(page, formWithId('interest-minilager'))
    const place = element.getByLabel('Poststed')
    await element.getByLabel('Postnummer').fill('3256')
    await expect(place).toHaveValue('Larvik')
    await element.getByLabel('Postnummer').fill('3674')
    await expect(place).toHaveValue('Notodden')
    await place.fill('Mitt sted')
    await element.getByLabel('Postnummer').fill('3160')
    await page.waitForTimeout(300)
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
    await expect(again.getByLabel('Arbeidsgiver', { exact: true })).toHaveValue('Storgata 12, Larvik')
    await expect(again.getByLabel('Fødselsnummer (11 siffer)')).toHaveValue('')
    await again.getByRole('button', { name: 'Tøm skjemaet' }).click()
    await expect(again.getByLabel('Arbeidsgiver', { exact: true })).toHaveValue('')
  })

  test('leads from each error to its field', async ({ page }) => {
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

test('a parking application leads to the front page, and says there that it is sent', async ({ page }) => {
  const form = formWithId('parking-application')
  const element = await openForm(page, form)
  await expect(page.getByText('Fyll ut skjemaet under for å søke om parkeringsplass')).toBeVisible()
  await fill(element, form, sampleEntries(form))
  await submit(element, form)
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.locator('.toast')).toContainText('Søknad sendt!')
  await expect(page.locator('.toast').getByRole('link', { name: 'Se kvitteringen' })).toBeVisible()
})

test.describe('customer service', () => {
  test('has thirteen tiles, hours and numbers', async ({ page }) => {
    await openAlive(page, '/kundeservice')
    await expect(page.locator('.link-tiles li')).toHaveCount(13)
    await expect(page.getByRole('main').getByText('mandag–fredag kl. 08.00–16.00')).toBeVisible()
    await expect(page.getByText('hele døgnet, alle dager')).toBeVisible()
  })

  test('opens one dialog at a time, which Escape, the cross and «Avbryt» close', async ({ page }) => {
    await openAlive(page, '/kundeservice')
    const tile = page.getByRole('main').getByRole('link', { name: 'Tapt nøkkel' })
    const dialog = page.getByRole('dialog')
    await tile.click()
    await expect(dialog).toHaveAccessibleName('Tapt nøkkel')
    await expect(page.locator('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(tile).toBeFocused()
    await tile.click()
    await dialog.getByRole('link', { name: 'Avbryt' }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Naboklage' }).click()
    await expect(dialog).toHaveAccessibleName('Naboklage')
    await dialog.getByRole('link', { name: 'Lukk' }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/kundeservice$/)
  })

  test('keeps a dialog and its answers when it could not be sent, and closes it when it was', async ({
    page,
  }) => {
    const form = formWithId('lost-key-dialog')
    const element = await openForm(page, form)
    await fill(element, form, sampleEntries(form))
    await page.route('**/api/skjema/**', (route) => route.abort())
    await submit(element, form)
    await expect(page.locator('.toast')).toContainText(
      'Det oppstod en feil ved sending av skjemaet. Prøv igjen.',
    )
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.unroute('**/api/skjema/**')
    await submit(element, form)
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('.sent-panel')).toBeFocused()
  })

  test('every dialog can be reached by its address, without scripts too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    for (const name of ['termination', 'issue', 'lostkey', 'neighbor', 'survey', 'cleaning-checklist']) {
      await page.goto(`/kundeservice?skjema=${name}`)
      await expect(page.locator('dialog[open]')).toBeVisible()
    }
    await context.close()
  })

  test('a survey asks for a description only after «ja», and sends none behind a «nei»', async ({ page }) => {
    const form = formWithId('apartment-survey')
    const element = await openForm(page, form)
    const box = element.getByLabel('Hva er feil med det elektriske?')
    await expect(box).toBeHidden()
    await element.locator('[name="electricalIssues"][value="ja"]').check()
    await box.fill('Gnister')
    await fill(element, form, sampleEntries(form))
    await expect(box).toBeHidden()
    await submit(element, form)
    await page.getByRole('link', { name: 'Se kvitteringen' }).click()
    await page.getByRole('link', { name: 'Følg saken' }).click()
    await expect(page.getByText('Har du sett feil på det elektriske?')).toBeVisible()
    await expect(page.getByText('Gnister')).toHaveCount(0)
  })
})

test.describe('an issue report', () => {
  test('first asks about danger, and has a number to call', async ({ page }) => {
    await openAlive(page, '/melde-avvik')
    await page.getByLabel('Brann eller røyk').check()
    await expect(page.getByRole('link', { name: 'Brann 110' })).toHaveAttribute('href', 'tel:110')
    await page.getByLabel('Jeg er låst ute').check()
    await expect(page.getByRole('link', { name: /Ring (oss|vakttelefonen) nå/ }).last()).toBeVisible()
    await page.getByLabel('Nei, ingen fare').check()
    await expect(page.locator('.danger-number:visible')).toHaveCount(0)
  })

  test('takes photos that can be taken out again, refuses others in the words of old, and uploads before it sends', async ({
    page,
  }) => {
    const form = formWithId('issue-report')
    const element = await openForm(page, form)
    await fill(element, form, sampleEntries(form))
    const buffer = await photo()
    await element.getByLabel('Bilder').setInputFiles([
      { name: 'en.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'to.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'tekst.txt', mimeType: 'text/plain', buffer: Buffer.from('hei') },
      { name: 'stor.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ])
    const toasts = page.locator('.toast')
    await expect(toasts.filter({ hasText: 'Ugyldig filtype' })).toContainText(
      'tekst.txt is not a valid image type. Only JPEG/JPG/PNG allowed.',
    )
    await expect(toasts.filter({ hasText: 'Fil for stor' })).toContainText('stor.png is larger than 10MB.')
    await expect(element.locator('.photo-list li')).toHaveCount(2)
    await element.getByRole('button', { name: 'Fjern en.jpg' }).click()
    await expect(element.locator('.photo-list li')).toHaveText(/to\.jpg/)
    await page.route('**/api/vedlegg', async (route) => {
      await expect(element.getByRole('button', { name: 'Laster opp bilder...' })).toBeVisible()
      await route.continue()
    })
    await page.route('**/api/skjema/**', async (route) => {
      await expect(element.getByRole('button', { name: 'Sender...' })).toBeVisible()
      await route.continue()
    })
    await submit(element, form)
    await page.getByRole('link', { name: 'Se kvitteringen' }).click()
    await page.getByRole('link', { name: 'Følg saken' }).click()
    const shown = page.locator('.case-photos img')
    await expect(shown).toHaveCount(1)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
  })

  test('is sent without its photos when they cannot be uploaded, and says so', async ({ page }) => {
    const form = formWithId('issue-report')
    const element = await openForm(page, form)
    await fill(element, form, sampleEntries(form))
    await element
      .getByLabel('Bilder')
      .setInputFiles({ name: 'en.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await page.route('**/api/vedlegg', (route) => route.fulfill({ status: 500, json: { error: 'failed' } }))
    await submit(element, form)
    await expect(page.locator('.toast').filter({ hasText: 'Feil ved opplasting' })).toContainText(
      'Det oppstod en feil ved opplasting av bilder.',
    )
    await expect(page.locator('.sent-panel')).toContainText('Bildene kom ikke fram.')
  })
})

test.describe('the sender’s page', () => {
  test('shows what was sent, takes messages and photos, can be withdrawn and opened again, without scripts', async ({
    browser,
    baseURL,
    page: withScripts,
  }) => {
    const sent = await sendIssue(withScripts)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const response = await page.goto(sent.case)
    const headers = response?.headers() ?? {}
    expect([headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      'no-store',
      'noindex, nofollow',
      'same-origin',
    ])
    await expect(page.getByText(sent.reference)).toBeVisible()
    await expect(page.getByText('Storgata 12, Larvik').first()).toBeVisible()
    await page.getByLabel('Melding').fill('Det er verre nå')
    await page.getByRole('button', { name: 'Send melding' }).click()
    await expect(page.locator('.timeline')).toContainText('Det er verre nå')
    await page
      .getByLabel('Bilder')
      .setInputFiles({ name: 'en.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await page.getByRole('button', { name: 'Last opp' }).click()
    await expect(page.locator('.case-photos img')).toHaveCount(1)
    await page
      .getByLabel('Bilder')
      .setInputFiles({ name: 'en.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByRole('button', { name: 'Last opp' }).click()
    await expect(page.getByRole('alert')).toContainText('en.txt is not a valid image type.')
    await page.locator('summary', { hasText: 'Trekk saken' }).click()
    await page.getByRole('button', { name: 'Ja, trekk saken' }).click()
    await expect(page.locator('.case-head .badge')).toHaveText('Trukket')
    await expect(page.getByLabel('Melding')).toHaveCount(0)
    await page.locator('summary', { hasText: 'Åpne saken igjen' }).click()
    await page.getByRole('button', { name: 'Åpne saken igjen' }).click()
    await expect(page.locator('.case-head .badge')).toHaveText('Under arbeid')
    await page.locator('summary', { hasText: 'Lag ny lenke' }).click()
    await page.getByRole('button', { name: 'Lag ny lenke' }).click()
    expect(new URL(page.url()).pathname).not.toBe(sent.case)
    expect((await page.request.get(sent.case)).status()).toBe(404)
    await context.close()
  })

  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    test(`is accessible with its receipt, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const url = await page.request
        .post('/api/vedlegg', { data: await photo() })
        .then((answer) => answer.json())
      const sent = await sendIssue(page, { imageUrls: [url.url, 'lost'] })
      for (const path of [
        sent.case,
        `${sent.case}/kvittering`,
        '/sak/AAAAAAAAAAAAAAAAAAAAAA',
        '/mine-saker',
      ]) {
        await openAlive(page, path)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
    })
  }

  test('cannot be written to from another site', async ({ page }) => {
    const { case: path } = await sendIssue(page)
    const response = await page.request.post(path, {
      form: { handling: 'withdraw' },
      headers: { Origin: 'https://ond.eksempel.no' },
    })
    expect(response.status()).toBe(403)
    const cross = await page.request.post(path, {
      form: { handling: 'withdraw' },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(cross.status()).toBe(403)
    await page.goto(path)
    await expect(page.locator('.case-head .badge')).toHaveText('Mottatt')
  })
})

test('«Mine saker» opens with the code that was mailed, and lists what was sent', async ({ page }) => {
  const email = `mine.saker.${Date.now()}@eksempel.no`
  const { reference } = await sendIssue(page, { email })
  await openAlive(page, '/mine-saker')
  await page.getByLabel('E-post').fill(email)
  await page.getByRole('button', { name: 'Send kode' }).click()
  await expect(page.getByRole('heading', { name: 'Skriv koden' })).toBeVisible()
  const folder = join(process.env.TEST_DATA_DIR ?? '', 'mail')
  const findCode = () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.eml'))) {
      const text = readFileSync(join(folder, file), 'utf8')
      if (text.includes(`To: ${email}`) && /Subject: \d{6} er koden din/.test(text))
        return /Subject: (\d{6})/.exec(text)?.[1] ?? ''
    }
    return ''
  }
  await expect.poll(findCode, { timeout: 15_000 }).toMatch(/^\d{6}$/)
  await page.getByLabel('Kode').fill('000000')
  await page.getByRole('button', { name: 'Vis sakene mine' }).click()
  await expect(page.getByRole('alert')).toContainText('Koden stemmer ikke')
  await page.getByLabel('Kode').fill(findCode())
  await page.getByRole('button', { name: 'Vis sakene mine' }).click()
  await expect(page.getByText(reference)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Avvik' }).click()
  await expect(page.getByText(reference)).toBeVisible()
})

test.describe('the cleaning checklist', () => {
  test('counts, says what is saved, and is there again', async ({ page }) => {
    await openAlive(page, '/sjekkliste-flyttevask')
    const boxes = page.locator('.checklist').getByRole('checkbox')
    await expect(boxes).toHaveCount(39)
    await expect(page.locator('.checklist h2')).toHaveText([
      'Kjøkken',
      'Bad',
      'Alle rom',
      'Generelt',
      'Utvendig og lager',
    ])
    await expect(page.locator('.checklist-side ol li')).toHaveCount(10)
    await expect(page.locator('.checklist-side ul li')).toHaveCount(4)
    await boxes.nth(0).check()
    await boxes.nth(38).check()
    await expect(page.getByText('2 av 39 punkter')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2')
    await page.getByRole('button', { name: 'Lagre fremdrift' }).click()
    await expect(page.locator('.toast')).toContainText('Du har fullført 2 av 39 punkter.')
    await openAlive(page, '/sjekkliste-flyttevask')
    await expect(page.getByText('2 av 39 punkter')).toBeVisible()
    await expect(boxes.nth(38)).toBeChecked()
    await page.getByRole('link', { name: 'Kontakt kundeservice' }).click()
    await expect(page).toHaveURL(/\/kundeservice$/)
  })

  test('goes along in a link', async ({ page, browser, baseURL }) => {
    await openAlive(page, '/sjekkliste-flyttevask')
    const boxes = page.locator('.checklist').getByRole('checkbox')
    for (const index of [1, 5, 20]) await boxes.nth(index).check()
    const mail = await page.getByRole('link', { name: 'Send lenken på e-post' }).getAttribute('href')
    const link = new URL(decodeURIComponent(/body=(.*)$/.exec(mail ?? '')?.[1] ?? ''))
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const elsewhere = await other.newPage()
    await openAlive(elsewhere, link.pathname + link.hash)
    await expect(elsewhere.getByText('3 av 39 punkter')).toBeVisible()
    await expect(elsewhere.locator('.checklist').getByRole('checkbox').nth(20)).toBeChecked()
    await other.close()
  })

  test('has the five categories of old in the dialog', async ({ page }) => {
    await openAlive(page, '/kundeservice')
    await page.getByRole('main').getByRole('link', { name: 'Sjekkliste for flyttevask' }).click()
    await expect(page.getByRole('dialog').locator('h3')).toHaveText([
      'Kjøkken',
      'Bad/WC',
      'Soverom og stuer',
      'Vinduer og generelt',
      'Utvendig og lager',
    ])
  })
})
