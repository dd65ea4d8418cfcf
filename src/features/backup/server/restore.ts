import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, queryRows, rowExists } from '../../../platform/database/query.ts'
import { settleAfterBulkLoad } from '../../../platform/database/settle.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type ErasedAgain, type Erasure, eraseAgain, readLedger } from '../../../platform/erasure/ledger.ts'
import { storeKeyCheck } from '../../../platform/secrets/key-check.ts'
import { secretKeyFrom } from '../../../platform/secrets/secret-key.ts'
import { FILES_LOCK } from '../../../platform/storage/lock.ts'
import { deletePendingFiles } from '../../../platform/storage/pending-deletions.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { decryptBackup } from './decrypt-backup.ts'
import { rebuildSchema } from './older-schema.ts'
import { readRecords } from './records.ts'
import { tableHashes, writtenColumns } from './tables.ts'
import { cutOff, UnreadableBackup } from './unreadable-backup.ts'

export interface RestoreReport {
  tables: number
  files: number
  hashes: Record<string, string>
  /** The cases and persons that were erased after the backup was made, and are now erased again. */
  erasedAgain: ErasedAgain
}

export interface RestoreSite {
  database: Database
  storage: Storage
  /** Throws where another SECRET_KEY is set than the backup's. */
  refuseOtherSecret(secret: string): void
  /** Puts SECRET_KEY where the site reads it. */
  keepSecret(secret: string): Promise<void>
}

/** The target of a restore is not empty; the message says what to do. */
class NotEmpty extends Error {
  override name = 'NotEmpty'
}

/**
 * Restores a whole backup into an empty target, or nothing. Every table is compared with the hash in the backup. Then
 * everything that was erased after the backup is erased again, by the ledger beside the files or a given one.
 * Existing files are always kept.
 * @throws UnreadableBackup for a wrong passphrase or an incomplete file; NotEmpty if the target has data.
 */
export async function restoreBackup(
  site: RestoreSite,
  { file, passphrase, ledger = [] }: { file: string; passphrase: string; ledger?: readonly Erasure[] },
): Promise<RestoreReport> {
  const { database, storage } = site
  const known = [...ledger, ...(await readLedger(storage))]
  const written: string[] = []
  let secret = ''
  let files = 0
  let restored: RestoreReport
  try {
    restored = await inTransaction(database.pool, async (client) => {
      await refuseUnlessEmpty(client)
      // The files are written before the rows, so no sweep may run in between.
      await execute(client, 'select pg_advisory_xact_lock($1)', [FILES_LOCK])
      await execute(client, 'set constraints all deferred')
      let hashes: Record<string, string> | null = null
      let upgrade = async () => {}
      await pipeline(
        createReadStream(file),
        (encrypted: AsyncIterable<Uint8Array>) => decryptBackup(encrypted, passphrase),
        createGunzip(),
        async (plain: AsyncIterable<Uint8Array>) => {
          for await (const record of readRecords(plain)) {
            switch (record.kind) {
              case 'start':
                upgrade = await rebuildSchema(client, record.migrations)
                await setTriggers(client, 'disable')
                break
              case 'secret':
                site.refuseOtherSecret(record.secret)
                secret = record.secret
                break
              case 'rows':
                await insertRows(client, record.table, record.rows)
                break
              case 'hashes':
                hashes = record.tables
                break
              case 'file':
                files += 1
                if (await isThere(storage, record.path, record.content)) break
                written.push(record.path)
                await storage.put(record.path, record.content)
                break
            }
          }
        },
      )
      // A table whose rows are still to be checked cannot be altered.
      await execute(client, 'set constraints all immediate')
      await setTriggers(client, 'enable')
      await setSequences(client)
      const found = await tableHashes(client)
      for (const [table, hash] of Object.entries(hashes ?? {})) {
        if (found[table] !== hash)
          throw new UnreadableBackup(`The table ${table} is not what it was when the backup was made.`)
      }
      if (!hashes) throw cutOff()
      await upgrade()
      await fillSearch(client)
      // Uploads that were unfinished when the backup was made are left to the sweeper, which checks the owner first.
      await execute(client, "delete from pending_file_deletions where reason = 'upload'")
      const erasedAgain = await eraseAgain(client, secretKeyFrom(secret), known)
      await addAuditEntry(client, { staffId: null, action: 'backup-restored', detail: erasedAgain })
      await storeKeyCheck(client, secretKeyFrom(secret))
      await site.keepSecret(secret)
      return { tables: Object.keys(found).length, files, hashes: found, erasedAgain }
    })
  } catch (error) {
    for (const path of written) await storage.delete(path).catch(() => undefined)
    throw error
  }
  await deletePendingFiles(site)
  // Until then a page of the inbox reads whole tables.
  await settleAfterBulkLoad(database.pool)
  return restored
}

/** Whether a file has survived as it is in the backup. A file with other content belongs to another site, and is not overwritten. */
async function isThere(storage: RestoreSite['storage'], path: string, content: Buffer): Promise<boolean> {
  if (!(await storage.exists(path))) return false
  if (content.equals(await storage.getBytes(path))) return true
  throw new NotEmpty(
    `The file ${path} is there already, and is another than the backup's. Restore beside no files, or beside those of the site that the backup is of.`,
  )
}

async function refuseUnlessEmpty(client: PoolClient): Promise<void> {
  for (const table of ['properties', 'cases', 'staff', 'audit_log']) {
    if (await rowExists(client, `select 1 from ${table} limit 1`)) {
      throw new NotEmpty(
        `There is data in ${table} already. Restore into an empty database: another DATA_DIR, or another DATABASE_URL.`,
      )
    }
  }
}

async function insertRows(client: PoolClient, table: string, rows: readonly object[]): Promise<void> {
  const columns = (await writtenColumns(client, table)).map((name) => `"${name}"`).join(', ')
  // The name comes from a file; only a known table has columns.
  if (!columns) throw new UnreadableBackup(`There is no table ${table}.`)
  await execute(
    client,
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

/** What triggers write was written when the rows were new: restored rows are as they were. */
async function setTriggers(client: PoolClient, change: 'disable' | 'enable'): Promise<void> {
  const tables = await queryRows(
    client,
    z.string(),
    `select distinct tgrelid::regclass::text from pg_trigger
     where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  )
  for (const table of tables) await execute(client, `alter table ${table} ${change} trigger user`)
}

/** Fills the tables of the search, which are not in the backup. */
async function fillSearch(client: PoolClient): Promise<void> {
  await execute(client, 'update properties set title = title')
  await execute(client, 'update finn_properties set title = title')
  await execute(client, 'select collect_case_words()')
}

const identityColumn = z.object({ table: z.string(), column: z.string() })

/** Identity columns continue after the highest number that was restored. */
async function setSequences(client: PoolClient): Promise<void> {
  const rows = await queryRows(
    client,
    identityColumn,
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column } of rows) {
    await execute(
      client,
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${column}) from ${table}), 0) + 1, false)`,
      [table, column],
    )
  }
}
