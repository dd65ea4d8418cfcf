import type { Locator, Page } from '@playwright/test'
import { blankPhoto } from '../support/blank-photo.ts'
import { expect, test } from '../support/reused-page.ts'
import { openAlive, readProperties, waitUntilAlive } from '../support/site.ts'
import { startTileService } from '../support/tile-service.ts'

/** What the cards of a page lead to, in order. */
const cardsIn = (html: string) => [
  ...html.matchAll(/<a aria-label="Se[^>]* href="(\/eiendommer\/[0-9a-f-]{36})"/g),
]

/** Fails where two of some labels meet, or one is too small to press. */
async function expectApart(labels: Locator, where: string): Promise<void> {
  const boxes = await labels.evaluateAll((all) =>
    all.map((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.right - box.left, box.bottom - box.top)).toBeGreaterThanOrEqual(24)
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top
      expect(isApart, `${where}: ${JSON.stringify([box, other])}`).toBe(true)
    }
  }
}

const pins = (page: Page): Locator => page.locator('.map-canvas a')
const count = (page: Page): Locator => page.locator('.eiendommer-count')

for (const query of [
  '',
  'type=bolig&by=larvik&soverom=2',
  'maksleie=12000&ledig=1&sorter=leie',
  'sorter=nyest',
])
  test(`the list beside the map of «${query}» has all of it in its order, and the pins count the same`, async ({
    page,
  }) => {
    const of = (side: number) => readProperties(page, `?${query}&side=${side}`)
    const first = await of(1)
    const pages = [first]
    while (pages.length < first.pages) pages.push(await of(pages.length + 1))
    const listed = pages.flatMap(({ cards }) => cards.map(({ id }) => `/eiendommer/${id}`))
    const mapped = await (await page.request.get(`/eiendommer?${query}&visning=kart`)).text()
    expect(listed.length).toBeGreaterThan(0)
    expect(cardsIn(mapped).map(([, href]) => href)).toEqual(listed)
    const { map } = await readProperties(page, `?${query}&visning=kart`)
    const counted = map?.towns.flatMap((town) => town.pins).reduce((sum, pin) => sum + pin.count, 0)
    expect((counted ?? 0) + (map?.missing ?? 0)).toBe(listed.length)
  })

