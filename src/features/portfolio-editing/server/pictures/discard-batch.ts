import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'

type Deps = { database: Pick<Database, 'pool'> }

/** Deletes a batch, with its files, and those of its pictures that hang on no home, now or in an earlier version. */
export async function discardBatch({ database: { pool } }: Deps, batch: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await execute(
      client,
      `with gone as (delete from picture_archive_pieces where archive_id in (
         select id from picture_archives where batch_id::text = $1) returning storage_path)
       insert into pending_file_deletions (path) select storage_path from gone
       on conflict (path) do update set reason = 'erased'`,
      [batch],
    )
    await execute(
      client,
      `with mine as (select url from batch_pictures where batch_id::text = $1 and url is not null),
       used as (
         select unnest(images || image_url) as url from properties
         union all select jsonb_array_elements_text(content -> 'images') from property_versions
         union all select content ->> 'image_url' from property_versions
         union all select url from batch_pictures where batch_id::text <> $1),
       gone as (delete from pictures where url in (select url from mine except select url from used)
         returning storage_path)
       insert into pending_file_deletions (path) select storage_path from gone
       on conflict (path) do update set reason = 'erased'`,
      [batch],
    )
    await execute(client, 'delete from picture_batches where id::text = $1', [batch])
  })
}

/** What has waited for a staff member for longer than this is forgotten. */
const KEPT_DAYS = 14

/** Discards uploads that were never confirmed, or whose pictures have long been on their homes. */
export async function discardOldBatches(deps: Deps): Promise<void> {
  const batches = await queryRows(
    deps.database.pool,
    z.string(),
    `select id::text from picture_batches where at < now() - make_interval(days => ${KEPT_DAYS})`,
  )
  for (const batch of batches) await discardBatch(deps, batch)
}
