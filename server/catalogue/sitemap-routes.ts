import { type Context, Hono } from 'hono'
import { publicPaths } from '../../domain/public-paths.ts'
import type { Catalogue } from './catalogue.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** How many addresses a sitemap may name (sitemaps.org). */
const MAX_ADDRESSES = 50_000

const cacheControl = 'public, max-age=3600'

interface SitemapDeps {
  catalogue: Pick<Catalogue, 'searchedLists' | 'searchedListings' | 'sitemapParts' | 'sitemapProperties'>
  publicUrl: string
}

/** What search engines ask for before anything else: an index, with a file of the pages and files of the properties. */
export function sitemapRoutes({ catalogue, publicUrl }: SitemapDeps): Hono {
  const routes = new Hono()
  const entry = (path: string) => ({ address: publicUrl + path })

  routes.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, {
      'Cache-Control': cacheControl,
    }),
  )

  routes.get('/sitemap.xml', async (c) => {
    const parts = await catalogue.sitemapParts()
    const files = Array.from({ length: parts }, (_, index) => `/sitemap-eiendommer-${index + 1}.xml`)
    return xml(c, sitemapIndexXml(['/sitemap-sider.xml', ...files].map(entry)))
  })

  routes.get('/sitemap-sider.xml', async (c) => {
    const [lists, listings] = await Promise.all([catalogue.searchedLists(), catalogue.searchedListings()])
    const paths = [...publicPaths, ...lists, ...listings].slice(0, MAX_ADDRESSES)
    return xml(c, sitemapXml(paths.map(entry)))
  })

  routes.get('/:file{sitemap-eiendommer-[1-9][0-9]{0,4}\\.xml}', async (c, next) => {
    const part = Number(c.req.param('file').replace(/\D/g, ''))
    const properties = await catalogue.sitemapProperties(part)
    if (properties.length === 0) return next()
    const pages = properties.map(({ id, updated_at }) => ({
      ...entry(`/eiendommer/${id}`),
      changed: updated_at,
    }))
    return xml(c, sitemapXml(pages))
  })

  return routes
}

const xml = (c: Context, text: string) =>
  c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl })
