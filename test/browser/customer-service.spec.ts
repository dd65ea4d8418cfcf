import { holdScripts } from '../support/early-acts.ts'
import { beginSending, fill, openForm, submit } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/reused-page.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { openAlive } from '../support/site.ts'
import { fromOurPages } from '../support/staff-browser.ts'

test.describe('customer service', () => {
  test('shows thirteen tiles, opening hours and telephone numbers', async ({ page }) => {
    await openAlive(page, '/kundeservice')
    await expect(page.locator('.service-tiles li')).toHaveCount(13)
    await expect(page.getByRole('main').getByText('mandag–fredag kl. 08.00–16.00')).toBeVisible()
    await expect(page.getByText('Hele døgnet, alle dager')).toBeVisible()
  })

  test('shows the emergency numbers in the first screen of a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/kundeservice')
    for (const number of [/^33 /, '110'])
      await expect(page.locator('.urgent-numbers').getByRole('link', { name: number })).toBeInViewport()
  })

  test('asks about danger and takes photos in the dialog too', async ({ page }) => {
    await openAlive(page, '/kundeservice')
    await page.getByRole('main').getByRole('link', { name: 'Meld avvik' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Jeg er låst ute').check()
    await expect(dialog.getByRole('link', { name: /Ring vakttelefonen nå/ })).toBeVisible()
    await expect(dialog.getByLabel('Bilder')).toBeVisible()
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
    await dialog.getByRole('button', { name: 'Avbryt' }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Naboklage' }).click()
    await expect(dialog).toHaveAccessibleName('Naboklage')
    await dialog.getByRole('button', { name: 'Lukk' }).click()
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
    await expect(page.locator('.toast-card')).toContainText(
      'Det oppstod en feil ved sending av skjemaet. Prøv igjen.',
    )
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.unroute('**/api/skjema/**')
    await submit(element, form)
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('.sent-panel')).toBeFocused()
  })

  test('keeps a dialog open while it is sent', async ({ page }) => {
    const answer = await beginSending(page, formWithId('lost-key-dialog'))
    await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    answer()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.locator('.sent-panel')).toBeVisible()
  })

  test('opens every dialog by its address, also without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    for (const name of ['termination', 'issue', 'lostkey', 'neighbor', 'survey', 'cleaning-checklist']) {
      await page.goto(`/kundeservice?skjema=${name}`)
      await expect(page.locator('dialog[open]')).toBeVisible()
    }
    await page.goto('/kundeservice?skjema=slott')
    await expect(page.getByRole('alert')).toContainText('Ukjent skjematype')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await context.close()
  })

  test('answers a post to an unknown dialog with 404', async ({ page }) => {
    const answer = await page.request.post('/kundeservice?skjema=slott', { form: {}, headers: fromOurPages })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('Ukjent skjematype')
  })

  test('the survey asks for a description only after «ja», and sends none after «nei»', async ({ page }) => {
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
    await page.locator('summary', { hasText: 'Dette sendte du' }).click()
    await expect(page.getByText('Har du sett feil på det elektriske?')).toBeVisible()
    await expect(page.getByText('Gnister')).toHaveCount(0)
  })
})

test('the field above the invoice table leaves the rows that fit, also on a phone and before the scripts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/fakturainformasjon')
  const field = page.getByLabel('Finn selskap')
  await field.fill('zzz')
  await release()
  const rows = page.locator('[data-found-by]')
  await expect(page.getByText('Ingen selskaper passer.')).toBeVisible()
  await expect(rows.filter({ visible: true })).toHaveCount(0)
  await field.fill('')
  await expect(rows.filter({ visible: true })).toHaveCount(await rows.count())
  await expect(page.getByText('Ingen selskaper passer.')).toBeHidden()
})

test('the invoice information prints on two pages', async ({ page }) => {
  await page.goto('/fakturainformasjon')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