for (const width of [1024, 1280])
  test(`the maps stay in view beside the list at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/eiendommer?visning=kart')
    const places = () =>
      page.locator('.map-canvas').evaluateAll((maps) => maps.map((map) => map.getBoundingClientRect().bottom))
    await page.locator('.card a').nth(20).focus()
    expect(Math.min(...(await places()))).toBeGreaterThan(250)
    expect(Math.max(...(await places()))).toBeLessThanOrEqual(800)
  })

test('a count leads to a list of as many, with and without scripts, and a rent to its property', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/eiendommer?type=bolig&by=larvik')
    await page.getByRole('link', { name: 'Vis på kart' }).click()
    await expect(page).toHaveURL('/eiendommer?type=bolig&by=larvik&visning=kart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boliger i Larvik')
    const several = page.getByRole('link', { name: /^\d+ eiendommer/ }).first()
    const number = /^\d+/.exec((await several.getAttribute('aria-label')) ?? '')?.[0]
    await several.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/rute=\d+&visning=kart/)
    await expect(count(page)).toHaveText(`Viser ${number} eiendommer – Bolig`)
    await expect(page.locator('.card')).toHaveCount(Number(number))
    await page.goto('/eiendommer?type=bolig&by=stokke&visning=kart')
    if (javaScriptEnabled) await waitUntilAlive(page)
    await page.locator('body').evaluate((body) => body.setAttribute('data-document', 'first'))
    await page.getByRole('link', { name: /^Sjøveien 8/ }).click()
    if (javaScriptEnabled)
      await page
        .getByRole('link', { name: /^Se detaljer: Sjøveien 8/ })
        .first()
        .click()
    await expect(page.locator('h1')).toContainText('Sjøveien 8')
    await expect(page.locator('[data-document]')).toHaveCount(javaScriptEnabled ? 1 : 0)
    await expect(page.getByRole('heading', { name: 'På kartet' })).toBeVisible()
    await context.close()
  }
})

test('without scripts the list beside the map is a page, and «Vis flere» goes on in the list', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const { cards } = await readProperties(page, '?sorter=leie')
  const next = await readProperties(page, '?sorter=leie&side=2')
  await page.goto('/eiendommer?sorter=leie&visning=kart')
  await expect(page.locator('.card').filter({ visible: true })).toHaveCount(cards.length)
  await page.getByRole('link', { name: 'Vis flere' }).click()
  await expect(page).toHaveURL('/eiendommer?sorter=leie&side=2')
  await expect(page.locator('.card h3, .card h2').first()).toHaveText(next.cards[0]?.title ?? '')
  await context.close()
})

test('with scripts the list beside the map is all of it', async ({ page }) => {
  await page.goto('/eiendommer?visning=kart')
  const { total } = await readProperties(page)
  await expect(page.locator('.card').filter({ visible: true })).toHaveCount(total)
  await expect(page.getByRole('link', { name: 'Vis flere' })).toBeHidden()
})

test('pins are reached by keyboard, are large enough to press, and never meet', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/eiendommer?visning=kart')
    await expect(pins(page).first()).toBeVisible()
    for (const map of await page.locator('.map-canvas').all())
      await expectApart(map.locator('a rect'), `${width} px`)
  }
  await pins(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(pins(page).nth(1)).toBeFocused()
})

const preview = (page: Page): Locator => page.getByRole('dialog')
const single = (page: Page): Locator => page.locator('.map-canvas .map-pin:not(.map-several)')

test('a pin shows its property on the map, by keyboard too, and Escape gives the focus back', async ({
  page,
}) => {
  await openAlive(page, '/eiendommer?type=bolig&by=notodden&visning=kart')
  const { cards } = await readProperties(page, '?type=bolig&by=notodden')
  const id = (await single(page).first().getAttribute('href'))?.split('/').at(-1)
  const card = cards.find((one) => one.id === id)
  await single(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(preview(page)).toBeFocused()
  for (const text of [card?.title, card?.price, card?.vacancy?.label])
    await expect(preview(page)).toContainText(text ?? '-')
  await expect(preview(page).locator('img, .no-picture').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview(page)).toBeHidden()
  await expect(single(page).first()).toBeFocused()
  await single(page).last().click()
  await preview(page)
    .getByRole('link', { name: /^Se detaljer/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/eiendommer\/[\w-]{36}$/)
})

for (const query of ['', '&by=larvik'])
  test(`what a pin shows stands whole on a wide screen, and leaves the pin in sight, with «${query}»`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openAlive(page, `/eiendommer?type=bolig&visning=kart${query}`)
    const pin = single(page).first()
    await pin.click()
    await expect(preview(page).getByRole('link', { name: /^Se detaljer/ })).toBeVisible()
    await expect(preview(page)).toBeInViewport({ ratio: 1 })
    // What lies on it takes the press.
    await pin.click({ trial: true })
  })

test('no pin of one property has a number', async ({ page }) => {
  for (const query of ['', '?type=bolig', '?type=bolig&by=notodden', '?type=naering']) {
    const { map } = await readProperties(page, `${query}${query ? '&' : '?'}visning=kart`)
    const all = map?.towns.flatMap(({ pins: ofTown }) => ofTown) ?? []
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(({ count: of, text }) => of === 1 && /^\d{1,2}$/.test(text))).toEqual([])
  }
})

for (const javaScriptEnabled of [true, false])
  test(`on a phone the map fills what the header leaves, and the list is a press away, scripts ${javaScriptEnabled}`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width: 390, height: 750 }
    const context = await browser.newContext({ javaScriptEnabled, viewport, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto('/eiendommer?type=bolig&by=larvik&visning=kart')
    const box = await page.locator('.map-window').boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(Math.round((box?.height ?? 0) + (header?.height ?? 0))).toBe(viewport.height)
    expect(Math.round(box?.width ?? 0)).toBe(viewport.width)
    for (const pin of await pins(page).all()) {
      const label = await pin.locator('rect').boundingBox()
      const isOnTop = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('.map-pin') !== null,
        [(label?.x ?? 0) + (label?.width ?? 0) / 2, (label?.y ?? 0) + (label?.height ?? 0) / 2],
      )
      expect(isOnTop, (await pin.getAttribute('aria-label')) ?? '').toBe(true)
    }
    await page.getByRole('link', { name: 'Vis som liste' }).click()
    await expect(page).toHaveURL('/eiendommer?type=bolig&by=larvik')
    await context.close()
  })

test('the map of a map service opens at a press, from this site alone, and is moved by keyboard', async ({
  page,
}) => {
  await using service = await startTileService(process.env.TEST_PORT ?? '4310')
  const asked: string[] = []
  const errors: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/eiendommer?type=bolig&by=larvik&visning=kart')
  expect(asked.some((url) => /tile-map|fliser/.test(url))).toBe(false)
  const drawn = await pins(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.getByRole('button', { name: 'Vis veier og hus' }).click()
  const map = page.getByRole('region', { name: /^Kart over Larvik/ })
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await expect(map).toBeFocused()
  expect(
    await map.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(drawn)
  await expectApart(map.locator('a'), 'the map of a map service')
  await expect(page.getByRole('link', { name: '© Kartverket' })).toBeVisible()
  const place = () => map.locator('a').first().boundingBox()
  const before = await place()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await place())?.y).not.toBe(before?.y)
  const seen = service.asked.length
  await page.getByRole('button', { name: 'Zoom inn' }).click()
  await expect.poll(() => service.asked.length).toBeGreaterThan(seen)
  expect(new Set(asked.map((url) => new URL(url).origin)).size).toBe(1)
  expect(errors).toEqual([])
  await page.getByRole('button', { name: 'Vis skissen' }).click()
  await expect(pins(page).first()).toBeVisible()
})

test('a map service that does not answer leaves the pins, and says what is missing', async ({ page }) => {
  const empty = await blankPhoto(1, 1, '#fff').png().toBuffer()
  await page.route('**/kart/fliser/**', (route) => route.fulfill({ contentType: 'image/png', body: empty }))
  await openAlive(page, '/eiendommer?type=bolig&by=larvik&visning=kart')
  await page.getByRole('button', { name: 'Vis veier og hus' }).click()
  await expect(page.getByText('Veier og hus kan ikke vises akkurat nå.')).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: /^Kart over Larvik/ })
      .locator('a')
      .first(),
  ).toBeVisible()
})
