import { expect, test } from '@playwright/test'
import { pageCopies } from '../../src/domain/documents/page-copies.ts'
import { keysOf } from '../../src/domain/records.ts'
import { waitUntilAlive } from '../support/site.ts'
import { inSiteDatabase } from '../support/site-database.ts'
import { signedInAs } from '../support/staff-browser.ts'

test('a text is saved as a draft, previewed, published and restored', async ({ browser, page, baseURL }) => {
  const context = await signedInAs(browser, 'redaktor', baseURL)
  const editor = await context.newPage()
  await editor.goto('/intern/tekster')
  await editor.getByRole('link', { name: 'Siden om reklameplass' }).click()
  await editor.getByLabel('Veien videre: tekst ved «Spør om plass»').fill('Tavla ved heisen er ledig.')
  await editor.getByRole('button', { name: 'Lagre kladd' }).click()
  await expect(editor.getByText('Kladden er lagret.')).toBeVisible()
  await page.goto('/reklame?kladd=1')
  await expect(page.getByText('Tavla ved heisen er ledig.')).toBeHidden()
  await expect(page.getByText('Dette er en kladd.')).toHaveCount(0)
  await editor.getByRole('link', { name: 'Forhåndsvis kladden' }).click()
  await expect(editor.getByText('Tavla ved heisen er ledig.')).toBeVisible()
  await waitUntilAlive(editor)
  await expect(editor.getByText('Dette er en kladd. Bare ansatte ser den.')).toBeVisible()
  await editor.goto('/reklame')
  await expect(editor.getByText('Dette er en kladd.')).toHaveCount(0)
  await editor.goto('/intern/tekster/reklame-side')
  await editor.getByRole('button', { name: 'Publiser', exact: true }).click()
  await expect(editor.getByText('Publisert.')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/reklame')).text(), { intervals: [50] })
    .toContain('Tavla ved heisen er ledig.')
  // The browser has the same text: hydration changes nothing.
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/reklame')
  await waitUntilAlive(page)
  await expect(page.getByText('Tavla ved heisen er ledig.')).toBeVisible()
  expect(faults).toEqual([])
  // Also after a navigation from another page.
  await page.goto('/')
  await waitUntilAlive(page)
  await page
    .locator('main')
    .getByRole('link', { name: /^Reklame/ })
    .first()
    .click()
  await expect(page.getByText('Tavla ved heisen er ledig.')).toBeVisible()
  await editor.getByRole('button', { name: 'Publiser denne igjen: Slik den ble levert' }).click()
  await expect(editor.getByText('Versjonen er publisert igjen.')).toBeVisible()
  await expect.poll(async () => (await page.request.get('/reklame')).text()).not.toContain('Tavla ved heisen')
  await context.close()
})

test('gives versions of the same minute different names, and a text’s editor another title than its page', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'administrator', baseURL)
  const page = await context.newPage()
  for (const text of ['Første', 'Andre', 'Tredje']) {
    await page.goto('/intern/tekster/ansatte')
    await expect(page).toHaveTitle(/^Tekst: Ansatte/)
    await page.getByLabel('Tekst').first().fill(text)
    await page.getByRole('button', { name: 'Lagre kladd' }).click()
    await expect(page.getByText('Kladden er lagret.')).toBeVisible()
  }
  const buttons = await page.getByRole('button', { name: /^Publiser denne igjen/ }).all()
  const names = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(2)
  expect(new Set(names).size).toBe(names.length)
  await page.getByRole('button', { name: 'Publiser denne igjen: Slik den ble levert' }).click()
  await expect(page.getByText('Versjonen er publisert igjen.')).toBeVisible()
  await page.goto('/intern/tekster')
  await expect(page.locator('.staff-lines > li', { hasText: 'Ansatte' })).toContainText('Ikke endret')
  await context.close()
})

test('a failing staff page shows a reference in the staff layout, and is not a 404', async ({
  browser,
  baseURL,
}) => {
  const context = await signedInAs(browser, 'redaktor', baseURL)
  const page = await context.newPage()
  await inSiteDatabase((client) =>
    client.query(
      `insert into content_versions (document, staff_id, state, value)
       values ('rense-sluket', (select id from staff limit 1), 'draft', '{"need": 5}')`,
    ),
  )
  const response = await page.goto('/intern/tekster/rense-sluket')
  expect(response?.status()).toBe(500)
  await expect(page.locator('#feilreferanse')).toHaveText(/^[A-Z2-9]{8}$/)
  await expect(page.locator('.staff-header')).toBeVisible()
  await inSiteDatabase((client) => client.query(`delete from content_versions where value = '{"need": 5}'`))
  for (const missing of ['/intern/tekster/finnes-ikke', '/intern/eiendommer/finnes-ikke']) {
    expect((await page.goto(missing))?.status(), missing).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  }
  await context.close()
})

/** Every text of a value with a mark after it. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return `${value} merket`
  if (Array.isArray(value)) return value.map(marked)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'sign' ? each : marked(each)]),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsIn)
}

/** A text without the marks of where it may be broken. */
const asRead = (text: string) =>
  text
    .replace(/\u00ad|\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim()

test('each text of a page that staff edit stands on the page', async ({ browser, page, baseURL }) => {
  const context = await signedInAs(browser, 'redaktor', baseURL)
  const editor = await context.newPage()
  for (const id of keysOf(pageCopies)) {
    const { page: path, value } = pageCopies[id]
    const edited = marked(value)
    await inSiteDatabase((client) =>
      client.query(`insert into content_versions (document, state, value) values ($1, 'published', $2)`, [
        id,
        JSON.stringify(edited),
      ]),
    )
    await page.goto(path)
    await expect
      .poll(async () => (await page.request.get(path)).text(), { intervals: [50] })
      .toContain('merket')
    await page.goto(path)
    await waitUntilAlive(page)
    const body = await page.locator('body').innerText()
    const description = await page.locator('meta[name=description]').getAttribute('content')
    const shown = asRead(`${body} ${description}`)
    const missing = textsIn(edited)
      .filter((text) => text.endsWith('merket'))
      // What it fills in stands in the place of a name in braces.
      .flatMap((text) => text.split(/\{.*?\}/))
      .filter((text) => !shown.includes(asRead(text)))
    expect(missing, path).toEqual([])
    await editor.goto(`/intern/tekster/${id}`)
    await editor.getByRole('button', { name: 'Publiser denne igjen: Slik den ble levert' }).click()
    await expect(editor.getByText('Versjonen er publisert igjen.')).toBeVisible()
  }
  await context.close()
})
