import type { Pool } from 'pg'
import { execute } from './query.ts'

/**
 * Makes PostgreSQL as fast after a bulk load as it will be once it has seen to it by itself, a minute later: it counts the rows
 * that it plans by, marks them visible to index-only scans, and sorts what inverted indexes (GIN) have put aside unsorted, which
 * each search reads whole until then. Of all tables, since triggers fill others than were loaded. Not part of a transaction.
 */
export const settleAfterBulkLoad = (pool: Pool): Promise<number> => execute(pool, 'vacuum (analyze)')
