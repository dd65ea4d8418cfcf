import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { execute, findRow, queryRow } from '../../../platform/database/query.ts'
import type { FileDeps } from '../../../platform/storage/pending-deletions.ts'
import { privateMailFolder } from '../../../platform/storage/storage.ts'
import { storeFile } from '../../../platform/storage/store-file.ts'
import type { AttachedFile } from './parsed-mail.ts'

/** The most files of a mail that are stored. */
const MAX_FILES = 20

/** The most bytes of files that are stored for a case, and for all mails of no case together. */
const MAX_BYTES = 250 * 1024 * 1024

/** The most of them for the mails of one sender that are in no case. */
const MAX_BYTES_OF_SENDER = 50 * 1024 * 1024

/**
 * Stores files of a mail as they came, for staff to download: what was attached first, then pictures of signatures. Gives
 * the names of those that found no room.
 */
export async function storeMailFiles(
  deps: FileDeps,
  mailId: string,
  files: readonly AttachedFile[],
): Promise<string[]> {
  const ordered = files.toSorted((one, other) => Number(one.isDecoration) - Number(other.isDecoration))
  let room = await roomFor(
    deps,
    mailId,
    ordered.slice(0, MAX_FILES).reduce((sum, { content }) => sum + content.length, 0),
  )
  const leftOut: string[] = []
  for (const [place, { name, content, isDecoration }] of ordered.entries()) {
    if (place >= MAX_FILES || content.length > room) {
      if (!isDecoration) leftOut.push(name)
      continue
    }
    room -= content.length
    const path = `${privateMailFolder}/${randomUUID()}`
    await storeFile(deps, path, {
      write: () => deps.storage.put(path, content),
      insertRow: (client) =>
        execute(
          client,
          `insert into mail_files (mail_id, place, name, bytes, is_decoration, storage_path)
           values ($1, $2, $3, $4, $5, $6)`,
          [mailId, place, name, content.length, isDecoration, path],
        ),
    })
  }
  return leftOut
}

/**
 * How many bytes of the files of a mail may be stored. Where mails of no case have used up their space, the files of the
 * sender who has most of it go, the newest first: a sender who fills it loses their own.
 */
async function roomFor({ database: { pool } }: FileDeps, mailId: string, wanted: number): Promise<number> {
  const used = await queryRow(pool, usedSpace, usedSpaceOf, [mailId])
  if (used.isOfCase) return MAX_BYTES - used.all
  const room = Math.min(wanted, MAX_BYTES_OF_SENDER - used.bySender)
  let free = MAX_BYTES - used.all
  while (free < room) {
    const removed = await findRow(pool, z.coerce.number(), removeOfLargestSender, [
      mailId,
      used.bySender + room,
    ])
    if (removed === null) break
    free += removed
  }
  return Math.min(room, free)
}

const usedSpace = z.object({ isOfCase: z.boolean(), all: z.coerce.number(), bySender: z.coerce.number() })

/** SQL for how much is stored of the case that a mail is in, or of all mails without one, and of its sender there. */
const usedSpaceOf = `select own.case_id is not null as "isOfCase", coalesce(sum(f.bytes), 0) as all,
    coalesce(sum(f.bytes) filter (where m.sender = own.sender), 0) as "bySender"
  from incoming_mails own
  left join incoming_mails m on m.case_id is not distinct from own.case_id
  left join mail_files f on f.mail_id = m.id
  where own.id = $1 group by own.id`

/** SQL that removes the newest file of the sender who has most space, and more than $2; its mail names it as left out. */
const removeOfLargestSender = `with stored as (
    select f.id, f.mail_id, f.name, f.bytes, f.is_decoration, m.sender, m.received_at, f.place
    from mail_files f join incoming_mails m on m.id = f.mail_id where m.case_id is null and m.id <> $1),
  largest as (select sender from stored group by sender having sum(bytes) > $2 order by sum(bytes) desc limit 1),
  newest as (select stored.* from stored join largest using (sender) order by received_at desc, place desc limit 1),
  named as (update incoming_mails set left_out = left_out || newest.name from newest
    where incoming_mails.id = newest.mail_id and not newest.is_decoration)
  delete from mail_files using newest where mail_files.id = newest.id returning newest.bytes`
