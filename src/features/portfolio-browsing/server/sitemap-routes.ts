import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { osloDate } from '../../../domain/time/calendar.ts'
import type { DataVersion } from '../../../platform/database/data-version.ts'
import { entityTag, isKnown } from '../../../platform/http/entity-tag.ts'
import type { Catalogue } from './catalogue.ts'
import { type LiveIndex, liveIndex } from './live-index.ts'

/** Whether a client takes gzip, by its `Accept-Encoding`. */
const takesGzip = (header: string | null | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header ?? '')

/** An address of a sitemap or of a page, and the day on which it changed last, where that is known. */
interface SitemapEntry {
  address: string
  changed?: Date
}

/** A sitemap that names pages (sitemaps.org). */
const sitemapXml = (pages: readonly SitemapEntry[]): string => document('urlset', 'url', pages)

/** An index that names the files of a sitemap. */
const sitemapIndexXml = (files: readonly SitemapEntry[]): string => document('sitemapindex', 'sitemap', files)

function document(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ address, changed }) => {
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<${element}><loc>${address.replaceAll('&', '&amp;')}</loc>${day}</${element}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`
}

/** How many addresses a sitemap may name (sitemaps.org). */
const MAX_ADDRESSES = 50_000

const cacheControl = 'public, max-age=3600'

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]

interface SitemapDeps {
  /** Every address for search engines, besides those of the properties. */
  publicPaths: readonly string[]
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>
  catalogue: Pick<Catalogue, 'searchedLists' | 'searchedListings' | 'sitemapParts' | 'sitemapProperties'>
  publicUrl: string
}

/** What search engines ask for before anything else: an index, with a file of the pages and files of the properties. */
export function sitemapRoutes({ catalogue, publicPaths, publicUrl, version }: SitemapDeps): Hono {
  const routes = new Hono()
  const entry = (path: string) => ({ address: publicUrl + path })
  const kept = new Map<string, LiveIndex<Sitemap>>()

  /** Answers with a sitemap that is made once for all who ask, until something in it may have changed. */
  const answer = async (c: Context, write: () => Promise<string>) => {
    const { path } = c.req
    const sitemap = kept.get(path) ?? sitemapOf(version, write)
    // Kept before it is made: those who ask meanwhile wait for the same.
    kept.set(path, sitemap)
    const { zipped, etag } = await sitemap.current()
    const headers = { 'Cache-Control': cacheControl, ETag: etag, Vary: 'Accept-Encoding' }
    if (isKnown(c.req.header('if-none-match') ?? null, etag)) return c.body(null, 304, headers)
    const isZipped = takesGzip(c.req.header('accept-encoding'))
    const bytes = isZipped ? zipped : new Uint8Array(await decompress(zipped))
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Length': String(bytes.length),
      ...(isZipped && { 'Content-Encoding': 'gzip' }),
    })
  }

  routes.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, {
      'Cache-Control': cacheControl,
    }),
  )

  routes.get('/sitemap.xml', (c) =>
    answer(c, async () => {
      const parts = await catalogue.sitemapParts()
      const files = Array.from({ length: parts }, (_, index) => `/sitemap-eiendommer-${index + 1}.xml`)
      return sitemapIndexXml(['/sitemap-sider.xml', ...files].map(entry))
    }),
  )

  routes.get('/sitemap-sider.xml', (c) =>
    answer(c, async () => {
      const [lists, listings] = await Promise.all([catalogue.searchedLists(), catalogue.searchedListings()])
      const paths = [...publicPaths, ...lists, ...listings].slice(0, MAX_ADDRESSES)
      return sitemapXml(paths.map(entry))
    }),
  )

  routes.get('/:file{sitemap-eiendommer-[1-9][0-9]{0,4}\\.xml}', async (c, next) => {
    const part = Number(c.req.param('file').replace(/\D/g, ''))
    if (part > (await catalogue.sitemapParts())) return next()
    return answer(c, async () => {
      const properties = await catalogue.sitemapProperties(part)
      return sitemapXml(
        properties.map(({ id, updated_at }) => ({ ...entry(`/eiendommer/${id}`), changed: updated_at })),
      )
    })
  })

  return routes
}

interface Sitemap {
  /** Its bytes, compressed with gzip: search engines take that, and the plain ones are four times as many. */
  zipped: Uint8Array<ArrayBuffer>
  etag: string
}

const sitemapOf = (version: SitemapDeps['version'], write: () => Promise<string>): LiveIndex<Sitemap> =>
  liveIndex({
    version,
    tags: ['portfolio', 'listings'],
    today: () => osloDate(new Date()),
    async make() {
      const bytes = Buffer.from(await write())
      return { zipped: new Uint8Array(await compress(bytes)), etag: entityTag(bytes) }
    },
  })
