import type { Pool } from 'pg'
import { z } from 'zod'
import { propertyId } from '../../../platform/database/columns.ts'
import { queryRow, queryRows } from '../../../platform/database/query.ts'

/** How many properties one file of the sitemap names: a fifth of what sitemaps.org allows, below one megabyte. */
const PROPERTIES_PER_SITEMAP = 10_000

const sitemapProperty = z.object({ id: propertyId, updated_at: z.date() })

/** A property's page, and when what it says changed last. */
export type SitemapProperty = z.infer<typeof sitemapProperty>

export function sitemapCatalogue(pool: Pool) {
  return {
    async sitemapParts(): Promise<number> {
      const count = await queryRow(pool, z.number(), 'select count(*)::int from properties')
      return Math.ceil(count / PROPERTIES_PER_SITEMAP)
    },

    // What lies before the part is skipped in the index alone.
    sitemapProperties(part: number): Promise<SitemapProperty[]> {
      return queryRows(
        pool,
        sitemapProperty,
        `select p.id, p.updated_at
         from (select id from properties order by id offset $1 limit $2) part
         join properties p using (id)
         order by p.id`,
        [(part - 1) * PROPERTIES_PER_SITEMAP, PROPERTIES_PER_SITEMAP],
      )
    },
  }
}
