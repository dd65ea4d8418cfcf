import { Hono } from 'hono'
import { publicPaths } from '../../domain/public-paths.ts'
import type { Catalogue } from './catalogue.ts'

/** A sitemap may hold 50 000 addresses (sitemaps.org). */
const MAX_ADDRESSES = 50_000

/** What search engines ask for before anything else. */
export function sitemapRoutes({ catalogue, publicUrl }: { catalogue: Catalogue; publicUrl: string }): Hono {
  const routes = new Hono()

  routes.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, {
      'Cache-Control': 'public, max-age=3600',
    }),
  )

  routes.get('/sitemap.xml', async (c) => {
    const [ids, lists, listings] = await Promise.all([
      catalogue.propertyIds(MAX_ADDRESSES),
      catalogue.searchedLists(),
      catalogue.searchedListings(),
    ])
    const paths = [...publicPaths, ...lists, ...listings, ...ids.map((id) => `/eiendommer/${id}`)].slice(
      0,
      MAX_ADDRESSES,
    )
    const urls = paths
      .map((path) => `<url><loc>${publicUrl}${path.replaceAll('&', '&amp;')}</loc></url>`)
      .join('\n')
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    })
  })

  return routes
}
