import { blankPhoto } from '../support/blank-photo.ts'
import { fill, openForm, submit } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { expect, test } from '../support/reused-page.ts'
import { sampleEntries } from '../support/sample-answers.ts'

test.describe('an issue report', () => {
  test('accepts and removes photos, rejects others with the specified messages, and uploads before it sends', async ({
    page,
  }) => {
    const form = formWithId('issue-report')
    const element = await openForm(page, form)
    await fill(element, form, sampleEntries(form))
    const buffer = await blankPhoto().jpeg().toBuffer()
    await element.getByLabel('Bilder').setInputFiles([
      { name: 'en.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'to.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'tekst.txt', mimeType: 'text/plain', buffer: Buffer.from('hei') },
      { name: 'stor.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ])
    const toasts = page.locator('.toast-card')
    await expect(toasts.filter({ hasText: 'Ugyldig filtype' })).toContainText(
      'tekst.txt is not a valid image type. Only JPEG/JPG/PNG allowed.',
    )
    await expect(toasts.filter({ hasText: 'Fil for stor' })).toContainText('stor.png is larger than 10MB.')
    await expect(element.locator('.photo-field-list li')).toHaveCount(2)
    // The toasts go; what is wrong stays at the field until other photos are chosen.
    const photos = element.getByLabel('Bilder')
    await expect(photos).toHaveAccessibleDescription(/tekst\.txt is not a valid.*stor\.png is larger/s)
    await expect(photos).toHaveAttribute('aria-invalid', 'true')
    await photos.setInputFiles({ name: 'tre.jpg', mimeType: 'image/jpeg', buffer })
    await expect(photos).not.toHaveAttribute('aria-invalid')
    await expect(element.locator('.photo-field-refused')).toHaveCount(0)
    await element.getByRole('button', { name: 'Fjern tre.jpg' }).click()
    await element.getByRole('button', { name: 'Fjern en.jpg' }).click()
    await expect(element.locator('.photo-field-list li')).toHaveText(/to\.jpg/)
    await page.route('**/api/vedlegg', async (route) => {
      await expect(element.getByRole('button', { name: 'Laster opp bilder...' })).toBeDisabled()
      await route.continue()
    })
    await page.route('**/api/skjema/**', async (route) => {
      await expect(element.getByRole('button', { name: 'Sender...' })).toBeDisabled()
      await expect(element.getByRole('button', { name: 'Fjern to.jpg' })).toBeDisabled()
      const status = element.getByRole('status')
      await expect(status).toHaveText('Skjemaet sendes. Knappene er slått av til vi har svart.')
      await expect(status).toBeFocused()
      await route.continue()
    })
    await submit(element, form)
    await expect(element).toHaveCount(0)
    await page.getByRole('link', { name: 'Se kvitteringen' }).click()
    await page.getByRole('link', { name: 'Følg saken' }).click()
    const shown = page.locator('.case-thread-photos img')
    await expect(shown).toHaveCount(1)
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80)
  })

  test('shows a chosen photo upright, drawn small', async ({ page }) => {
    const element = await openForm(page, formWithId('issue-report'))
    const right = await blankPhoto(400, 600, '#00f').png().toBuffer()
    // The camera was turned: what it saw on the left is up.
    const turned = await blankPhoto(800, 600, '#f00')
      .composite([{ input: right, left: 400, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await element
      .getByLabel('Bilder')
      .setInputFiles({ name: 'en.jpg', mimeType: 'image/jpeg', buffer: turned })
    const square = element.locator('.photo-field-list canvas')
    const coloursDown = () =>
      square.evaluate((canvas: HTMLCanvasElement) =>
        [0.1, 0.9].map((part) => {
          const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height * part, 1, 1)
          const [red = 0, , blue = 0] = pixel?.data ?? []
          return red > 200 ? 'red' : blue > 200 ? 'blue' : 'none'
        }),
      )
    await expect.poll(coloursDown).toEqual(['red', 'blue'])
  })

  test('shows the long name of a photo in at most two lines on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const element = await openForm(page, formWithId('issue-report'))
    const name = 'IMG_20261127_093045_kjokkenbenk.jpg'
    const buffer = await blankPhoto().jpeg().toBuffer()
    await element.getByLabel('Bilder').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    const lines = await element.getByText(name, { exact: true }).evaluate((shown) => {
      return shown.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(shown).lineHeight)
    })
    expect(lines).toBeLessThan(2.5)
  })

  for (const between of ['at once', 'after a reload'])
    test(`keeps its photos when the line breaks and it is sent again ${between}`, async ({ page }) => {
      const form = formWithId('issue-report')
      const entries = sampleEntries(form)
      let element = await openForm(page, form)
      await fill(element, form, entries)
      const buffer = await blankPhoto().jpeg().toBuffer()
      await element.getByLabel('Bilder').setInputFiles({ name: 'en.jpg', mimeType: 'image/jpeg', buffer })
      // The server has stored it, and its answer is lost: the retry is the same submission.
      const references: string[] = []
      await page.route('**/api/skjema/**', async (route) => {
        const answer = await route.fetch()
        references.push((await answer.json()).reference)
        await (references.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }))
      })
      await submit(element, form)
      await expect(element.getByRole('alert')).toContainText(form.failure.text)
      if (between === 'after a reload') {
        element = await openForm(page, form)
        await expect(element.getByLabel('Bilde 1 er lastet opp')).toBeChecked()
        await fill(element, form, entries)
      } else await expect(element.locator('.photo-field-list li')).toHaveText(/en\.jpg/)
      await submit(element, form)
      await page.getByRole('link', { name: 'Se kvitteringen' }).click()
      expect(references[1]).toBe(references[0])
      await page.getByRole('link', { name: 'Følg saken' }).click()
      await expect(page.locator('.case-thread-photos img')).toHaveCount(1)
    })

  test('is sent without its photos when they cannot be uploaded, and says so', async ({ page }) => {
    const form = formWithId('issue-report')
    const element = await openForm(page, form)
    await fill(element, form, sampleEntries(form))
    await element
      .getByLabel('Bilder')
      .setInputFiles({ name: 'en.jpg', mimeType: 'image/jpeg', buffer: await blankPhoto().jpeg().toBuffer() })
    await page.route('**/api/vedlegg', (route) => route.fulfill({ status: 500, json: { error: 'failed' } }))
    await submit(element, form)
    await expect(page.locator('.toast-card').filter({ hasText: 'Feil ved opplasting' })).toContainText(
      'Det oppstod en feil ved opplasting av bilder.',
    )
    await expect(page.locator('.sent-panel')).toContainText('Ett bilde kom ikke fram.')
  })
})
