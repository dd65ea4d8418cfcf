import { expect, test } from '@playwright/test'
import { openAlive, readProperties, waitUntilAlive } from '../support/site.ts'

const filters = ['Alle', 'Bolig', 'Coliving', 'Minilager', 'Næring', 'Parkering', 'Reklame']

test('the filter offers all and the six categories', async ({ page }) => {
  await page.goto('/eiendommer')
  await expect(page.locator('.category-filter a')).toHaveText(filters)
})

/** However many other tests have published meanwhile. */
const allProperties = /^Viser \d+ eiendommer$/

test('a filter is in the address, so that back, reload and sharing work', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  const { total: all } = await readProperties(page)
  const { total: storage } = await readProperties(page, '?type=minilager')
  await expect(page.locator('.eiendommer-count')).toHaveText(`Viser ${all} eiendommer`)
  await page.locator('.category-filter').getByRole('link', { name: 'Minilager' }).click()
  await expect(page).toHaveURL('/eiendommer?type=minilager')
  await expect(page.locator('.eiendommer-count')).toHaveText(`Viser ${storage} eiendommer – Minilager`)
  await page.reload()
  await expect(page.locator('.category-filter a[aria-current]')).toHaveText('Minilager')
  await page.goBack()
  await expect(page.locator('.eiendommer-count')).toHaveText(allProperties)
})

test('going back while scripts are loading shows the earlier page', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  await page.locator('.category-filter').getByRole('link', { name: 'Minilager' }).click()
  await expect(page.locator('.eiendommer-count')).toContainText('Minilager')
  const held = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/assets/entry.client-*.js')
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await asked
  await page.goBack()
  await expect(page).toHaveURL('/eiendommer')
  held.resolve()
  await expect(page.locator('.eiendommer-count')).toHaveText(allProperties)
})

test('going back in the moment before the router starts shows the earlier page', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  await page.locator('.category-filter').getByRole('link', { name: 'Minilager' }).click()
  await expect(page.locator('.eiendommer-count')).toContainText('Minilager')
  // The entry has run, and React has not begun: it schedules its work by messages, which are held until the way back.
  await page.addInitScript(() => {
    if (!location.search) return
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    Object.assign(MessagePort.prototype, {
      postMessage(this: MessagePort, message: unknown) {
        held.push(() => postMessage.call(this, message))
        if (held.length === 1) history.back()
      },
    })
    addEventListener('popstate', () =>
      setTimeout(() => {
        for (const send of held) send()
      }, 50),
    )
  })
  await page.reload()
  await expect(page).toHaveURL('/eiendommer')
  await expect(page.locator('.eiendommer-count')).toHaveText(allProperties)
})

test('an unknown type shows all', async ({ page }) => {
  await page.goto('/eiendommer?type=slott')
  await expect(page.locator('.category-filter a[aria-current]')).toHaveText('Alle')
})

test('a category includes properties that have it among their amenities', async ({ page }) => {
  const { cards } = await readProperties(page, '?type=reklame')
  expect(cards.some((card) => card.type !== 'Reklame')).toBe(true)
})

test('«Vis flere» leaves the cards alone that are there', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  await page.evaluate(() => {
    const seen = { looks: 0 }
    Object.assign(window, { seen })
    // A picture that is rendered again looks whether it has failed to load.
    const get = () => {
      seen.looks++
      return true
    }
    for (const image of document.querySelectorAll('.card img'))
      Object.defineProperty(image, 'complete', { get })
  })
  await page.getByRole('link', { name: 'Vis flere' }).click()
  await expect(page.locator('.card')).toHaveCount(48)
  expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'seen')?.value)).toEqual({
    looks: 0,
  })
})

test('«Vis flere» adds the next page below, and moves focus there', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  await expect(page.locator('.card')).toHaveCount(24)
  await page.getByRole('link', { name: 'Vis flere' }).click()
  await expect(page.locator('.card')).toHaveCount(48)
  await expect(page.locator('.card a').nth(24)).toBeFocused()
})

