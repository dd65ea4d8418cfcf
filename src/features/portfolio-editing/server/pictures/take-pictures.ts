import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile } from 'yauzl'
import { z } from 'zod'
import { createLimit } from '../../../../platform/base/concurrency.ts'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { inWorkFile } from '../../../../platform/pictures/take-picture.ts'
import { MAX_FILE_BYTES } from '../../../workspace/server/actions/posted.ts'
import type { archiveProblems } from '../../pictures.words.ts'
import { takeBatchPicture } from '../add-picture.ts'
import { addReadyHomes } from './add-batch.ts'
import { deletePieces, isSentFile, nameOfEntry, openArchive } from './archives.ts'
import { MAX_BATCH_PICTURES, matchBatch, type PictureResult, settleOrRetry } from './batches.ts'
import { discardOldBatches } from './discard-batch.ts'
import type { TakeDeps } from './take-deps.ts'
import { takeWebPictures } from './web-pictures.ts'

/** One is decoded while the next is unpacked and the one before is stored. */
const AT_ONCE = 3

/** A run ends before the queue counts it as dead; the next one goes on. */
const MAX_RUN_MS = 10 * 60_000

/**
 * Takes in the pictures that wait: those of ZIPs that have arrived, and those on the web. Each is stored and noted by itself, so that a
 * run that was cut off goes on with the next picture. Gives how many were looked at.
 */
export async function takePictures(deps: TakeDeps): Promise<number> {
  const ends = performance.now() + MAX_RUN_MS
  const isOver = () => performance.now() > ends
  let looked = 0
  for (let found = 1; found > 0 && !isOver(); looked += found) {
    found = (await takeArchives(deps, isOver)) + (await takeWebPictures(deps, isOver))
  }
  await matchUnmatched(deps)
  await addReadyHomes(deps)
  await discardOldBatches(deps)
  return looked
}

/** What was sent by a browser that went away before it said that it was done. */
async function matchUnmatched({ database: { pool } }: TakeDeps): Promise<void> {
  const batches = await queryRows(
    pool,
    z.string(),
    'select distinct batch_id::text from batch_pictures where not is_matched',
  )
  for (const batch of batches) await matchBatch(pool, batch)
}

const archiveRow = z.object({ id: z.string(), batch: z.string(), state: z.enum(['arrived', 'listed']) })

type Archive = z.output<typeof archiveRow>

async function takeArchives(deps: TakeDeps, isOver: () => boolean): Promise<number> {
  const archives = await queryRows(
    deps.database.pool,
    archiveRow,
    `select id, batch_id::text as batch, state from picture_archives where state in ('arrived', 'listed') order by id`,
  )
  let taken = 0
  for (const archive of archives) taken += await takeArchive(deps, archive, isOver)
  return taken
}

async function takeArchive(deps: TakeDeps, archive: Archive, isOver: () => boolean): Promise<number> {
  const { pool } = deps.database
  const fail = async (problem: keyof typeof archiveProblems, error?: unknown) => {
    deps.log.warn({ err: error, archive: archive.id, problem }, 'A ZIP of pictures is not taken')
    await execute(pool, `update picture_archives set state = 'failed', problem = $2 where id = $1`, [
      archive.id,
      problem,
    ])
    await execute(pool, `delete from batch_pictures where archive_id = $1 and state = 'waiting'`, [
      archive.id,
    ])
    await deletePieces(deps, archive.id)
    return 0
  }
  let zip: ZipFile
  let entries: ListedEntry[]
  try {
    zip = await openArchive(deps, archive.id)
    entries = await listEntries(zip)
  } catch (error) {
    return fail((await hasPieces(deps, archive.id)) ? 'unreadable' : 'lost', error)
  }
  if (entries.length > MAX_BATCH_PICTURES) return fail('too-many')
  if (isBomb(entries)) return fail('bomb')
  if (archive.state === 'arrived') await noteEntries(deps, archive, entries)
  const waiting = await queryRows(
    pool,
    waitingEntry,
    `select id::text, entry, tries from batch_pictures
     where archive_id = $1 and state = 'waiting' and try_at <= now() order by entry`,
    [archive.id],
  )
  const byIndex = new Map(entries.map((listed) => [listed.index, listed.entry]))
  const limit = createLimit(AT_ONCE)
  let taken = 0
  await Promise.all(
    waiting.map((picture) =>
      limit.run(async () => {
        const entry = byIndex.get(picture.entry)
        if (isOver() || !entry) return
        await settleOrRetry(pool, picture, await takeEntry(deps, zip, entry))
        taken += 1
      }),
    ),
  )
  const isDone = await execute(
    pool,
    `update picture_archives set state = 'done' where id = $1
       and not exists (select from batch_pictures where archive_id = $1 and state = 'waiting')`,
    [archive.id],
  )
  if (isDone) await deletePieces(deps, archive.id)
  return taken
}

