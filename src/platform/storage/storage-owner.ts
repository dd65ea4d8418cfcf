import type { ClientBase } from 'pg'
import { z } from 'zod'
import { findRow } from '../database/query.ts'
import type { Storage } from './storage.ts'

/** Names the database that the files belong to. It is in no backup. */
export const ownerFile = 'storage-owner.txt'

/**
 * Whether the files in the storage belong to this database. Files without a row in a database that they do not belong
 * to are another site's: one that was restored for a drill beside the real bucket, or one whose DATABASE_URL is wrong.
 * The first to ask owns them, and `takeOver` makes this database the owner. Nothing is written where `dryRun` is set.
 */
export async function ownsStorage(
  client: ClientBase,
  storage: Storage,
  { takeOver, dryRun }: { takeOver: boolean; dryRun: boolean },
): Promise<boolean> {
  const own = await findRow(client, z.string(), 'select id from storage_owner')
  if (!own) throw new Error('The table storage_owner is empty: the database is damaged.')
  const owner = (await storage.exists(ownerFile)) ? (await storage.get(ownerFile)).trim() : null
  if (owner === own) return true
  if (owner !== null && !takeOver) return false
  if (!dryRun) await storage.put(ownerFile, `${own}\n`)
  return true
}
