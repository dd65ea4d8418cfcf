import { z } from 'zod'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'

const publishedAccount = z.object({ org_number: z.string(), account_number: z.string() })

/** The account numbers on the site that are others than in `content/`, by organisation number. */
export async function publishedAccounts(db: Queryable): Promise<Map<string, string>> {
  const rows = await queryRows(
    db,
    publishedAccount,
    `select distinct on (org_number) org_number, account_number from account_changes
     where published_at is not null order by org_number, published_at desc`,
  )
  return new Map(rows.map(({ org_number, account_number }) => [org_number, account_number]))
}
