import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { errorCode } from '../../../platform/base/errors.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { listIrreplaceableFiles } from '../../../platform/storage/irreplaceable-files.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { encryptAge } from './age-container.ts'
import { writeRecord } from './records.ts'
import { migrationsOf, tableHashes, tablesInOrder } from './tables.ts'

export const MIN_PASSPHRASE_CHARACTERS = 12

const ROWS_AT_ONCE = 500

interface BackupMade {
  tables: number
  files: number
  hashes: Record<string, string>
}

/** The sources of a backup. */
type BackupSite = { database: Database; storage: Storage } & {
  /** SECRET_KEY, which opens the encrypted answers. */
  secretText: string
}

interface BackupTarget {
  file: string
  passphrase: string
  /** The scrypt work factor (a power of two) of one try at the passphrase; tests use a lower one. */
  workFactor?: number
}

/**
 * Writes all data of the site to one file, encrypted with a passphrase: all tables in one snapshot, all files, and
 * SECRET_KEY. The file is complete or does not exist.
 */
export async function makeBackup(
  { database, storage, secretText }: BackupSite,
  { file, passphrase, workFactor }: BackupTarget,
): Promise<BackupMade> {
  const made: BackupMade = { tables: 0, files: 0, hashes: {} }
  const part = `${file}.part`
  const output = await openPart(part)
  await addAuditEntry(database.pool, { staffId: null, action: 'backup-made' })
  const client = await database.pool.connect()
  async function* records() {
    yield writeRecord({
      kind: 'start',
      madeAt: new Date().toISOString(),
      migrations: await migrationsOf(client),
    })
    yield writeRecord({ kind: 'secret', secret: secretText })
    for (const table of await tablesInOrder(client)) {
      made.tables += 1
      for await (const rows of readTable(client, table)) yield writeRecord({ kind: 'rows', table, rows })
    }
    made.hashes = await tableHashes(client)
    yield writeRecord({ kind: 'hashes', tables: made.hashes })
    for await (const path of listIrreplaceableFiles(storage)) {
      const content = await readUnlessDeleted(storage, path)
      if (!content) continue
      made.files += 1
      yield writeRecord({ kind: 'file', path, bytes: content.length, content })
    }
    yield writeRecord({ kind: 'end' })
  }
  try {
    // One snapshot for all tables, also while the site writes.
    await execute(client, 'begin isolation level repeatable read read only')
    await pipeline(
      Readable.from(records()),
      createGzip({ level: 6 }),
      (packed: AsyncIterable<Uint8Array>) => encryptAge(packed, passphrase, workFactor),
      output.createWriteStream(),
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await execute(client, 'rollback').catch(() => undefined)
    client.release()
  }
  return made
}

/** The temporary file until the backup is complete. The file of another backup is not touched. */
async function openPart(part: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', 0o600)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    throw new Error(
      `${part} is there already: another backup is being made, or was interrupted. Delete it if none is running.`,
      { cause: error },
    )
  }
}

async function* readTable(client: ClientBase, table: string): AsyncGenerator<object[]> {
  await execute(
    client,
    `declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${table} t`,
  )
  for (;;) {
    const rows = await queryRows(client, z.string(), `fetch ${ROWS_AT_ONCE} from backup_rows`)
    if (rows.length === 0) break
    yield rows.map((row) => JSON.parse(row))
  }
  await execute(client, 'close backup_rows')
}

/** A file, or null if it was deleted after it was listed: retention goes on while a backup is made. */
async function readUnlessDeleted(storage: BackupSite['storage'], path: string): Promise<Buffer | null> {
  try {
    return Buffer.from(await storage.getBytes(path))
  } catch (error) {
    if (await storage.exists(path)) throw error
    return null
  }
}
