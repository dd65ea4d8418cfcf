/** An address of a sitemap or of a page, and the day on which it changed last, where that is known. */
export interface SitemapEntry {
  address: string
  changed?: Date
}

/** A sitemap that names pages (sitemaps.org). */
export const sitemapXml = (pages: readonly SitemapEntry[]): string => document('urlset', 'url', pages)

/** An index that names the files of a sitemap. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', files)

function document(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ address, changed }) => {
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<${element}><loc>${address.replaceAll('&', '&amp;')}</loc>${day}</${element}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`
}
