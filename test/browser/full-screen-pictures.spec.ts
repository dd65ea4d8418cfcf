import type { Page } from '@playwright/test'
import { present } from '../support/present.ts'
import { expect, test } from '../support/reused-page.ts'
import { expectAccessible, openAlive, readProperties } from '../support/site.ts'

/** A home with four pictures. */
async function pathOfHome(page: Page): Promise<string> {
  const { cards } = await readProperties(page, '?type=bolig')
  for (const { id } of cards) {
    const { pictures } = await (await page.request.get(`/api/eiendommer/${id}`)).json()
    if (pictures.length >= 4) return `/eiendommer/${id}`
  }
  throw new Error('The demo portfolio has no home with four pictures')
}

const picture = (page: Page) => page.locator('.gallery-stage a')
const viewer = (page: Page) => page.getByRole('dialog')
const counter = (page: Page) => viewer(page).getByRole('status')

async function openViewer(page: Page): Promise<void> {
  await openAlive(page, await pathOfHome(page))
  await picture(page).click()
  await expect(counter(page)).toHaveText(/^1 \/ \d+$/)
}

/** Where the shown picture lies, in window widths from the left edge: 0 once it is all in view. */
const offset = (page: Page) =>
  viewer(page)
    .locator('li:not([aria-hidden])')
    .evaluate((shown) => Math.round((shown.getBoundingClientRect().left / innerWidth) * 100))

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a picture opens full screen, and arrows, Home and End lead through all of them', async ({ page }) => {
  await openViewer(page)
  const total = await viewer(page).locator('li').count()
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['End', total],
    ['ArrowRight', 1],
    ['ArrowLeft', total],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(counter(page), key).toHaveText(`${number} / ${total}`)
    await expect.poll(() => offset(page), key).toBe(0)
  }
})

test('buttons lead to the next and the previous picture', async ({ page }) => {
  await openViewer(page)
  await viewer(page).getByRole('button', { name: 'Neste bilde' }).click()
  await expect(counter(page)).toHaveText(/^2 /)
  await viewer(page).getByRole('button', { name: 'Forrige bilde' }).click()
  await expect(counter(page)).toHaveText(/^1 /)
})

test('a swipe of the strip counts', async ({ page }) => {
  await openViewer(page)
  await viewer(page)
    .locator('ul')
    .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }))
  await expect(counter(page)).toHaveText(/^2 /)
})

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the button', (page: Page) => viewer(page).getByRole('button', { name: 'Lukk' }).click()],
  ['Back', (page: Page) => page.goBack()],
] as const)
  test(`${name} closes it, on the page as it was, with the focus on the picture that was seen last`, async ({
    page,
  }) => {
    await openViewer(page)
    const address = page.url()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(/^2 /)
    await close(page)
    await expect(viewer(page)).toHaveCount(0)
    await expect(picture(page)).toBeFocused()
    await expect(page.locator('.gallery-controls p')).toHaveText(/^2 /)
    expect(page.url()).toBe(address)
  })

test('a double press and the button enlarge a picture, which arrow keys then move', async ({ page }) => {
  await openViewer(page)
  const shown = viewer(page).locator('li:not([aria-hidden])')
  const width = () => shown.locator('img').evaluate((image) => image.clientWidth / innerWidth)
  expect(await width()).toBe(1)
  await shown.dblclick({ position: { x: 900, y: 600 } })
  await expect.poll(width).toBe(2.5)
  const left = () => shown.evaluate((element) => element.scrollLeft)
  const pressed = await left()
  expect(pressed).toBeGreaterThan(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(left).toBeLessThan(pressed)
  await expect(counter(page)).toHaveText(/^1 /)
  const button = viewer(page).getByRole('button', { name: 'Forstørr bildet' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect.poll(width).toBe(1)
})

test('has no accessibility problems, also enlarged and in the dark', async ({ page }) => {
  await openViewer(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await viewer(page).getByRole('button', { name: 'Forstørr bildet' }).click()
  await expectAccessible(page)
})

test('where its code cannot be loaded, a press leads to the picture itself', async ({ page }) => {
  await openAlive(page, await pathOfHome(page))
  await page.route('**/picture-viewer-*.js', (route) => route.abort())
  const href = present(await picture(page).getAttribute('href'))
  await picture(page).click()
  await expect(page).toHaveURL(href)
})

test('without scripts a picture is a link to itself', async ({ browser, page, baseURL }) => {
  const path = await pathOfHome(page)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await plain.goto(path)
  await plain.locator('.gallery-stage a').click()
  await expect(plain).toHaveURL(/\/bilder\/[0-9a-f]{20}\/1600$/)
  await context.close()
})
