import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { execute, queryRow } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { siteArtKeys } from '../../../../platform/pictures/site-art.ts'
import { closePrivateFiles, unlessGone } from '../../../../platform/storage/data-folders.ts'
import { FILES_LOCK } from '../../../../platform/storage/lock.ts'
import {
  countPendingFiles,
  deletePendingFiles,
  type FileDeps,
  UPLOAD_GRACE_MINUTES,
} from '../../../../platform/storage/pending-deletions.ts'
import { unfinishedFolder } from '../../../../platform/storage/private-files-driver.ts'
import { ownsStorage } from '../../../../platform/storage/storage-owner.ts'
import { addFound, type FoundFiles, noFiles, type SweepReport } from './report.ts'
import { compareFiles } from './stored-files.ts'

interface SweepDeps extends FileDeps {
  config: { DATA_DIR: string }
}

interface SweepOptions {
  dryRun?: boolean
  /** Files younger than this may belong to an upload under way. */
  graceMinutes?: number
  /** Makes this database the owner of the files, whatever other database they belonged to. */
  takeOver?: boolean
}

/** A sweep that cannot run now; its message says why. */
export class SweepConflict extends Error {
  override name = 'SweepConflict'
}

/**
 * Deletes files that no row refers to, and marks photos whose file is gone. With `dryRun` it only reports.
 * @throws SweepConflict while a backup is restored or another sweep runs.
 */
export async function sweep(
  deps: SweepDeps,
  { dryRun = false, graceMinutes = UPLOAD_GRACE_MINUTES, takeOver = false }: SweepOptions = {},
): Promise<SweepReport> {
  const { database, storage, config } = deps
  const before = new Date(Date.now() - graceMinutes * 60_000)
  const uploads = dryRun
    ? { deleted: await countPendingFiles(database.pool, graceMinutes), failed: 0 }
    : await deletePendingFiles(deps, graceMinutes)
  const workFiles = await sweepWorkFiles(config.DATA_DIR, { before, dryRun })
  const modesFixed = dryRun ? 0 : await closePrivateFiles(config.DATA_DIR)
  const keptKeys = await siteArtKeys()
  return inTransaction(database.pool, async (client) => {
    const isFree = await queryRow(client, z.boolean(), 'select pg_try_advisory_xact_lock($1) as free', [
      FILES_LOCK,
    ])
    if (!isFree) throw new SweepConflict('A backup is being restored, or another sweep is running.')
    const isOwner = await ownsStorage(client, storage, { takeOver, dryRun })
    const compared = await compareFiles(client, storage, { before, keptKeys })
    const orphans = noFiles()
    let failed = uploads.failed
    for (const { path, bytes } of isOwner ? compared.orphans : []) {
      const isDeleted = dryRun || (await storage.delete(path).then(...yesOrNo))
      if (isDeleted) addFound(orphans, path, bytes)
      else failed += 1
    }
    const { ids, ...photosWithoutFile } = compared.photosWithoutFile
    if (!dryRun) await markPhotos(client, ids)
    return {
      orphans,
      unfinishedUploads: uploads.deleted,
      workFiles,
      unknown: compared.unknown,
      photosWithoutFile,
      picturesWithoutFile: compared.picturesWithoutFile,
      mailFilesWithoutFile: compared.mailFilesWithoutFile,
      failed,
      modesFixed,
      isForeignStorage: !isOwner,
    }
  })
}

const yesOrNo = [() => true, () => false] as const

/** Marks the photos whose file is gone, so that their case says so, and unmarks those whose file is back. */
async function markPhotos(client: ClientBase, missing: readonly string[]): Promise<void> {
  await execute(
    client,
    `update photos set file_missing_since = case when id = any($1) then now() end
     where (id = any($1)) <> (file_missing_since is not null)`,
    [missing],
  )
}

/** Where files lie for as long as they are worked on, and which of the files there. */
const workFolders = [
  { folder: 'uploads', isWork: () => true },
  { folder: join('files', unfinishedFolder), isWork: () => true },
  { folder: 'mail', isWork: (name: string) => name.endsWith('.part') },
]

/** Deletes what processes that died have left half-done under DATA_DIR. */
async function sweepWorkFiles(
  dataDir: string,
  { before, dryRun }: { before: Date; dryRun: boolean },
): Promise<FoundFiles> {
  const found = noFiles()
  for (const { folder, isWork } of workFolders) {
    // Recursively: each process has a folder of its own in `uploads`.
    const names = await readdir(join(dataDir, folder), { recursive: true }).catch(unlessGone<string[]>([]))
    for (const name of names.filter(isWork)) {
      const path = join(dataDir, folder, name)
      const file = await lstat(path).catch(unlessGone(null))
      if (!file?.isFile() || file.mtime > before) continue
      if (!dryRun) await rm(path, { force: true })
      addFound(found, join(folder, name), file.size)
    }
  }
  return found
}
