import { expect, type Page, test } from '@playwright/test'
import { openAlive } from '../support/site.ts'

const card = (page: Page) => page.locator('.card a[href^="/eiendommer/"]').first()

test('a card that is pressed first leaves the filters where they are until its page is there', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/reader-*.js', async (route) => {
    await answered
    await route.continue()
  })
  await openAlive(page, '/eiendommer')
  const left = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        new MutationObserver(() => {
          const filters = document.querySelector('.filters')
          if (!filters?.querySelector('nav')) resolve(filters === null)
        }).observe(document.body, { childList: true, subtree: true }),
      ),
  )
  await card(page).click()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))
  })
  expect(asked.filter((url) => /list-head-(?!island)/.test(url))).toEqual([])
  answer()
  await expect(page.locator('.gallery')).toBeVisible()
  expect(await left).toBe(true)
})

/** What the pages that the links of a list lead to have besides the list's own. */
const sheetsFetchedAhead = [
  'property-styles',
  'property-article',
  'page-parts',
  'category-styles',
  'info-styles',
  'separated-texts',
  'tag.',
]

test('a style sheet fetched ahead is not applied to the page that is left', async ({ page }) => {
  await openAlive(page, '/eiendommer')
  // One that is still on its way is what React Router links and takes away again.
  for (const sheet of sheetsFetchedAhead)
    await expect(page.locator(`link[rel=stylesheet][media="not all"][href*="/${sheet}"]`)).toHaveCount(1)
  const removed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        new MutationObserver((changes) => {
          if (
            changes.some(({ removedNodes }) =>
              [...removedNodes].some((node) => node instanceof HTMLLinkElement && node.rel === 'stylesheet'),
            )
          )
            resolve(true)
          if (document.querySelector('.gallery')) resolve(false)
        }).observe(document, { childList: true, subtree: true }),
      ),
  )
  await card(page).click()
  expect(await removed).toBe(false)
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