async function hasPieces({ database, storage }: TakeDeps, archive: string): Promise<boolean> {
  const paths = await queryRows(
    database.pool,
    z.string(),
    'select storage_path from picture_archive_pieces where archive_id = $1',
    [archive],
  )
  const found = await Promise.all(paths.map((path) => storage.exists(path)))
  return found.length > 0 && found.every(Boolean)
}

const waitingEntry = z.object({ id: z.string(), entry: z.number(), tries: z.number() })

interface ListedEntry {
  index: number
  name: string
  entry: Entry
}

async function listEntries(zip: ZipFile): Promise<ListedEntry[]> {
  const entries: ListedEntry[] = []
  let index = 0
  for await (const entry of zip.eachEntry()) {
    const name = nameOfEntry(entry)
    if (isSentFile(name)) entries.push({ index, name, entry })
    index += 1
    if (entries.length > MAX_BATCH_PICTURES) break
  }
  return entries
}

/** Photos unpack to what they are packed to; a bomb to a thousand times as much. */
const MAX_UNPACKED = { times: 20, bytes: 200 * 1024 * 1024 }

/** The sizes that the ZIP states hold: a file that unpacks to another size is an error of its own. */
function isBomb(entries: readonly ListedEntry[]): boolean {
  const sum = (sizeOf: (entry: Entry) => number) => entries.reduce((all, { entry }) => all + sizeOf(entry), 0)
  const packed = sum(({ compressedSize }) => compressedSize)
  return sum(({ uncompressedSize }) => uncompressedSize) > packed * MAX_UNPACKED.times + MAX_UNPACKED.bytes
}

async function noteEntries(
  { database: { pool } }: TakeDeps,
  archive: Archive,
  entries: readonly ListedEntry[],
) {
  await execute(
    pool,
    `with noted as (
       insert into batch_pictures (batch_id, ref, name, archive_id, entry)
       select $1, $2::text || '/' || entry, name, $2::uuid, entry from unnest($3::int[], $4::text[]) as listed (entry, name)
       on conflict (batch_id, ref) do nothing)
     update picture_archives set state = 'listed' where id = $2::uuid`,
    [archive.batch, archive.id, entries.map(({ index }) => index), entries.map(({ name }) => name)],
  )
  await matchBatch(pool, archive.batch)
}

async function takeEntry(deps: TakeDeps, zip: ZipFile, entry: Entry): Promise<PictureResult> {
  if (entry.isEncrypted()) return { problem: 'encrypted' }
  if (entry.uncompressedSize > MAX_FILE_BYTES) return { problem: 'size' }
  return inWorkFile(deps, async (file) => {
    try {
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file, { mode: 0o600 }))
    } catch (error) {
      deps.log.info({ err: error }, 'A file of a ZIP cannot be unpacked')
      return { problem: 'damaged' }
    }
    try {
      return await takeBatchPicture(deps, file)
    } catch (error) {
      deps.log.error({ err: error }, 'Storing a picture failed')
      return { problem: 'failed' }
    }
  })
}
