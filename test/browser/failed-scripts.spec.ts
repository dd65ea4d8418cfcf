import { expect, test } from '@playwright/test'
import { blankPhoto } from '../support/blank-photo.ts'
import { fill } from '../support/form-filling.ts'
import { formWithId } from '../support/form-with-id.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { openAlive } from '../support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const form = formWithId('issue-report')

for (const [name, fail] of [
  ['the form', () => Reflect.deleteProperty(Object, 'hasOwn')],
  ['what the page of errors has too', () => Reflect.deleteProperty(Array.prototype, 'every')],
] as const)
  test(`an error in ${name} leaves the page of the server, whose form the browser sends`, async ({
    page,
  }) => {
    await page.addInitScript(fail)
    await page.goto('/melde-avvik')
    await page.waitForFunction(() => !('scripts' in document.documentElement.dataset))
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    await expect(page).toHaveTitle(/avvik/i)
    const element = page.locator('form[action="/melde-avvik"]')
    await fill(element, form, sampleEntries(form))
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    )
    await element.locator('.form-send button[type=submit]').click()
    await posted
    await expect(page).toHaveURL(/kvittering|sak/)
  })

test('the page after one that a script has failed in shows what only scripts can do', async ({ page }) => {
  await page.addInitScript(() => {
    const { hasOwn } = Object
    Reflect.deleteProperty(Object, 'hasOwn')
    addEventListener('mended', () => Object.assign(Object, { hasOwn }))
  })
  await page.goto('/melde-avvik')
  const hasScripts = () => page.evaluate(() => 'scripts' in document.documentElement.dataset)
  await page.waitForFunction(() => !('scripts' in document.documentElement.dataset))
  await page.evaluate(() => dispatchEvent(new Event('mended')))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Eiendommer' }).first().click()
  await expect(page).toHaveURL(/\/eiendommer$/)
  await expect(page.locator('main button[aria-pressed]').first()).toBeVisible()
  expect(await hasScripts()).toBe(true)
})

test('a page whose scripts cannot be loaded shows nothing that only they can do', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/eiendommer')
  await page.waitForFunction(() => !('scripts' in document.documentElement.dataset))
  const hearts = page.locator('main button[aria-pressed]')
  await expect(hearts.first()).toBeAttached()
  await expect(hearts.filter({ visible: true })).toHaveCount(0)
})

test('an error while a form is checked sends it as the browser does, with its photos', async ({ page }) => {
  await openAlive(page, '/melde-avvik')
  const element = page.locator('form[action="/melde-avvik"]')
  await fill(element, form, sampleEntries(form))
  await element.locator('input[type=file]').setInputFiles({
    name: 'en.jpg',
    mimeType: 'image/jpeg',
    buffer: await blankPhoto().jpeg().toBuffer(),
  })
  await expect(element.locator('.photo-field-list li')).toHaveCount(1)
  await page.evaluate(() => {
    window.FormData = class extends FormData {
      constructor() {
        super()
        throw new Error('Forms cannot be read')
      }
    }
  })
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.isNavigationRequest(),
  )
  await element.locator('.form-send button[type=submit]').click()
  expect((await posted).headers()['content-type']).toContain('multipart/form-data')
  await expect(page).toHaveURL(/kvittering|sak/)
})
