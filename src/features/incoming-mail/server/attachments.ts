import { Readable } from 'node:stream'
import { MAX_PHOTOS } from '../../../domain/submissions/photo.ts'
import { type Form, photoFieldOf } from '../../../forms/engine/form.ts'
import { execute } from '../../../platform/database/query.ts'
import { type PhotoDeps, takePhoto } from '../../../platform/photos/take-photo.ts'
import type { MailAttachments } from './mail-attachments.ts'
import { storeMailFiles } from './mail-files.ts'
import type { AttachedFile } from './parsed-mail.ts'

/** The most names that a case states of what was left out. */
const MAX_NAMED = 20

/** All photos from mails share one place in the decoder's queue, since the address of a mail is easily forged. */
const DECODER_SHARE = 'incoming mail'

/**
 * Stores what is attached to a mail. Photos, as many as its case's form allows, are decoded in another process, re-encoded,
 * and kept with the mail until it is in its case. The rest is stored as it came, and so are photos that cannot be decoded;
 * the names of what found no room are stored with the mail.
 */
export async function keepAttached(
  deps: PhotoDeps,
  { photos, files }: MailAttachments,
  { mailId, form }: { mailId: string; form: Form | null },
): Promise<void> {
  const kept: string[] = []
  const others: AttachedFile[] = []
  for (const photo of photos) {
    const isWanted = form !== null && photoFieldOf(form) !== null && kept.length < MAX_PHOTOS
    const taken =
      isWanted &&
      (await takePhoto(deps, {
        stream: Readable.from([Buffer.from(photo.content)]),
        label: photo.name,
        sender: DECODER_SHARE,
      }))
    if (taken && 'objectName' in taken) kept.push(taken.objectName)
    else others.push(photo)
  }
  await execute(deps.database.pool, 'update photos set mail_id = $1 where object_name = any($2)', [
    mailId,
    kept,
  ])
  const leftOut = await storeMailFiles(deps, mailId, [...others, ...files])
  await execute(deps.database.pool, 'update incoming_mails set left_out = $2 where id = $1', [
    mailId,
    leftOut.slice(0, MAX_NAMED),
  ])
}

/** The names of what the sender attached, up to a limit. */
export function namesOf({ photos, files }: MailAttachments): string[] {
  return [...photos, ...files.filter(({ isDecoration }) => !isDecoration)]
    .map(({ name }) => name)
    .slice(0, MAX_NAMED)
}
