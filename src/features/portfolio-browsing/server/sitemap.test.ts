import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { publicPaths } from '../../../site/addresses/pages.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

/** More than one sitemap may name (sitemaps.org: 50 000). */
const PROPERTIES = 50_001
const publicUrl = 'https://husvaer.example'

let site: TemporarySite
let routes: ReturnType<typeof sitemapRoutes>

beforeAll(async () => {
  site = await temporarySite()
  routes = sitemapRoutes({ publicPaths, catalogue: site.catalogue, version: site.version, publicUrl })
  const { pool } = site.database
  await pool.query('alter table properties disable trigger user')
  await pool.query(
    `insert into properties (id, title, type, location, city, updated_at)
     select gen_random_uuid(), 'Bolig ' || n, 'Bolig', 'Sentrum, Larvik', 'Larvik', '2026-03-01T12:00:00Z'
     from generate_series(1, $1::int) n`,
    [PROPERTIES],
  )
  // As an import ends.
  await pool.query('analyze properties')
})

afterAll(() => site.remove())

async function addressesIn(path: string): Promise<string[]> {
  const answer = await routes.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

test('robots.txt names the index, and its files name every page and every property once', async () => {
  expect(await (await routes.request('/robots.txt')).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  const [pages, ...files] = await addressesIn('/sitemap.xml')
  expect(await addressesIn(new URL(pages ?? '').pathname)).toContain(`${publicUrl}/kundeservice`)
  const named = []
  for (const file of files) {
    const addresses = await addressesIn(new URL(file).pathname)
    expect(addresses.length, file).toBeLessThanOrEqual(50_000)
    named.push(...addresses)
  }
  expect(new Set(named).size).toBe(PROPERTIES)
  expect(named).toHaveLength(PROPERTIES)
})

test('a property stands there with the day on which it changed', async () => {
  const text = await (await routes.request('/sitemap-eiendommer-1.xml')).text()
  expect(text).toContain('</loc><lastmod>2026-03-01</lastmod></url>')
})

test.each(['/sitemap-eiendommer-7.xml', '/sitemap-eiendommer-0.xml', '/sitemap-eiendommer-01.xml'])(
  'answers %s, a file that there is not, with 404',
  async (path) => {
    expect((await routes.request(path)).status).toBe(404)
  },
)
