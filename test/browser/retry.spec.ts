import { expect, type Page, test } from '@playwright/test'
import { fill, openForm, press, valuesIn } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { openAlive } from '../support/site.ts'

/** Forms on cached pages, and one whose page is rendered with a key. */
const forms = ['contact-message', 'lost-key-dialog', 'appliance-report', 'neighbor-complaint'].map(formWithId)

/** Drops the server's first answer to a stored form; gives the references that the server has given. */
async function loseFirstAnswer(page: Page): Promise<string[]> {
  const references: string[] = []
  await page.route('**/api/skjema/**', async (route) => {
    const answer = await route.fetch()
    references.push((await answer.json()).reference)
    await (references.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }))
  })
  return references
}

for (const form of forms) {
  test(`${form.id} is one case when its answer is lost and it is sent again`, async ({ page }) => {
    const references = await loseFirstAnswer(page)
    const entries = { ...sampleEntries(form) }
    const element = await openForm(page, form)
    await fill(element, form, entries)
    await press(page.getByRole('form', { name: form.heading }), form)
    await expect(page.locator('.toast-card')).toContainText(form.failure.title)
    await press(page.getByRole('form', { name: form.heading }), form)
    await expect(page.getByRole('link', { name: 'Se kvitteringen' }).first()).toBeVisible()
    expect(references).toHaveLength(2)
    expect(references[1]).toBe(references[0])
  })

  test(`${form.id} is one case when its page is reloaded in between, and two when it is filled in and sent again`, async ({
    page,
  }) => {
    const references = await loseFirstAnswer(page)
    const entries = { ...sampleEntries(form) }
    await fill(await openForm(page, form), form, entries)
    await press(page.getByRole('form', { name: form.heading }), form)
    await expect(page.locator('.toast-card')).toContainText(form.failure.title)
    for (const round of [1, 2]) {
      await fill(await openForm(page, form), form, entries)
      await press(page.getByRole('form', { name: form.heading }), form)
      await expect.poll(() => references.length).toBe(round + 1)
      await expect(page.getByRole('link', { name: 'Se kvitteringen' }).first()).toBeVisible()
    }
    expect(references[1]).toBe(references[0])
    expect(references[2]).not.toBe(references[0])
  })
}

test.describe('where no more code can be loaded', () => {
  const loseCode = (page: Page) => page.route('**/assets/**', (route) => route.abort())

  async function openFilled(page: Page, id: string) {
    const form = formWithId(id)
    const element = await openForm(page, form)
    await fill(element, form, { ...sampleEntries(form) })
    return { form, element }
  }

  test('a form that cannot be sent says so, and keeps every answer', async ({ page }) => {
    const { form, element } = await openFilled(page, 'lost-key')
    const filled = await valuesIn(element)
    await loseCode(page)
    await page.route('**/api/skjema/**', (route) => route.abort())
    await press(element, form)
    await expect(page.locator('.toast-card')).toContainText(form.failure.text)
    expect(await valuesIn(element)).toEqual(filled)
  })

  test('a form whose next page cannot be shown says itself that it is sent', async ({ page }) => {
    const { form, element } = await openFilled(page, 'parking-application')
    await loseCode(page)
    await press(element, form)
    await expect(page.locator('.sent-panel').getByRole('link', { name: 'Se kvitteringen' })).toBeVisible()
  })

  test('a link leads to its page', async ({ page }) => {
    await openAlive(page, '/bolig')
    await loseCode(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kundeservice' }).click()
    await expect(page).toHaveURL('/kundeservice')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva kan vi hjelpe deg med?')
  })
})

test('the second click of a double click presses no link that stands where the form was', async ({
  page,
}) => {
  const form = formWithId('neighbor-complaint')
  const element = await openForm(page, form)
  await fill(element, form, { ...sampleEntries(form) })
  await press(element, form)
  const receipt = await page
    .locator('.sent-panel')
    .getByRole('link', { name: 'Se kvitteringen' })
    .boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = receipt ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page).toHaveURL(form.page)
  await expect(page.locator('.sent-panel')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the contact form is one case when it is posted again', async ({ page }) => {
    const form = formWithId('contact-message')
    const entries = { ...sampleEntries(form), message: ['Sendt to ganger uten skript'] }
    const receipts: string[] = []
    for (const _ of [1, 2]) {
      await page.goto('/')
      const element = page.getByRole('form', { name: form.heading })
      await fill(element, form, entries)
      await element.getByRole('button', { name: form.submit }).click()
      await page.waitForURL('**/kvittering')
      receipts.push(new URL(page.url()).pathname)
    }
    expect(receipts[1]).toBe(receipts[0])
  })
})
