import { Readable } from 'node:stream'
import { MAX_PHOTOS } from '../../domain/photo.ts'
import { type Form, photoFieldOf } from '../../forms/form.ts'
import { type PhotoDesk, takePhoto } from '../photos/take-photo.ts'
import type { Attached } from './attached.ts'

/** Of so much that was left out the names are told. */
const MOST_NAMED = 20

/** Photos from mails have one share of the decoder together: an address in a mail is easily made up. */
const DECODER_SHARE = 'incoming mail'

/**
 * Takes in the photos of a mail, as far as its case's form has a place for them: decoded elsewhere, written anew,
 * and kept with the mail until it is in its case. What is left out is noted on it.
 */
export async function keepAttached(
  desk: PhotoDesk,
  { photos, others }: Attached,
  { mailId, form }: { mailId: string; form: Form },
): Promise<void> {
  const kept: string[] = []
  const leftOut: string[] = []
  for (const { name, content } of photos) {
    const isWanted = photoFieldOf(form) !== null && kept.length < MAX_PHOTOS
    const taken =
      isWanted &&
      (await takePhoto(desk, {
        stream: Readable.from([Buffer.from(content)]),
        label: name,
        sender: DECODER_SHARE,
      }))
    if (taken && 'objectName' in taken) kept.push(taken.objectName)
    else leftOut.push(name)
  }
  await desk.database.pool.query('update photos set mail_id = $1 where object_name = any($2)', [mailId, kept])
  await desk.database.pool.query('update incoming_mails set left_out = $2 where id = $1', [
    mailId,
    namesOf({ photos: [], others: [...leftOut, ...others] }),
  ])
}

/** The names of everything, as far as anybody wants to read them. */
export function namesOf({ photos, others }: Attached): string[] {
  return [...photos.map(({ name }) => name), ...others].slice(0, MOST_NAMED)
}
