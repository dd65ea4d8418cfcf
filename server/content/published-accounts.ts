import type { Pool, PoolClient } from 'pg'

/** The account numbers on the site that are others than in `content/`, by organisation number. */
export async function publishedAccounts(db: Pool | PoolClient): Promise<Map<string, string>> {
  const { rows } = await db.query<{ org_number: string; account_number: string }>(
    `select distinct on (org_number) org_number, account_number from account_changes
     where published_at is not null order by org_number, published_at desc`,
  )
  return new Map(rows.map(({ org_number, account_number }) => [org_number, account_number]))
}
