import type { Page } from '@playwright/test'
import { expect, test } from '../support/reused-page.ts'
import { expectAccessible, openAlive, readProperties, waitUntilAlive } from '../support/site.ts'
import { sitemapPaths } from '../support/sitemap.ts'

const bar = (page: Page) => page.getByRole('search', { name: 'Filtre' })
const group = (page: Page, label: string) =>
  bar(page)
    .locator('details')
    .filter({ has: page.locator(`summary:text-is("${label}")`) })
const count = (page: Page) => page.locator('.eiendommer-count')

/** Presses the first choice of a group that is not chosen, and gives how many it said that it would leave. */
async function choose(page: Page, label: string): Promise<number> {
  const menu = group(page, label)
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click()
  const choice = menu.locator('a:not([aria-current])').first()
  const left = Number(await choice.locator('span').textContent())
  await choice.click()
  return left
}

for (const [name, width, javaScriptEnabled] of [
  ['on a wide screen', 1280, true],
  ['on a phone', 390, true],
  ['on a wide screen without scripts', 1280, false],
  ['on a phone without scripts', 390, false],
] as const)
  test(`${name} every filter leaves as many as it says`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width, height: 844 },
      baseURL: baseURL ?? '',
    })
    const page = await context.newPage()
    for (const label of ['Sted', 'Boligtype', 'Soverom', 'Leie', 'Areal', 'Innflytting', 'Mer']) {
      if (javaScriptEnabled) await openAlive(page, '/eiendommer?type=bolig')
      else await page.goto('/eiendommer?type=bolig')
      if (width < 640) await bar(page).getByRole('button', { name: 'Filtrer og sorter' }).click()
      const left = await choose(page, label)
      if (width < 640 && javaScriptEnabled)
        await bar(page)
          .getByRole('button', { name: new RegExp(`^Vis ${left} bolig`) })
          .click()
      await expect(count(page), label).toHaveText(`Viser ${left} eiendommer – Bolig`)
      await expect(page.locator('.card')).toHaveCount(Math.min(left, 24))
    }
    await context.close()
  })

test('choices add up in the address, tags take them away, and Back brings them back', async ({ page }) => {
  await openAlive(page, '/eiendommer?type=bolig')
  await choose(page, 'Sted')
  await expect(page).toHaveURL('/eiendommer?type=bolig&by=larvik')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boliger i Larvik')
  await expect(page).toHaveTitle(/^Boliger i Larvik/)
  // The menu stays open, and the choice keeps the focus.
  await expect(group(page, 'Sted').getByRole('link', { name: /^Larvik/ })).toBeFocused()
  const left = await choose(page, 'Mer')
  await expect(count(page)).toHaveText(`Viser ${left} eiendommer – Bolig`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.reload()
  await expect(count(page)).toHaveText(`Viser ${left} eiendommer – Bolig`)
  await waitUntilAlive(page)
  await bar(page).getByRole('link', { name: 'Fjern: Larvik' }).click()
  await expect(page).not.toHaveURL(/by=larvik/)
  await expect(bar(page)).toBeFocused()
  await page.goBack()
  await expect(count(page)).toHaveText(`Viser ${left} eiendommer – Bolig`)
})

/** The headings of the menus whose content reaches out of them. */
const wideSummaries = (page: Page) =>
  page
    .locator('#filtre summary')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent),
    )

test('on a phone the filters are a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/eiendommer?type=bolig&by=larvik')
  const opener = bar(page).getByRole('button', { name: 'Filtrer og sorter' })
  const sheet = page.getByRole('dialog', { name: 'Filtrer' })
  const reachable = page.locator(':is(a, button):not([inert], [inert] *, #filtre *)')
  for (const close of [
    () => sheet.getByRole('button', { name: 'Lukk' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.setViewportSize({ width: 1280, height: 844 }),
  ]) {
    await opener.click()
    await expect(sheet).toBeFocused()
    await expect(reachable).toHaveCount(0)
    await expect.poll(() => wideSummaries(page)).toEqual([])
    await close()
    await expect(sheet).toHaveCount(0)
    await expect(reachable).not.toHaveCount(0)
    if (await opener.isVisible()) await expect(opener).toBeFocused()
  }
})

test('without scripts any rent can be typed, and is shown as what is asked', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const [width, typed] of [
    [1280, '11 700 kr'],
    [390, '11,7k'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/eiendommer?type=bolig&by=larvik&maksleie=14000')
    if (width === 390) await bar(page).getByRole('button', { name: 'Filtrer og sorter' }).click()
    await group(page, 'Leie').locator('summary').click()
    await bar(page).getByLabel('Inntil et annet beløp, kr').fill(typed)
    if (width === 390) await bar(page).getByRole('button', { name: 'Vis boliger', exact: true }).click()
    else await page.keyboard.press('Enter')
    await expect(bar(page).getByRole('link', { name: /^Fjern: Inntil 11\s700\skr$/ })).toBeVisible()
    await expect(bar(page).getByRole('link', { name: /^Fjern: Inntil 14/ })).toHaveCount(0)
    await expect(bar(page).getByRole('link', { name: 'Fjern: Larvik' })).toBeVisible()
  }
  await context.close()
})

