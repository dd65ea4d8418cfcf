import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { comparisonPath } from '../../src/domain/portfolio/chosen-properties.ts'
import { publicPaths } from '../../src/site/addresses/pages.ts'
import { expect, test } from '../support/reused-page.ts'
import { allPaths, readProperties } from '../support/site.ts'
import { sitemapPaths } from '../support/sitemap.ts'

/** What a page says of itself to machines, by schema.org type. */
async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return new Map(blocks.map((block) => JSON.parse(block)).map((block) => [block['@type'], block]))
}

test('every page has a title, a description and a canonical address of its own', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of publicPaths) {
    await page.goto(path)
    titles.add(await page.title())
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path.replace('?', '\\?')}$`),
    )
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
  }
  expect(titles.size).toBe(publicPaths.length)
})

test('the front page has structured data on the company', async ({ page }) => {
  await page.goto('/')
  expect((await structuredData(page)).get('Organization')).toMatchObject({ foundingDate: '2018' })
})

test('a home has structured data with its type, price and breadcrumbs', async ({ page }) => {
  const { cards } = await readProperties(page, '?type=bolig')
  const priced = cards.find((card) => card.price && card.type === 'Bolig')
  await page.goto(`/eiendommer/${priced?.id}`)
  const data = await structuredData(page)
  expect(data.get('Apartment')).toMatchObject({ url: expect.stringContaining(priced?.id ?? '-') })
  expect(data.get('Offer')).toMatchObject({ priceCurrency: 'NOK', price: expect.any(Number) })
  expect(data.get('BreadcrumbList')).toHaveProperty('itemListElement')
})

/** What a preview of a link is made of. */
const sharedOf = async (page: Page) =>
  new Map(
    await page
      .locator('meta[property^="og:"]')
      .evaluateAll((all) =>
        all.map((meta) => [meta.getAttribute('property') ?? '', meta.getAttribute('content') ?? ''] as const),
      ),
  )

test('a link to a home, or to a comparison, previews what it shows, with a JPEG of the size that it says', async ({
  page,
  request,
}) => {
  const { cards } = await readProperties(page, '?type=bolig')
  const shown = cards.filter(({ picture, price }) => picture && price).slice(0, 2)
  const [home] = shown
  for (const [path, titles] of [
    [`/eiendommer/${home?.id}`, [home?.title, home?.price, home?.facts[0]]],
    [comparisonPath(shown.map(({ id }) => id)), shown.map(({ title }) => title)],
  ] as const) {
    await page.goto(path)
    const shared = await sharedOf(page)
    for (const part of titles) expect(shared.get('og:title')).toContain(part ?? '-')
    expect(shared.get('og:description')).toMatch(/.{40,}/)
    expect(shared.get('og:url')).toMatch(new RegExp(`^http.*${path.replace('?', '\\?')}$`))
    const answer = await request.get(shared.get('og:image') ?? '', { headers: { Accept: 'image/avif,*/*' } })
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    const { width, height } = await sharp(await answer.body()).metadata()
    expect([shared.get('og:image:width'), shared.get('og:image:height')]).toEqual([
      String(width),
      String(height),
    ])
  }
})

test('the sitemap names every page, every property, and the lists that people search for', async ({
  page,
  request,
}) => {
  const named = await sitemapPaths(async (path) => (await request.get(path)).text())
  const { total } = await readProperties(page)
  expect(named.filter((path) => publicPaths.includes(path))).toHaveLength(publicPaths.length)
  expect(named.filter((path) => path.startsWith('/eiendommer/'))).toHaveLength(total)
  const lists = named.filter((path) => !publicPaths.includes(path) && !path.startsWith('/eiendommer/'))
  expect(lists).toContain('/eiendommer?type=bolig&by=larvik')
  for (const path of lists) {
    const answer = await request.get(path)
    const html = await answer.text()
    expect([answer.status(), html.includes('noindex'), /<h1>[^<]+<\/h1>/.test(html)], path).toEqual([
      200,
      false,
      true,
    ])
  }
})

test('serves robots.txt, icons and the manifest', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: http')
  for (const path of [
    '/favicon.ico',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/og.jpg',
    '/og-nameless.jpg',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  expect((await (await request.get('/manifest.webmanifest')).json()).lang).toBe('nb')
})

test('pages outside the sitemap are hidden from search engines', async ({ page }) => {
  const hidden = allPaths.filter((path) => !publicPaths.includes(path) && !path.endsWith('-interesseskjema'))
  expect(hidden).toContain('/mine-saker')
  for (const path of hidden) {
    await page.goto(path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
})
