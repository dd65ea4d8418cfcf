import { expect, type Page, test } from '@playwright/test'
import { openAlive } from '../support/site.ts'

const card = (page: Page) => page.locator('.card a[href^="/eiendommer/"]').first()

/** Notes in the document that it is the same one. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSame' in window)

test('a card leads to its property without a new document, and back to the same place of the list', async ({
  page,
}) => {
  await openAlive(page, '/eiendommer')
  await markDocument(page)
  const link = page.locator('.card a[href^="/eiendommer/"]').nth(8)
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page.locator('.gallery')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await isSameDocument(page)).toBe(true)
})

test('a page says that it is loading until its data is there, and asks for it once in five minutes', async ({
  page,
}) => {
  await openAlive(page, '/eiendommer')
  let asked = 0
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/eiendommer/*.data*', async (route) => {
    asked += 1
    await gate
    await route.continue()
  })
  await card(page).click()
  await expect(page.getByText('Laster eiendom...')).toBeVisible()
  open()
  await expect(page.locator('.gallery')).toBeVisible()
  await page.goBack()
  await expect(card(page)).toBeVisible()
  await page.goForward()
  await expect(page.locator('.gallery')).toBeVisible()
  expect(asked).toBe(1)
})

for (const [path, text] of [
  ['/ledige-leiligheter', 'Laster eiendommer...'],
  ['/bolig', 'Laster områder...'],
  ['/reklame', 'Laster reklameplasser...'],
] as const)
  test(`${path} says «${text}» on the way from another page`, async ({ page }) => {
    await openAlive(page, '/')
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    await page.route(`**${path}.data*`, async (route) => {
      await gate
      await route.continue()
    })
    await page
      .locator(`header a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByText(text)).toBeVisible()
    open()
    await expect(page.getByText(text)).toHaveCount(0)
  })

test('a read that fails is tried again three times, after one, two and four seconds', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  const asked: number[] = []
  await page.clock.install()
  await page.route('**/eiendommer/*.data*', async (route) => {
    asked.push(await page.evaluate(() => Date.now()))
    await (asked.length > 3 ? route.continue() : route.abort())
  })
  await card(page).click()
  for (const seconds of [1, 2, 4]) {
    const tries = asked.length
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(Math.max(1, tries))
    await page.clock.runFor(seconds * 1000)
  }
  await expect(page.locator('.gallery')).toBeVisible()
  expect(asked).toHaveLength(4)
})

test('the code of a property is there before its card is pressed', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  const code = page.waitForResponse(/\/assets\/eiendommer\._id-[^/]+\.js$/)
  await card(page).hover()
  await code
})

test('a page whose address is gone in a newer version of the site is loaded as a document', async ({
  page,
}) => {
  await openAlive(page, '/eiendommer')
  await markDocument(page)
  await page.route('**/eiendommer/*.data*', (route) => route.fulfill({ status: 404 }))
  await card(page).click()
  await expect(page.locator('.gallery')).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
})

test('a page that the server fails to read is loaded as a document, and not said to be missing', async ({
  page,
}) => {
  await openAlive(page, '/eiendommer')
  await markDocument(page)
  await page.clock.install()
  await page.route('**/eiendommer/*.data*', (route) => route.fulfill({ status: 500 }))
  await card(page).click()
  await expect(page.getByText('Laster eiendom...')).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(4000)
    expect(await isSameDocument(page)).toBe(false)
  }).toPass()
  await expect(page.locator('.gallery')).toBeVisible()
  await expect(page.getByText('Eiendom ikke funnet')).toHaveCount(0)
})

test('a page whose code is gone in a newer version of the site is loaded as a document', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  const href = await card(page).getAttribute('href')
  await page.route(/\/assets\/eiendommer\._id-/, (route) => route.fulfill({ status: 404 }), { times: 2 })
  await card(page).click()
  await expect(page).toHaveURL(String(href))
  await expect(page.locator('.gallery')).toBeVisible()
})

test('a link to a page with a form, or to one that only tells, is a new document', async ({ page }) => {
  for (const path of ['/kundeservice', '/minilager', '/om-oss']) {
    await openAlive(page, '/eiendommer')
    await markDocument(page)
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(path)
    await expect.poll(() => isSameDocument(page)).toBe(false)
  }
})

test('a page that only tells has one script, of at most 5 kB, and names what may be fetched ahead', async ({
  page,
}) => {
  for (const path of ['/minilager', '/om-oss', '/fakturainformasjon', '/finnes-ikke']) {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url())
    })
    await openAlive(page, path)
    page.removeAllListeners('request')
    expect(asked, path).toHaveLength(1)
    const script = await page.request.get(String(asked[0]), { headers: { 'accept-encoding': 'br' } })
    expect(Number(script.headers()['content-length']), path).toBeLessThan(5000)
    const rules = await page.locator('script[type=speculationrules]').textContent()
    expect(rules).toContain('"/eiendommer"')
    for (const never of ['/login', '/intern', '/saker', '/sak/', '/mine-saker', '/si-fra'])
      expect(rules).not.toContain(`"${never}`)
  }
})

test('a list that a link leads to is shown with its filters: nothing of it moves', async ({ page }) => {
  await openAlive(page, '/')
  await page.evaluate(() => {
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const look = () => {
      const first = location.pathname === '/eiendommer' && document.querySelector('.property-grid .card')
      if (first) tops.add(Math.round(first.getBoundingClientRect().top + scrollY))
      requestAnimationFrame(look)
    }
    look()
  })
  await page.locator('main a[href^="/eiendommer?type="]').first().click()
  await expect(page.locator('.filters-bars')).toBeVisible()
  await expect(card(page)).toBeVisible()
  const tops = await page.evaluate(() => [...(Object.getOwnPropertyDescriptor(window, 'tops')?.value ?? [])])
  expect(tops, tops.join(', ')).toHaveLength(1)
})
