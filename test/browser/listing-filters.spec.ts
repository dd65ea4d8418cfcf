import type { Page } from '@playwright/test'
import { expect, test } from '../support/reused-page.ts'
import { expectAccessible, openAlive, waitUntilAlive } from '../support/site.ts'
import { sitemapPaths } from '../support/sitemap.ts'

const list = '/ledige-leiligheter'
const bar = (page: Page) => page.getByRole('search', { name: 'Filtre' })
const group = (page: Page, label: string) =>
  bar(page)
    .locator('details')
    .filter({ has: page.locator(`summary:text-is("${label}")`) })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^Viser/ })
const passing = (page: Page) => page.locator('.listing-list-grid:not(details *) [data-part=listing]')
const possible = (page: Page) => page.locator('details').filter({ hasText: 'til kan passe' })

/** Presses the first choice of a group that is not chosen, and gives how many it said that it would leave. */
async function choose(page: Page, label: string): Promise<number> {
  const menu = group(page, label)
  await menu.locator('summary').click()
  const choice = menu.locator('a:not([aria-current])').first()
  const left = Number(await choice.locator('span').textContent())
  await choice.click()
  return left
}

test('without scripts on a phone every filter leaves as many as it says', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  for (const label of ['Type', 'Sted', 'Boligtype', 'Soverom', 'Leie', 'Areal', 'Innflytting', 'Mer']) {
    await page.goto(list)
    await bar(page).getByRole('button', { name: 'Filtrer og sorter' }).click()
    const left = await choose(page, label)
    await expect(count(page), label).toHaveText(`Viser ${left} av 18 boliger`)
    await expect(passing(page), label).toHaveCount(left)
  }
  await context.close()
})

test('choices add up by keyboard, the address is shared, and Back takes the last one away', async ({
  page,
}) => {
  await openAlive(page, list)
  const place = group(page, 'Sted')
  await place.locator('summary').focus()
  // The code that closes a menu by Escape comes with the first act.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(place).not.toHaveAttribute('open', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?by=larvik`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ledige leiligheter i Larvik')
  await expect(place.getByRole('link', { name: /^Larvik/ })).toBeFocused()
  const left = await choose(page, 'Mer')
  await expect(count(page)).toHaveText(`Viser ${left} av 18 boliger`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.reload()
  await expect(count(page)).toHaveText(`Viser ${left} av 18 boliger`)
  await expect(page.locator('.ledige-leiligheter-counters')).toContainText('18')
  await waitUntilAlive(page)
  await page.goBack()
  await expect(page).toHaveURL(`${list}?by=larvik`)
  await group(page, 'Sorter').locator('summary').click()
  await group(page, 'Sorter').getByRole('link', { name: 'Lavest leie', exact: true }).click()
  await expect(page.locator('[data-part=listing] h3').first()).toHaveText(
    'Hybel med eget bad, strøm inkludert',
  )
})

test('on a phone the filters are a sheet that says how many it shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, list)
  await bar(page).getByRole('button', { name: 'Filtrer og sorter' }).click()
  const left = await choose(page, 'Soverom')
  await bar(page)
    .getByRole('button', { name: new RegExp(`^Vis ${left} bolig`) })
    .click()
  await expect(passing(page)).toHaveCount(left)
})

test('a listing that does not say what is asked is below the others, and one that says no is left out', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, `${list}?dyr=1`)
  const [pass, more] = [await passing(page).count(), await possible(page).locator('article').count()]
  expect(pass).toBeGreaterThan(0)
  await possible(page).locator('summary').click()
  await expect(possible(page)).toContainText(`${more} boliger til kan passe`)
  await expect(possible(page)).toContainText('Annonsen sier ikke noe om «Dyr etter avtale».')
  await expect(page.getByRole('heading', { name: 'Toroms i stille bakgård' })).toBeVisible()
  // Its advertisement says «Ikke husdyr».
  await expect(page.getByRole('heading', { name: 'Treroms i trehus på Langestrand' })).toHaveCount(0)
  expect(pass + more).toBeLessThan(18)
  await group(page, 'Sted').locator('summary').click()
  await expectAccessible(page)
})

test('a list where nothing passes says which choice to drop, and offers to tell', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`${list}?by=notodden&soverom=4&maksleie=13000`)
  await expect(page.getByText('Ingen eiendommer har alt dette.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Si fra når noe passer' }).first()).toHaveAttribute(
    'href',
    '/si-fra?type=bolig&by=notodden&soverom=4&maksleie=13000',
  )
  await expectAccessible(page)
  const drop = page.getByRole('link', { name: /^Uten «/ }).first()
  const left = /: (\d+) /.exec((await drop.textContent()) ?? '')?.[1]
  await drop.click()
  await expect(count(page)).toHaveText(`Viser ${left} av 18 boliger`)
})

test('lists that people search for are in the sitemap, and what means nothing gives the page without it', async ({
  request,
}) => {
  const named = await sitemapPaths(async (path) => (await request.get(path)).text())
  expect(named).toContain(`${list}?by=larvik`)
  expect(named).toContain(`${list}?by=notodden&soverom=2`)
  const plain = (await request.get(list)).headers().etag
  const odd = [
    'by=paris&soverom=mange&fra=2027-02-31',
    'maksleie=-1&minareal=1e9&sorter=nyest&side=9&visning=kart',
    `x=${'a'.repeat(1_900)}&by=${'b'.repeat(1_900)}`,
  ]
  for (const query of odd) {
    const answer = await request.get(`${list}?${query}`)
    expect(answer.status(), query.slice(0, 40)).toBe(200)
    expect(answer.headers().etag, query.slice(0, 40)).toBe(plain)
  }
  expect((await request.get(`${list}?by=${'b'.repeat(10_000)}`)).status()).toBe(414)
})
