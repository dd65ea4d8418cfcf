import { Readable } from 'node:stream'
import { MAX_PHOTOS } from '../../domain/photo.ts'
import { type Form, photoFieldOf } from '../../forms/form.ts'
import { execute } from '../database/query.ts'
import { type PhotoDeps, takePhoto } from '../photos/take-photo.ts'
import type { Attached } from './attached.ts'

/** The most names that a case states of what was left out. */
const MAX_NAMED = 20

/** All photos from mails share one place in the decoder's queue, since the address of a mail is easily forged. */
const DECODER_SHARE = 'incoming mail'

/**
 * Stores the photos of a mail, as many as its case's form allows: decoded in another process, re-encoded, and kept
 * with the mail until it is in its case. The names of the rest are stored with the mail.
 */
export async function keepAttached(
  deps: PhotoDeps,
  { photos, others }: Attached,
  { mailId, form }: { mailId: string; form: Form },
): Promise<void> {
  const kept: string[] = []
  const leftOut: string[] = []
  for (const { name, content } of photos) {
    const isWanted = photoFieldOf(form) !== null && kept.length < MAX_PHOTOS
    const taken =
      isWanted &&
      (await takePhoto(deps, {
        stream: Readable.from([Buffer.from(content)]),
        label: name,
        sender: DECODER_SHARE,
      }))
    if (taken && 'objectName' in taken) kept.push(taken.objectName)
    else leftOut.push(name)
  }
  await execute(deps.database.pool, 'update photos set mail_id = $1 where object_name = any($2)', [
    mailId,
    kept,
  ])
  await execute(deps.database.pool, 'update incoming_mails set left_out = $2 where id = $1', [
    mailId,
    namesOf({ photos: [], others: [...leftOut, ...others] }),
  ])
}

/** The names of all attachments, up to a limit. */
export function namesOf({ photos, others }: Attached): string[] {
  return [...photos.map(({ name }) => name), ...others].slice(0, MAX_NAMED)
}
