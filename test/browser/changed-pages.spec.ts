import { expect, type Page, test } from '@playwright/test'
import { blankPhoto } from '../support/blank-photo.ts'
import { fill } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { waitUntilAlive } from '../support/site.ts'
import { translatePage } from '../support/translate-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const form = formWithId('issue-report')

const photo = async () => ({
  name: 'en.jpg',
  mimeType: 'image/jpeg',
  buffer: await blankPhoto().jpeg().toBuffer(),
})

/** Makes links of the numbers in texts, as an iPhone does. */
function linkNumbers(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && /\d/.test(walker.currentNode.data))
      texts.push(walker.currentNode)
  for (const text of texts)
    if (!text.parentElement?.closest('script, style, option, title')) {
      const link = Object.assign(document.createElement('a'), { href: 'tel:1', textContent: text.data })
      text.replaceWith(link)
    }
}

/** Opens a page whose scripts wait until the page has been changed, and used. */
async function openBeforeScripts(page: Page, path: string, use: () => Promise<void>): Promise<void> {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await started
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await use()
  start()
  await waitUntilAlive(page)
}

for (const [name, change] of [
  ['translated', translatePage],
  ['with links made of its numbers', linkNumbers],
] as const)
  test(`a page ${name} before the scripts come keeps text, ticks, choices and photos, and sends them`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const element = page.locator('form[action="/melde-avvik"]')
    await openBeforeScripts(page, '/melde-avvik', async () => {
      await page.evaluate(change)
      await fill(element, form, sampleEntries(form))
      await element.locator('input[type=file]').setInputFiles(await photo())
    })
    for (const [field, [answer = '']] of Object.entries(sampleEntries(form)).filter(
      ([, texts]) => texts.length > 0,
    )) {
      const control = element.locator(`[name="${field}"]`).first()
      const type = await control.getAttribute('type')
      if (type === 'radio' || type === 'checkbox')
        await expect(element.locator(`[name="${field}"][value="${answer}"]`)).toBeChecked()
      else await expect(control).toHaveValue(answer)
    }
    await expect(element.locator('.photo-field-list li')).toHaveCount(1)
    const sent = page.waitForRequest('**/api/skjema/issue-report')
    await element.locator('.form-send button[type=submit]').click()
    expect((await sent).postDataJSON()).toMatchObject({ imageUrls: [expect.stringContaining('/')] })
    await expect(page.locator('.toast-card').first()).toBeVisible()
    expect(errors).toEqual([])
  })

test('a photo that cannot be kept is told of, and stops the sending once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'DataTransfer'))
  const element = page.locator('form[action="/melde-avvik"]')
  await openBeforeScripts(page, '/melde-avvik', async () => {
    await page.evaluate(linkNumbers)
    await fill(element, form, sampleEntries(form))
    await element.locator('input[type=file]').setInputFiles(await photo())
  })
  await expect(element.locator('.photo-field-refused')).toContainText('en.jpg ble borte')
  const sendings: string[] = []
  page.on('request', (request) => request.url().includes('/api/skjema/') && sendings.push(request.url()))
  await element.locator('.form-send button[type=submit]').click()
  await expect(element.locator('input[type=file]')).toBeFocused()
  expect(sendings).toEqual([])
  await element.locator('.form-send button[type=submit]').click()
  await expect.poll(() => sendings.length).toBe(1)
})

test('a page that is translated goes on to change what it says', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openBeforeScripts(page, '/melde-avvik', () => page.evaluate(translatePage))
  const element = page.locator('form[action="/melde-avvik"]')
  await element.locator('.form-send button[type=submit]').click()
  await expect(element.locator('[aria-invalid]').first()).toBeVisible()
  await fill(element, form, sampleEntries(form))
  await element.locator('.form-send button[type=submit]').click()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(page.locator('.toast-card').first()).toBeVisible()
  expect(errors).toEqual([])
})
