import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { execute, queryRow, queryRows, rowExists } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Storage } from './storage.ts'

export interface FileDeps {
  database: Pick<Database, 'pool'>
  storage: Storage
}

/** An upload that has taken longer than this was cut off. No request lasts so long. */
export const UPLOAD_GRACE_MINUTES = 60

/** Deletes rows of photos, and queues their files for deletion, as part of a transaction. */
export async function queuePhotoDeletion(
  client: PoolClient,
  where: string,
  values: unknown[],
): Promise<void> {
  await execute(
    client,
    `with gone as (delete from photos where ${where} returning storage_path)
     insert into pending_file_deletions (path) select storage_path from gone
     on conflict (path) do update set reason = 'erased'`,
    values,
  )
}

/** Notes that a file is about to be written: it is deleted later unless `confirmUpload` follows. */
export async function announceUpload(pool: Pool, path: string): Promise<void> {
  await execute(
    pool,
    `insert into pending_file_deletions (path, reason) values ($1, 'upload')
     on conflict (path) do update set since = now(), reason = 'upload'`,
    [path],
  )
}

/**
 * Keeps an announced file, in the transaction that writes the row which refers to it.
 * @throws Error where the sweeper has deleted the file meanwhile.
 */
export async function confirmUpload(client: PoolClient, path: string): Promise<void> {
  const deleted = await execute(client, 'delete from pending_file_deletions where path = $1', [path])
  // Of two uploads of the same picture, the first to be confirmed has kept the file for both.
  if (deleted === 0 && !(await isReferenced(client, path)))
    throw new Error(`The upload of ${path} took too long, and was deleted.`)
}

interface DeletedFiles {
  deleted: number
  /** Files that could not be deleted. They are tried again. */
  failed: number
}

/** Deletes the files that are due: those of erased rows at once, those of unfinished uploads after a grace period. */
export async function deletePendingFiles(
  deps: FileDeps,
  graceMinutes = UPLOAD_GRACE_MINUTES,
): Promise<DeletedFiles> {
  const paths = await queryRows(
    deps.database.pool,
    z.string(),
    `select path from pending_file_deletions where ${isDue('$1')} order by since`,
    [graceMinutes],
  )
  const result = { deleted: 0, failed: 0 }
  for (const path of paths) {
    try {
      if (await deletePendingFile(deps, path, graceMinutes)) result.deleted += 1
    } catch {
      result.failed += 1
    }
  }
  return result
}

/** How many files `deletePendingFiles` would delete now. */
export function countPendingFiles(pool: Pool, graceMinutes: number): Promise<number> {
  return queryRow(
    pool,
    z.number(),
    `select count(*)::int as count from pending_file_deletions where ${isDue('$1')}`,
    [graceMinutes],
  )
}

/**
 * Deletes one pending file, unless a row refers to it. The lock keeps out an upload to the same path that begins
 * meanwhile, and waits for one that is being confirmed. Gives whether the file was deleted.
 */
export function deletePendingFile(
  { database: { pool }, storage }: FileDeps,
  path: string,
  graceMinutes = 0,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const isPending = await rowExists(
      client,
      `select 1 from pending_file_deletions where path = $1 and ${isDue('$2')} for update`,
      [path, graceMinutes],
    )
    if (!isPending) return false
    const isKept = await isReferenced(client, path)
    if (!isKept) await storage.delete(path)
    await execute(client, 'delete from pending_file_deletions where path = $1', [path])
    return !isKept
  })
}

function isReferenced(client: PoolClient, path: string): Promise<boolean> {
  return rowExists(
    client,
    `select 1 from photos where storage_path = $1 union all select 1 from pictures where storage_path = $1
     union all select 1 from mail_files where storage_path = $1
     union all select 1 from picture_archive_pieces where storage_path = $1`,
    [path],
  )
}

const isDue = (minutes: string) =>
  `(reason = 'erased' or since <= now() - make_interval(mins => ${minutes}::int))`