test('going back to a list with further pages restores its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/eiendommer')
  await page.getByRole('link', { name: 'Vis flere' }).click()
  await expect(page.locator('.card')).toHaveCount(48)
  await page.locator('.card a').nth(40).scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => Math.round(scrollY))
  await page.locator('.card a').nth(40).click()
  await expect(page.locator('.property-head')).toBeVisible()
  // The length of the list at each paint: the browser restores the scroll position at the first.
  await page.evaluate(() => {
    const lengths = new Set<number>()
    Object.assign(window, { lengths })
    new MutationObserver(() => {
      if (location.pathname === '/eiendommer')
        lengths.add(document.querySelectorAll('.property-grid .card').length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left)
  const lengths = await page.evaluate(() => [...window.lengths])
  expect(lengths.filter((length) => length > 0)).toEqual([48])
})

test('a reload, and the way back from a property that was reloaded, keep the further pages and the place', async ({
  page,
}) => {
  await openAlive(page, '/eiendommer')
  const cards = page.locator('.card')
  const before = await cards.count()
  await page.getByRole('link', { name: 'Vis flere' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  const long = await cards.count()
  const card = cards.nth(before + 4)
  await card.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = await page.evaluate(() => scrollY)
  await page.reload()
  await expect(cards).toHaveCount(long)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await card.getByRole('link', { name: /^Se detaljer/ }).click()
  await expect(page).toHaveURL(/\/eiendommer\/./)
  await page.reload()
  await waitUntilAlive(page)
  await page.goBack()
  await expect(cards).toHaveCount(long)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('a list that is opened again shows its first page, however long it was before', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  await page.getByRole('link', { name: 'Vis flere' }).click()
  await expect(page.locator('.card')).toHaveCount(48)
  await page.locator('.site-footer').getByRole('link', { name: 'Våre eiendommer' }).click()
  await expect(page.locator('.card')).toHaveCount(24)
})

test('the chosen filter is in view on a phone before scripts load, and is marked in forced colours', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
    forcedColors: 'active',
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await page.goto('/eiendommer?type=reklame')
  const [current, other] = [
    page.locator('.category-filter a[aria-current]'),
    page.locator('.category-filter a').first(),
  ]
  await expect(current).toHaveText('Reklame')
  await expect(current).toBeInViewport({ ratio: 1 })
  const background = (link: typeof current) => link.evaluate((each) => getComputedStyle(each).backgroundColor)
  expect(await background(current)).not.toBe(await background(other))
  await context.close()
})

test('shows the loading text while data is loading', async ({ page }) => {
  await openAlive(page, '/bolig')
  const held = Promise.withResolvers<void>()
  await page.route('**/eiendommer.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('.site-footer').getByRole('link', { name: 'Våre eiendommer' }).click()
  await expect(page.getByText('Laster eiendommer...')).toBeVisible()
  held.resolve()
  await expect(page.locator('.card')).toHaveCount(24)
  await expect(page.getByText('Laster eiendommer...')).toBeHidden()
})

test('retries a failed read after 1, 2 and 4 s, then logs it and shows the empty text', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    const asked: number[] = []
    const own = window.fetch
    Object.assign(window, { asked })
    window.fetch = (...args) => {
      if (String(args[0] instanceof Request ? args[0].url : args[0]).includes('/eiendommer.data'))
        asked.push(performance.now())
      return own(...args)
    }
  })
  await openAlive(page, '/bolig')
  await page.route('**/eiendommer.data*', (route) => route.abort())
  await page.locator('.site-footer').getByRole('link', { name: 'Våre eiendommer' }).click()
  await expect(page.getByText('Ingen eiendommer funnet for valgt kategori.')).toBeVisible()
  const asked = await page.evaluate(() => window.asked)
  expect(asked).toHaveLength(4)
  // A timer may fire late on a busy machine, and never early.
  for (const [index, wait] of [1000, 2000, 4000].entries())
    expect((asked[index + 1] ?? 0) - (asked[index] ?? 0)).toBeGreaterThanOrEqual(wait - 1)
  expect(logged.some((text) => text.includes('Error fetching properties'))).toBe(true)
})

test('shows the cards in one to four columns', async ({ page }) => {
  const columns: number[] = []
  await page.goto('/eiendommer')
  for (const width of [390, 760, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    columns.push(
      await page
        .locator('.property-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
    )
  }
  expect(columns).toEqual([1, 2, 3, 4])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('«Vis flere» is a link to the next page', async ({ page }) => {
    await page.goto('/eiendommer?type=bolig')
    await page.getByRole('link', { name: 'Vis flere' }).click()
    await expect(page).toHaveURL('/eiendommer?type=bolig&side=2')
    await expect(page.locator('.card').first()).toBeVisible()
  })
})
