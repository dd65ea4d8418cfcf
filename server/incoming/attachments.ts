import { Readable } from 'node:stream'
import type { Attachment, Email } from 'postal-mime'
import { cleanText } from '../../domain/clean-text.ts'
import { LONGEST_READ } from '../../domain/quoted-text.ts'
import type { Form } from '../../forms/form.ts'
import { photoFieldOf } from '../cases/receive.ts'
import { type PhotoDesk, takePhoto } from '../photos/take-photo.ts'

/** What somebody attached to a mail. */
export interface Attached {
  photos: readonly { name: string; content: Attachment['content'] }[]
  /** The names of what is no photo. */
  others: readonly string[]
}

const MOST_PHOTOS = 10

/** Of so much that was left out the names are told. */
const MOST_NAMED = 20
const LONGEST_NAME = 80

/** What Outlook calls the pictures in the text: a signature's, or one that somebody put there. */
const outlookName = /^image\d{3}\.\w{3,4}$/i

/** A signature's pictures are smaller than this; a photo is not. */
const LARGEST_LOGO = 50_000

/** Signatures of the cryptographic kind, which belong to the mail itself. */
const signatureType = /-signature$/

/**
 * What somebody attached. Telephones put photos in the text as Apple's do, so one that is shown there counts too,
 * unless it is what a signature or a letterhead is made of.
 */
export function attachmentsOf({ attachments, html = '' }: Email): Attached {
  const shown = new Set([...html.slice(0, LONGEST_READ).matchAll(/\bcid:([^"'\s>)]+)/gi)].map(([, id]) => id))
  const attached = attachments.filter(
    (each) => !signatureType.test(each.mimeType) && !isDecoration(each, shown),
  )
  return {
    photos: attached.filter(isPhoto).map((each) => ({ name: nameOf(each), content: each.content })),
    others: attached.filter((each) => !isPhoto(each)).map(nameOf),
  }
}

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
    const isWanted = photoFieldOf(form) !== null && kept.length < MOST_PHOTOS
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
    const taken = isWanted && (await takePhoto(desk, { stream: Readable.from([bytes]), label: name }))
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

function isPhoto({ mimeType, filename }: Attachment): boolean {
  return (
    /^image\/(p?jpe?g|png)$/.test(mimeType) ||
    (mimeType === 'application/octet-stream' && /\.(jpe?g|png)$/i.test(filename ?? ''))
  )
}

function isDecoration(
  { mimeType, filename, disposition, contentId = '', content }: Attachment,
  shown: ReadonlySet<string | undefined>,
): boolean {
  if (!mimeType.startsWith('image/') || disposition === 'attachment') return false
  if (!shown.has(contentId.replace(/^<|>$/g, ''))) return false
  const size = typeof content === 'string' ? content.length : content.byteLength
  return !filename || (outlookName.test(filename) && size < LARGEST_LOGO)
}

const nameOf = ({ filename, mimeType }: Attachment): string =>
  cleanText(filename ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_NAME) || mimeType.slice(0, LONGEST_NAME)
