import type { ClientBase } from 'pg'
import { z } from 'zod'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { isLedger } from '../../../../platform/erasure/ledger.ts'
import { listFiles } from '../../../../platform/storage/list-files.ts'
import { unfinishedFolder } from '../../../../platform/storage/private-files-driver.ts'
import {
  arrivingFolder,
  derivedFolder,
  privateMailFolder,
  privatePhotosFolder,
  type Storage,
} from '../../../../platform/storage/storage.ts'
import { ownerFile } from '../../../../platform/storage/storage-owner.ts'
import { addFound, type FoundFiles, noFiles } from './report.ts'

const FILES_AT_ONCE = 1000

interface ComparedFiles {
  /** Files without a row, for the sweeper to delete. */
  orphans: { path: string; bytes: number }[]
  /** Files without a row, for a person to judge. */
  unknown: FoundFiles
  photosWithoutFile: FoundFiles & { ids: string[] }
  picturesWithoutFile: FoundFiles
  mailFilesWithoutFile: FoundFiles
}

/**
 * Compares every file in the storage with the rows that refer to files, both ways, within the client's transaction. A
 * file written after `before` is no orphan yet. Derived sizes of `keptKeys` need no row.
 */
export async function compareFiles(
  client: ClientBase,
  storage: Storage,
  { before, keptKeys }: { before: Date; keptKeys: readonly string[] },
): Promise<ComparedFiles> {
  await execute(client, 'create temporary table listed_files (path text primary key) on commit drop')
  const orphans: ComparedFiles['orphans'] = []
  const unknown = noFiles()
  let files: { path: string; details(): Promise<{ bytes: number; writtenAt: Date }> }[] = []
  const compare = async () => {
    const unreferenced = new Set(
      await withoutRow(
        client,
        files.map(({ path }) => path),
        keptKeys,
      ),
    )
    for (const { path, details } of files.filter((file) => unreferenced.has(file.path))) {
      // A file may be deleted by its owner while it is looked at.
      const found = await details().catch(() => null)
      if (!found || found.writtenAt > before) continue
      if (isDeletable(path)) orphans.push({ path, bytes: found.bytes })
      else addFound(unknown, path, found.bytes)
    }
    files = []
  }
  for await (const file of listFiles(storage)) {
    if (needsNoRow(file.path)) continue
    files.push(file)
    if (files.length === FILES_AT_ONCE) await compare()
  }
  await compare()
  return { orphans, unknown, ...(await rowsWithoutFile(client, storage)) }
}

const needsNoRow = (path: string) => isLedger(path) || path === ownerFile || path.startsWith(unfinishedFolder)

/** Only the site writes to these folders. In others, a person may have put files by hand. */
const isDeletable = (path: string) =>
  path.startsWith(`${privatePhotosFolder}/`) ||
  path.startsWith(`${privateMailFolder}/`) ||
  path.startsWith(`${arrivingFolder}/`) ||
  path.startsWith(derivedFolder)

/** Notes that files are there, and gives those that no row refers to and that are not queued for deletion. */
async function withoutRow(
  client: ClientBase,
  paths: readonly string[],
  keptKeys: readonly string[],
): Promise<string[]> {
  await execute(client, 'insert into listed_files select unnest($1::text[]) on conflict do nothing', [paths])
  return queryRows(
    client,
    z.string(),
    `select path from unnest($1::text[]) path
     where not exists (select 1 from photos where storage_path = path)
       and not exists (select 1 from pictures where storage_path = path)
       and not exists (select 1 from mail_files where storage_path = path)
       and not exists (select 1 from picture_archive_pieces where storage_path = path)
       and not exists (select 1 from pending_file_deletions pending where pending.path = path.path)
       and not (starts_with(path, $2) and (split_part(path, '/', 2) = any($3)
         or exists (select 1 from pictures where key = split_part(path, '/', 2))))`,
    [paths, derivedFolder, keptKeys],
  )
}

const rowOfFile = z.object({ id: z.string(), path: z.string() })

async function rowsWithoutFile(client: ClientBase, storage: Storage) {
  const unlisted = async (table: 'photos' | 'pictures' | 'mail_files', id: 'id' | 'url') => {
    const rows = await queryRows(
      client,
      rowOfFile,
      `select ${id} as id, storage_path as path from ${table}
       where not exists (select 1 from listed_files where path = storage_path)${table === 'pictures' ? ' and not is_drawn' : ''}`,
    )
    const ids: string[] = []
    const found = { ...noFiles(), ids }
    for (const row of rows) {
      // A file that was written while the others were listed is there.
      if (await storage.exists(row.path)) continue
      addFound(found, row.path)
      found.ids.push(row.id)
    }
    return found
  }
  const { ids: _, ...picturesWithoutFile } = await unlisted('pictures', 'url')
  const { ids: __, ...mailFilesWithoutFile } = await unlisted('mail_files', 'id')
  return { photosWithoutFile: await unlisted('photos', 'id'), picturesWithoutFile, mailFilesWithoutFile }
}
