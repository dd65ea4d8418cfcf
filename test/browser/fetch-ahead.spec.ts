import { expect, type Page, test } from '@playwright/test'
import { openAlive } from '../support/site.ts'

const card = (page: Page) => page.locator('.card a[href^="/eiendommer/"]').first()

/** Puts a finger on the first card until what it leads to is asked for: the code that listens comes when the browser is idle. */
async function touchCard(page: Page, asked: string): Promise<void> {
  await expect(async () => {
    const answer = page.waitForResponse(asked, { timeout: 2000 })
    await card(page).dispatchEvent('pointerdown', { pointerType: 'touch' })
    await (await answer).finished()
  }).toPass()
}

test('a button that goes down on a card reads the property, which the press then shows without asking again', async ({
  page,
}) => {
  await openAlive(page, '/eiendommer')
  const href = await card(page).getAttribute('href')
  await touchCard(page, `**/api${href}`)
  await page.route('**/api/eiendommer/**', (route) => route.abort())
  await card(page).click()
  await expect(page).toHaveURL(href ?? '')
  await expect(page.locator('.gallery')).toBeVisible()
})

test('the code of the property page is there before a card is pressed', async ({ page }) => {
  const code = page.waitForResponse('**/property-article-*.js')
  await openAlive(page, '/eiendommer')
  expect((await code).ok()).toBe(true)
})

test('the code of the property page is there before the pin of a map is pressed', async ({ page }) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  const code = page.waitForResponse('**/property-article-*.js')
  await openAlive(page, '/eiendommer?visning=kart')
  expect((await code).ok()).toBe(true)
  expect(told).toEqual([])
})

test('the style sheets of the next page are fetched once, and the browser warns of none', async ({
  page,
}) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  const sheet = page.waitForRequest('**/property-article-*.css')
  await openAlive(page, '/eiendommer')
  const ahead = await sheet
  // A sheet that is preloaded by a link and not used within seconds is warned of.
  expect(ahead.resourceType()).toBe('fetch')
  await (await ahead.response())?.finished()
  await card(page).click()
  await expect(page.locator('.gallery')).toBeVisible()
  const transfers = await page.evaluate(
    (name) =>
      performance
        .getEntriesByName(name)
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ initiatorType, transferSize }) => [initiatorType, transferSize > 0]),
    ahead.url(),
  )
  expect(transfers).toEqual([
    ['fetch', true],
    ['link', false],
  ])
  expect(told).toEqual([])
})

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAlive(page, '/eiendommer')
  await touchCard(page, '**/reader-*.js')
  expect(asked.filter((url) => /property-article|\/api\//.test(url))).toEqual([])
})

test('a link to a form is a new document at once, without its code first', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.locator('main a[href="/interesseskjema"]').last().click()
  await expect.poll(() => asked.findIndex((path) => path.includes('/interesseskjema-'))).toBeGreaterThan(0)
  const code = asked.findIndex((path) => path.includes('/interesseskjema-') && path.endsWith('.js'))
  const document = asked.indexOf('/interesseskjema')
  expect(document).toBeGreaterThanOrEqual(0)
  expect(code === -1 || document < code).toBe(true)
})

const answers = {
  name: 'Kari Nordmann',
  email: 'kari@eksempel.no',
  subject: 'Nøkler',
  message: 'Skrevet før koden kom',
}

/** Opens the front page while the code of its contact form does not come; the returned function lets it come. */
async function openWithCodeHeld(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/contact-form-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await openAlive(page, '/')
  return resolve
}

/** Fills in the contact form of the front page and submits it. */
async function fillAndSend(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(answers))
    await page.locator(`#contact [name=${name}]`).fill(value)
  await page.locator('#contact button[type=submit]').click()
}

test('the contact form is sent once, as it was typed, when it was submitted before its code had come', async ({
  page,
}) => {
  const releaseCode = await openWithCodeHeld(page)
  await fillAndSend(page)
  const sent = page.waitForRequest('**/api/skjema/contact-message')
  releaseCode()
  expect((await sent).postData()).toContain(answers.message)
  await expect(page.locator('#contact')).toContainText('Takk for din henvendelse!')
  await expect(page).toHaveURL('/')
})

test('an empty contact form that was submitted before its code had come says what is missing', async ({
  page,
}) => {
  const releaseCode = await openWithCodeHeld(page)
  await page.locator('#contact form button[type=submit]').click()
  releaseCode()
  await expect(page.locator('#contact .error-summary')).toBeFocused()
})

test('what was typed and submitted is sent where the contact form has been drawn anew meanwhile', async ({
  page,
}) => {
  const releaseCode = await openWithCodeHeld(page)
  await fillAndSend(page)
  await page.locator('#contact form').evaluate((form) => form.replaceWith(form.cloneNode(true)))
  const sent = page.waitForRequest('**/api/skjema/contact-message')
  releaseCode()
  expect((await sent).postData()).toContain(answers.message)
})

test('what is typed in the contact form before its code has come is part of its draft', async ({ page }) => {
  const releaseCode = await openWithCodeHeld(page)
  await page.locator('#contact [name=subject]').fill(answers.subject)
  releaseCode()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('utkast:contact-message')))
    .toContain(answers.subject)
  await expect(page.locator('#contact [name=subject]')).toHaveValue(answers.subject)
})

test('the browser sends the contact form where its code cannot be loaded', async ({ page }) => {
  await page.route('**/contact-form-*.js', (route) => route.abort())
  await openAlive(page, '/')
  await fillAndSend(page)
  await expect(page).toHaveURL(/\/kvittering$/)
})

test('the front page is loaded as a document where a link has led to it and the code of its form cannot be loaded', async ({
  page,
}) => {
  await page.route('**/contact-form-*.js', (route) => route.abort())
  await openAlive(page, '/om-oss')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await fillAndSend(page)
  await expect(page).toHaveURL(/\/kvittering$/)
})

test('a tile of customer service leads to the page of its form where its dialog cannot be loaded', async ({
  page,
}) => {
  await page.route('**/service-forms-*.js', (route) => route.abort())
  await openAlive(page, '/kundeservice')
  const tile = page.locator('main a[aria-haspopup=dialog]').first()
  const href = await tile.getAttribute('href')
  await tile.click()
  await expect(page).toHaveURL(href ?? '')
})