test('a list of a town that the landlord has nothing in says so, and leads to those that it has', async ({
  page,
}) => {
  await page.goto('/eiendommer?type=bolig&by=oslo')
  await expect(bar(page)).toContainText(
    'Vi har ingen boliger i Oslo. Her er det vi har, nærmest først: Stokke',
  )
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Ingen boliger i Oslo')
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\?type=bolig&by=oslo$/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const town = bar(page).getByRole('link', { name: /^Larvik \(\d+\)$/ })
  const left = /\d+/.exec((await town.textContent()) ?? '')?.[0]
  await town.click()
  await expect(page).toHaveURL('/eiendommer?type=bolig&by=larvik')
  await expect(count(page)).toHaveText(`Viser ${left} eiendommer – Bolig`)
})

test('a link to a filtered list is previewed with what it shows', async ({ page }) => {
  const { cards, total } = await readProperties(page, '?type=bolig&by=larvik&slag=leilighet')
  await page.goto('/eiendommer?type=bolig&by=larvik&slag=leilighet')
  const meta = (property: string) => page.locator(`meta[property="og:${property}"]`)
  await expect(meta('title')).toHaveAttribute('content', 'Boliger i Larvik: leilighet')
  await expect(meta('description')).toHaveAttribute(
    'content',
    new RegExp(`^${total} boliger, \\d+ ledig nå\\.`),
  )
  const key = cards.find(({ picture }) => picture)?.picture?.key
  await expect(meta('image')).toHaveAttribute('content', new RegExp(`/bilder/${key}/1280\\.jpg$`))
})

test('the menus are used by keyboard', async ({ page }) => {
  await openAlive(page, '/eiendommer?type=bolig')
  const place = group(page, 'Sted')
  await place.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(place.locator('a').first()).toBeFocused()
  // The code that closes a menu by Escape comes with the first act.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(place).not.toHaveAttribute('open', { timeout: 500 })
  }).toPass()
  await expect(place.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/by=larvik/)
  await group(page, 'Sorter').locator('summary').focus()
  await expect(place).not.toHaveAttribute('open')
  await page.keyboard.press('Enter')
  await group(page, 'Sorter').getByRole('link', { name: 'Lavest leie', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sorter=leie/)
  const { cards } = await readProperties(page, '?type=bolig&by=larvik&sorter=leie')
  await expect(page.locator('.card h2').first()).toHaveText(cards[0]?.title ?? '')
})

test('a list where nothing passes says which choice to drop, and a day can be asked for', async ({
  page,
}) => {
  await page.goto('/eiendommer?type=bolig&by=larvik&soverom=4&maksleie=9000')
  await expect(page.getByText('Ingen eiendommer har alt dette.')).toBeVisible()
  const drop = page.getByRole('link', { name: /^Uten «/ }).first()
  const left = /: (\d+) /.exec((await drop.textContent()) ?? '')?.[1]
  await drop.click()
  await expect(count(page)).toHaveText(`Viser ${left} eiendommer – Bolig`)

  for (const [width, button] of [
    [1280, 'Vis'],
    [390, 'Vis boliger'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/eiendommer?type=bolig&by=larvik')
    if (width === 390) await bar(page).getByRole('button', { name: 'Filtrer og sorter' }).click()
    await group(page, 'Innflytting').locator('summary').click()
    await bar(page).getByLabel('Innen en annen dag').fill('2099-05-17')
    await bar(page).getByRole('button', { name: button, exact: true }).click()
    await expect(page).toHaveURL(/[?&]fra=2099-05-17/)
    await expect(bar(page).getByRole('link', { name: 'Fjern: Ledig innen 17. mai 2099' })).toBeVisible()
  }
})

test('lists that people search for are in the sitemap, and names that mean nothing give the list without them', async ({
  request,
}) => {
  const named = await sitemapPaths(async (path) => (await request.get(path)).text())
  expect(named).toContain('/eiendommer?type=bolig&by=larvik&soverom=2')
  const [plain, odd] = [
    await request.get('/eiendommer?type=bolig'),
    await request.get(`/eiendommer?by=paris&soverom=mange&type=bolig&x=${'a'.repeat(2_000)}`),
  ]
  expect(odd.status()).toBe(200)
  expect(odd.headers().etag).toBe(plain.headers().etag)
})

test('the filters pass axe with a menu open, as a sheet, and where nothing passes them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/eiendommer?type=bolig&by=larvik&soverom=2')
  await group(page, 'Innflytting').locator('summary').click()
  await expectAccessible(page)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/eiendommer?type=bolig&by=larvik&soverom=4&maksleie=9000')
  await bar(page).getByRole('button', { name: 'Filtrer og sorter' }).click()
  await group(page, 'Sted').locator('summary').click()
  await expectAccessible(page)
})
