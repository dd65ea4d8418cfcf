import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Queue } from '../jobs/open-queue.ts'
import type { Site } from '../site.ts'
import { type Erasure, eraseAgain, isLedger, readLedger } from './ledger.ts'
import { readRecords } from './records.ts'
import { UnreadableBackup, unsealStream } from './sealed-stream.ts'
import { migrationsOf, tableHashes, writtenColumns } from './tables.ts'

export interface Restored {
  tables: number
  files: number
  hashes: Record<string, string>
  /** Cases that had been erased since the backup was made, and are erased again. */
  erasedAgain: number
}

export interface RestoreSite extends Pick<Site, 'database' | 'storage'> {
  queue: Pick<Queue, 'add'>
  /** Puts SECRET_KEY where the site reads it; refuses where another one is set. */
  keepSecret(secret: string): Promise<void>
}

/** Somewhere that a backup is not restored over; the message says what to do. */
export class NotEmpty extends Error {
  override name = 'NotEmpty'
}

/**
 * Restores a backup into an empty place: all of it, or nothing. Every table is held against the hash that it had;
 * then whatever was erased since is erased again, by the ledger that lies beside the files or is given.
 * @throws UnreadableBackup for a wrong passphrase or a file that is not whole; NotEmpty where there is something.
 */
export async function restoreBackup(
  site: RestoreSite,
  { file, passphrase, ledger = [] }: { file: string; passphrase: string; ledger?: readonly Erasure[] },
): Promise<Restored> {
  const { database, storage } = site
  const known = [...ledger, ...(await readLedger(storage))]
  const written: string[] = []
  let secret = ''
  let restored: Omit<Restored, 'erasedAgain'>
  try {
    restored = await inTransaction(database.pool, async (client) => {
      await refuseUnlessEmpty(client)
      await client.query('set constraints all deferred')
      await client.query('alter table audit_log disable trigger chain')
      let hashes: Record<string, string> | null = null
      await pipeline(
        createReadStream(file),
        (sealed: AsyncIterable<Uint8Array>) => unsealStream(sealed, passphrase),
        createGunzip(),
        async (plain: AsyncIterable<Uint8Array>) => {
          for await (const record of readRecords(plain)) {
            switch (record.kind) {
              case 'start':
                await refuseOtherVersion(client, record.migrations)
                break
              case 'secret':
                secret = record.secret
                break
              case 'rows':
                await insertRows(client, record.table, record.rows)
                break
              case 'hashes':
                hashes = record.tables
                break
              case 'file':
                // A ledger that is here already knows more.
                if (isLedger(record.path) && (await storage.exists(record.path))) break
                await storage.put(record.path, record.content ?? Buffer.alloc(0))
                written.push(record.path)
                break
            }
          }
        },
      )
      await client.query('alter table audit_log enable trigger chain')
      await setSequences(client)
      const found = await tableHashes(client)
      for (const [table, hash] of Object.entries(hashes ?? {})) {
        if (found[table] !== hash)
          throw new UnreadableBackup(`The table ${table} is not what it was when the backup was made.`)
      }
      if (!hashes) throw new UnreadableBackup('The backup is cut off.')
      await site.keepSecret(secret)
      return { tables: Object.keys(found).length, files: written.length, hashes: found }
    })
  } catch (error) {
    for (const path of written) await storage.delete(path).catch(() => undefined)
    throw error
  }
  const erasedAgain = await eraseAgain(site, known)
  await queueWaitingMails(site)
  await audit(database.pool, { staffId: null, action: 'backup-restored', detail: { erasedAgain } })
  return { ...restored, erasedAgain }
}

async function refuseUnlessEmpty(client: PoolClient): Promise<void> {
  for (const table of ['properties', 'cases', 'staff', 'audit_log']) {
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`)
    if (rowCount) {
      throw new NotEmpty(
        `There is data in ${table} already. Restore into an empty database: another DATA_DIR, or another DATABASE_URL.`,
      )
    }
  }
}

async function refuseOtherVersion(client: PoolClient, migrations: readonly string[]): Promise<void> {
  const known = await migrationsOf(client)
  if (known.join() === migrations.join()) return
  throw new UnreadableBackup(
    'The backup is of another version of Husvær. Restore it with the version that made it, then upgrade.',
  )
}

async function insertRows(client: PoolClient, table: string, rows: readonly object[]): Promise<void> {
  const columns = (await writtenColumns(client, table)).map((name) => `"${name}"`).join(', ')
  // The name has come from a file: only one that is a table of ours has columns.
  if (!columns) throw new UnreadableBackup(`There is no table ${table}.`)
  await client.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

/** What counts on goes on after what is there. */
async function setSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${column}) from ${table}), 0) + 1, false)`,
      [table, column],
    )
  }
}

/** The queue itself is not in a backup: what waited in it waits again. */
async function queueWaitingMails({ database, queue }: RestoreSite): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: string }>("select id from mails where state = 'queued'")
    for (const { id } of rows) await queue.add(client, 'send-mail', { mailId: id })
  })
}
