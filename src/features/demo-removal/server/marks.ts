import type { Pool } from 'pg'
import type { DataVersion } from '../../../platform/database/data-version.ts'
import { execute, type Queryable, rowExists } from '../../../platform/database/query.ts'

/** What is marked as demo. The rest, such as events, photos and pictures, hangs on it. */
export type DemoKind = 'property' | 'listing' | 'staff' | 'case' | 'subscriber' | 'incoming-mail'

/** Marks rows as demo: removing the demo takes them out. */
export async function markDemo(db: Queryable, kind: DemoKind, ids: readonly string[]): Promise<void> {
  await execute(db, 'insert into demo_rows (kind, id) select $1, unnest($2::text[]) on conflict do nothing', [
    kind,
    ids,
  ])
}

/** Forgets marks of rows that were deleted by other means, such as by hand. */
export async function forgetDeletedDemo(pool: Pool): Promise<void> {
  await execute(
    pool,
    `delete from demo_rows where case kind
       when 'property' then id not in (select id::text from properties union all select property_id::text from property_versions)
       when 'listing' then id not in (select id from finn_properties)
       when 'staff' then id not in (select id::text from staff)
       when 'case' then id not in (select id::text from cases)
       when 'subscriber' then id not in (select id::text from subscribers)
       when 'incoming-mail' then id not in (select id::text from incoming_mails)
     end`,
  )
}

/** Whether the site shows a demo. Read once for each change of that, by whichever process. */
export function demoReader(pool: Pool, version: Pick<DataVersion, 'lastChangeOf'>): () => Promise<boolean> {
  let known: { version: number; isDemo: Promise<boolean> } | null = null
  let last = false
  return async () => {
    const { number } = version.lastChangeOf(['demo'])
    if (known?.version !== number) {
      const isDemo = rowExists(pool, 'select from demo_rows limit 1')
      known = { version: number, isDemo }
      isDemo.catch(() => {
        known = null
      })
    }
    try {
      last = (await known?.isDemo) ?? last
    } catch {
      // The page says what was known last; its other reads mark it as incomplete.
    }
    return last
  }
}
