import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import PostalMime, { type Email } from 'postal-mime'
import { casePage } from '../../content/pages/sak.ts'
import { isClosed, mayReopen } from '../../domain/case-status.ts'
import { isEmail, normalEmail } from '../../domain/contact-details.ts'
import { textOfHtml, withoutQuotes } from '../../domain/quoted-text.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../cases/case-record.ts'
import type { CaseDesk } from '../cases/desk.ts'
import { keyInAddress } from '../cases/mail-key.ts'
import { photoFieldOf } from '../cases/receive.ts'
import { addPhotos, reopen, writeMessage } from '../cases/sender-actions.ts'
import type { Log } from '../log.ts'
import { type PhotoDesk, takePhoto } from '../photos/take-photo.ts'

/** Longer mails than this are no answers. */
export const MAX_MAIL_BYTES = 30 * 1024 * 1024

const LONGEST_TEXT = 10_000
const MOST_PHOTOS = 10

export interface IncomingDesk extends CaseDesk {
  photoDesk: PhotoDesk
  log: Log
}

/** What became of a mail. `known`: it had been here before. */
export type Taken = 'taken' | 'held' | 'ignored' | 'known'

/** Why a mail is not taken into its case at once. */
export type HoldReason = 'unknown-sender' | 'closed' | 'no-case' | 'empty'

/**
 * Takes in a mail, once, however often it is handed over. An answer of a case's sender becomes a message in it,
 * with its photos; anything else waits for somebody to look at it. What machines answer is ignored.
 */
export async function takeMail(desk: IncomingDesk, raw: Uint8Array, now = new Date()): Promise<Taken> {
  const mail = await PostalMime.parse(raw)
  const key = mail.messageId || `sha256:${createHash('sha256').update(raw).digest('hex')}`
  const sender = normalEmail(mail.from?.address ?? '')
  const text = textOf(mail)
  const record = await findCase(desk, mail)
  const { state, reason } = judge(mail, { sender, text, record, now })
  const { rows } = await desk.database.pool.query<{ id: string }>(
    `insert into incoming_mails (message_key, case_id, sender, subject, text, state, reason, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (message_key) do nothing returning id`,
    [
      key.slice(0, 500),
      record?.id ?? null,
      sender.slice(0, 254),
      (mail.subject ?? '').slice(0, 300),
      text,
      // Held until it is in the case: a process that dies between the two leaves it for somebody to see.
      state === 'taken' ? 'held' : state,
      reason,
      now,
    ],
  )
  const stored = rows[0]
  if (!stored) return 'known'
  if (state === 'taken' && record) {
    await intoCase(desk, record, { text, photos: await photosIn(desk, record, mail), now })
    await desk.database.pool.query(`update incoming_mails set state = 'taken', reason = null where id = $1`, [
      stored.id,
    ])
  }
  return state
}

/** Puts what was held into its case after all, as its sender's words. Gives whether it could be. */
export async function releaseMail(desk: IncomingDesk, id: string, now = new Date()): Promise<boolean> {
  const { rows } = await desk.database.pool.query(
    `update incoming_mails set state = 'taken' where id::text = $1 and state = 'held' and case_id is not null
     returning case_id, text`,
    [id],
  )
  if (!rows[0]) return false
  const record = await readCase(desk, 'id = $1', rows[0].case_id)
  if (!record) return false
  await intoCase(desk, record, { text: rows[0].text, photos: [], now })
  return true
}

interface Said {
  text: string
  photos: string[]
  now: Date
}

async function intoCase(desk: IncomingDesk, { id: caseId, status }: CaseRecord, { text, photos, now }: Said) {
  if (isClosed(status)) await reopen(desk, { caseId }, now)
  await writeMessage(desk, { caseId }, text || casePage.onlyPhotos, now)
  if (photos.length > 0) await addPhotos(desk, { caseId }, photos, now)
}

function judge(
  mail: Email,
  { sender, text, record, now }: { sender: string; text: string; record: CaseRecord | null; now: Date },
): { state: Exclude<Taken, 'known'>; reason: HoldReason | 'automatic' | null } {
  const held = (reason: HoldReason) => ({ state: 'held' as const, reason })
  if (isAutomatic(mail)) return { state: 'ignored', reason: 'automatic' }
  if (!record) return held('no-case')
  if (!isEmail(sender) || sender !== record.senderEmail) return held('unknown-sender')
  if (isClosed(record.status) && !mayReopen(record.status, record.closedAt, now)) return held('closed')
  if (!text && imagesOf(mail).length === 0) return held('empty')
  return { state: 'taken', reason: null }
}

/** Whether a machine has written it (RFC 3834 §5, and what others write instead). */
function isAutomatic({ headers }: Email): boolean {
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  const submitted = header('auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'junk', 'auto_reply', 'list'].includes(header('precedence')) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    header('return-path') === '<>' ||
    header('content-type').startsWith('multipart/report')
  )
}

function textOf({ text, html }: Email): string {
  return withoutQuotes(text?.trim() ? text : textOfHtml(html ?? '')).slice(0, LONGEST_TEXT)
}

/** The case that a mail belongs to: by the address it was sent to, or by the mail that it answers. */
async function findCase(desk: IncomingDesk, mail: Email): Promise<CaseRecord | null> {
  const recipients = [...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address }) => address ?? '')
  for (const name of ['delivered-to', 'x-original-to', 'envelope-to'])
    recipients.push(...mail.headers.filter(({ key }) => key === name).map(({ value }) => value))
  for (const address of recipients) {
    const key = desk.replyAddress ? keyInAddress(desk.replyAddress, address) : null
    const record = key && (await readCase(desk, 'mail_key = $1', key))
    if (record) return record
  }
  const answered = `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`.match(/<[^<>\s]+>/g) ?? []
  if (answered.length === 0) return null
  return readCase(desk, 'id = (select case_id from mails where message_id = any($1) limit 1)', answered)
}

async function readCase(desk: IncomingDesk, where: string, value: unknown): Promise<CaseRecord | null> {
  const { rows } = await desk.database.pool.query(`select ${caseColumns} from cases where ${where}`, [value])
  return rows[0] ? caseRecord(rows[0]) : null
}

const imagesOf = ({ attachments }: Email) =>
  attachments.filter(
    ({ mimeType, disposition }) => /^image\/(jpeg|png)$/.test(mimeType) && disposition !== 'inline',
  )

/** Photos that came along, taken in like any other: decoded elsewhere and written anew. */
async function photosIn(desk: IncomingDesk, { form }: CaseRecord, mail: Email): Promise<string[]> {
  if (!photoFieldOf(form)) return []
  const names: string[] = []
  for (const { content, filename } of imagesOf(mail).slice(0, MOST_PHOTOS)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
    const taken = await takePhoto(desk.photoDesk, {
      stream: Readable.from([bytes]),
      label: filename ?? 'bilde',
    })
    if ('objectName' in taken) names.push(taken.objectName)
  }
  return names
}
