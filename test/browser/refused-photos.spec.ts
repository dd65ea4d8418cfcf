import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { blankPhoto } from '../support/blank-photo.ts'
import { fill, openForm, submit, valuesIn } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/reused-page.ts'
import { sampleEntries } from '../support/sample-answers.ts'

const form = formWithId('issue-report')
const entries = sampleEntries(form)
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
const whole = () => blankPhoto().jpeg().toBuffer()

/** Half of a photo, as after a broken copy. */
async function half(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  return photo.subarray(0, photo.length / 2)
}

/** Whether the beginning of the summary is in the window, and the page no wider than it. */
async function expectSummaryInView(page: Page, text: RegExp): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: 'Du må rette disse feilene' })
  await expect(summary).toContainText(text)
  await expect(summary.getByRole('heading')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

test.use({ viewport: { width: 390, height: 844 } })

test('says of a HEIC that is named as a JPEG what it is, before the fault is sent', async ({ page }) => {
  const element = await openForm(page, form)
  const photos = element.getByLabel('Bilder')
  await photos.setInputFiles([jpeg('IMG_1.jpg', heic), jpeg('ok.jpg', await whole())])
  await expect(photos).toHaveAccessibleDescription(/IMG_1\.jpg .*HEIC fra iPhone/s)
  await expect(element.locator('.photo-field-list li')).toHaveText([/ok\.jpg/])
})

test('says which photos are beyond ten, before the fault is sent', async ({ page }) => {
  const element = await openForm(page, form)
  const photos = element.getByLabel('Bilder')
  await expect(photos).toHaveAccessibleDescription(/Høyst 10 bilder/)
  const buffer = await whole()
  const named = (...numbers: number[]) => numbers.map((number) => jpeg(`${number}.jpg`, buffer))
  await photos.setInputFiles(named(1, 2, 3, 4, 5, 6, 7, 8))
  await photos.setInputFiles(named(9, 10, 11, 12))
  await expect(photos).toHaveAccessibleDescription(/høyst 10 bilder\. Dette kom ikke med: 11\.jpg, 12\.jpg\./)
  await expect(element.locator('.photo-field-list li')).toHaveCount(10)
})

test('shows why the server refuses a photo, keeps what was typed, and sends the rest', async ({ page }) => {
  const element = await openForm(page, form)
  await fill(element, form, entries)
  await element
    .getByLabel('Bilder')
    .setInputFiles([jpeg('hel.jpg', await whole()), jpeg('halv.jpg', await half())])
  const typed = await valuesIn(element)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await submit(element, form)
  await expectSummaryInView(page, /halv\.jpg kan ikke åpnes, for filen er skadet/)
  expect(sent).not.toContain(`/api/skjema/${form.id}`)
  expect(await valuesIn(element)).toEqual(typed)
  await expect(element.locator('.photo-field-list li')).toHaveText([/hel\.jpg/])
  await page
    .getByRole('alert')
    .getByRole('link', { name: /halv\.jpg/ })
    .click()
  await expect(element.getByLabel('Bilder')).toBeFocused()
  await submit(element, form)
  await expect(page.locator('.sent-panel')).toBeVisible()
  await expect(page.locator('.sent-panel')).not.toContainText('kom ikke fram')
})

test('counts the photos that were lost, on the page and on the receipt', async ({ page }) => {
  const element = await openForm(page, form)
  await fill(element, form, entries)
  const buffer = await whole()
  await element
    .getByLabel('Bilder')
    .setInputFiles(['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => jpeg(name, buffer)))
  let uploads = 0
  await page.route('**/api/vedlegg', (route) => {
    uploads += 1
    return uploads === 1 ? route.continue() : route.fulfill({ status: 500, json: { error: 'failed' } })
  })
  await submit(element, form)
  await expect(page.locator('.sent-panel')).toContainText(
    '3 bilder kom ikke fram. Meldingen er lagret uten dem',
  )
  await page.getByRole('link', { name: 'Se kvitteringen' }).click()
  await expect(page.getByRole('main')).toContainText('3 bilder kom ikke fram. Meldingen er lagret uten dem')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  const open = async (page: Page) => {
    await page.goto(form.page)
    const element = page.getByRole('form', { name: form.heading })
    await fill(element, form, entries)
    return element
  }

  test('says at the top why photos were refused, and keeps what was typed', async ({ page }) => {
    const element = await open(page)
    const typed = await valuesIn(element)
    const buffer = await whole()
    const many = Array.from({ length: 10 }, (_, index) => jpeg(`${index + 1}.jpg`, buffer))
    await element
      .getByLabel('Bilder')
      .setInputFiles([jpeg('IMG_1.jpg', heic), jpeg('halv.jpg', await half()), ...many])
    await element.getByRole('button', { name: form.submit }).click()
    await expectSummaryInView(
      page,
      /HEIC fra iPhone.*halv\.jpg kan ikke åpnes.*Dette kom ikke med: 9\.jpg, 10\.jpg/s,
    )
    await expect(page).toHaveTitle(/^Feil: /)
    const kept = await valuesIn(element)
    for (const name of Object.keys(entries)) expect(kept[name]).toEqual(typed[name])
    await expect(element.getByRole('checkbox', { name: /er lastet opp/ })).toHaveCount(8)
    await element.getByRole('button', { name: form.submit }).click()
    await expect(page.getByRole('heading', { name: 'Avviksmelding sendt!' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('kom ikke fram')
  })
})
