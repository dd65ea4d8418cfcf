import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../database/query.ts'

const titleRow = z.object({ address: z.string(), title: z.string() })

/** The titles of the site's own pages as they were indexed last, by their addresses. */
export async function readPageTitles(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const rows = await queryRows(
    pool,
    titleRow,
    `select address, title from search_documents where kind in ('form', 'guide', 'page')`,
    [],
  )
  return new Map(rows.map(({ address, title }) => [address, title]))
}
