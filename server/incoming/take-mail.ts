import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { cleanText } from '../../domain/clean-text.ts'
import { normalEmail } from '../../domain/contact-details.ts'
import { textOfHtml } from '../../domain/html-text.ts'
import { withoutQuotes } from '../../domain/quoted-text.ts'
import type { CaseDesk } from '../cases/desk.ts'
import type { Log } from '../log.ts'
import type { PhotoDesk } from '../photos/take-photo.ts'
import { attachmentsOf, keepAttached, namesOf } from './attachments.ts'
import { findCase } from './find-case.ts'
import { judgeMail } from './judge-mail.ts'
import { letIn } from './let-in.ts'

/** Longer mails than this are no answers. */
export const MAX_MAIL_BYTES = 30 * 1024 * 1024

const LONGEST_TEXT = 10_000

export interface IncomingDesk extends CaseDesk {
  photoDesk: PhotoDesk
  log: Log
}

/** What became of a mail. `known`: it had been here before. */
export type Taken = 'taken' | 'held' | 'ignored' | 'known'

/** A mail that no program can read: it is no use to try it again. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail'
}

/**
 * Takes in a mail, once, however often it is handed over. An answer of a case's sender becomes a message in it,
 * with its photos; anything else waits for somebody to look at it. What machines answer is ignored.
 * @throws UnreadableMail where it is none.
 */
export async function takeMail(desk: IncomingDesk, raw: Uint8Array, now = new Date()): Promise<Taken> {
  const mail = await parse(raw)
  const sender = normalEmail(mail.from?.address ?? '').slice(0, 254)
  const record = await findCase(desk, mail)
  const verdict = judgeMail(mail, { sender, record, now })
  const isRead = verdict.state !== 'ignored'
  const text = isRead ? textOf(mail) : ''
  const attached = isRead ? attachmentsOf(mail) : { photos: [], others: [] }
  const names = namesOf(attached)
  if (verdict.state === 'taken' && !text && names.length === 0)
    Object.assign(verdict, { state: 'held', reason: 'empty' })
  const { rows } = await desk.database.pool.query<{ id: string }>(
    `insert into incoming_mails (message_key, case_id, sender, subject, text, state, reason, received_at, left_out)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (message_key) do nothing returning id`,
    [
      cleanText(mail.messageId ?? '').slice(0, 500) ||
        `sha256:${createHash('sha256').update(raw).digest('hex')}`,
      record?.id ?? null,
      cleanText(sender),
      cleanText(mail.subject ?? '').slice(0, 300),
      text,
      // Held until it is in the case: a process that dies between the two leaves it for somebody to see.
      isRead ? 'held' : 'ignored',
      verdict.reason,
      now,
      // All of it, until it is kept.
      names,
    ],
  )
  const stored = rows[0]
  if (!stored) return 'known'
  if (isRead && record && attached.photos.length > 0)
    await keepAttached(desk.photoDesk, attached, { mailId: stored.id, form: record.form })
  if (verdict.state === 'taken') await letIn(desk, 'sender', stored.id, now)
  return verdict.state
}

async function parse(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw)
  } catch (error) {
    throw new UnreadableMail('The mail cannot be read', { cause: error })
  }
}

function textOf({ text, html }: Email): string {
  const own = withoutQuotes(text?.trim() ? text : textOfHtml(html ?? ''))
  return cleanText(own.slice(0, LONGEST_TEXT))
}
