import type { Attachment, Email } from 'postal-mime'
import { ICON_ID } from '../../../domain/contact/mail-icon.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { MAX_READ_CHARACTERS } from '../../../domain/text/quoted-text.ts'
import type { AttachedFile } from './parsed-mail.ts'

/** What the sender attached to a mail. */
export interface MailAttachments {
  photos: readonly AttachedFile[]
  /** Attachments that are no photos. */
  files: readonly AttachedFile[]
}

/** The name that an attachment without one, or with too long a one, is cut to. */
const MAX_NAME = 80

/** More attachments than this are ignored. */
const MAX_ATTACHMENTS = 100

/** Outlook's names for inline pictures: of a signature, or inserted by the sender. */
const outlookName = /^image\d{3}\.\w{3,4}$/i

/** A signature's pictures are smaller than this; a photo is not. */
const MAX_LOGO_BYTES = 50_000

/** Signatures of the cryptographic kind, which belong to the mail itself. */
const signatureType = /-signature$/

/** Parts that a program reads: the answer of a calendar, and a reaction. */
const isForPrograms = ({ mimeType, method }: Attachment) =>
  method === 'REPLY' || mimeType === 'text/vnd.google.email-reaction+json'

/**
 * What is attached to a mail. Phones put photos inline as Apple Mail does, so inline pictures count as photos too, except
 * those of signatures and letterheads.
 */
export function attachmentsOf({ attachments, html = '' }: Email): {
  photos: AttachedFile[]
  files: AttachedFile[]
} {
  const shown = new Set(
    [...html.slice(0, MAX_READ_CHARACTERS).matchAll(/\bcid:([^"'\s>)]+)/gi)].map(([, id]) => id),
  )
  const found: { photos: AttachedFile[]; files: AttachedFile[] } = { photos: [], files: [] }
  for (const each of attachments.slice(0, MAX_ATTACHMENTS)) {
    if (signatureType.test(each.mimeType) || isForPrograms(each)) continue
    const isDecoration = isDecorationOf(each, shown)
    const file = { name: nameOf(each), content: bytesOf(each), isDecoration }
    found[isPhoto(each) && !isDecoration ? 'photos' : 'files'].push(file)
  }
  return found
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

function isPhoto({ mimeType, filename }: Attachment): boolean {
  return (
    /^image\/(p?jpe?g|png)$/.test(mimeType) ||
    (mimeType === 'application/octet-stream' && /\.(jpe?g|png)$/i.test((filename ?? '').slice(-10)))
  )
}

function isDecorationOf(
  { mimeType, filename, disposition, contentId = '', content }: Attachment,
  shown: ReadonlySet<string | undefined>,
): boolean {
  if (!mimeType.startsWith('image/')) return false
  const id = contentId.replace(/^<|>$/g, '')
  // Of our own mail, which the answer quotes.
  if (id === ICON_ID) return true
  if (disposition === 'attachment') return false
  if (!shown.has(id)) return false
  const size = typeof content === 'string' ? content.length : content.byteLength
  return !filename || (outlookName.test(filename) && size < MAX_LOGO_BYTES)
}

const nameOf = ({ filename, mimeType }: Attachment): string =>
  cleanText((filename ?? '').slice(0, 10 * MAX_NAME))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_NAME) || cleanText(mimeType.slice(0, MAX_NAME))
