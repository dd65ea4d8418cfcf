import { createHash } from 'node:crypto'
import { z } from 'zod'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import { cleanText } from '../../../domain/text/clean-text.ts'
import { MAX_TEXT_CHARACTERS } from '../../../domain/text/text-limits.ts'
import type { Log } from '../../../platform/base/log.ts'
import { findRow, rowExists } from '../../../platform/database/query.ts'
import type { PhotoDeps } from '../../../platform/photos/take-photo.ts'
import type { CaseRecord } from '../../cases/server/case-record.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { acceptHeldMail } from './accept-held-mail.ts'
import { keepAttached, namesOf } from './attachments.ts'
import { classifyMail, type Verdict } from './classify-mail.ts'
import { findCaseOfMail } from './find-case.ts'
import type { MailReader } from './mail-reader.ts'
import { noteBounce } from './note-bounce.ts'
import { noteQuietMail } from './note-quiet-mail.ts'
import type { ParsedMail, ReadProblem } from './parsed-mail.ts'
import type { ReadingAttempts } from './reading-attempts.ts'
import { type MailSource, setAside } from './set-aside.ts'

export interface IncomingDeps extends CaseDeps {
  photoDeps: PhotoDeps
  reader: MailReader
  attempts: ReadingAttempts
  log: Log
}

/**
 * The outcome for a mail. `noted`: it stands in its case, without a deadline. `known`: it was ingested before. `set-aside`: it cannot be read, and is listed for the
 * staff. `later`: another process reads it just now, or was ended while it did.
 */
export type MailOutcome = 'taken' | 'noted' | 'held' | 'ignored' | 'known' | 'set-aside' | 'later'

/**
 * Ingests a mail, once, however often it is delivered. An answer of a case's sender becomes a message in it,
 * with its photos; anything else waits for a staff member to look at it. A bounce marks the mail that it is about as
 * failed. What a program answered for the sender is noted in the case, and what is surely automatic otherwise is ignored.
 */
export async function ingestMail(
  deps: IncomingDeps,
  raw: Uint8Array,
  { source, now = new Date() }: { source: MailSource; now?: Date },
): Promise<MailOutcome> {
  const key = `sha256:${createHash('sha256').update(raw).digest('hex')}`
  if (await isSetAside(deps, key)) return 'set-aside'
  const stored = await deps.attempts.run(key, async (state) => {
    const answer = state === 'interrupted' ? { problem: 'interrupted' as const } : await deps.reader.read(raw)
    if ('mail' in answer) return storeMail(deps, answer.mail, key, now)
    const { problem } = answer
    await setAside(deps.database.pool, { key, head: raw, bytes: raw.length, problem, source }, now)
    deps.log.warn({ problem, bytes: raw.length, source }, 'Set aside an unreadable mail')
    return 'set-aside'
  })
  return typeof stored === 'string' ? stored : finish(deps, stored, now)
}

const problems: readonly ReadProblem[] = [
  'too-large',
  'too-complex',
  'unreadable',
  'reader-failed',
  'interrupted',
]

function isSetAside({ database: { pool } }: IncomingDeps, key: string): Promise<boolean> {
  return rowExists(pool, 'select from incoming_mails where message_key = $1 and reason = any($2)', [
    key,
    problems,
  ])
}

interface StoredMail {
  id: string
  mail: ParsedMail
  record: CaseRecord | null
  verdict: Verdict
}

/** Stores a mail as held until it is in its case: if the process dies in between, staff see the mail. */
async function storeMail(
  deps: IncomingDeps,
  mail: ParsedMail,
  key: string,
  now: Date,
): Promise<StoredMail | 'known' | 'ignored'> {
  const sender = (mail.isSenderPlain ? normalEmail(mail.sender) : mail.sender).slice(0, 254)
  const record = await findCaseOfMail(deps, mail)
  const isOurBounce =
    mail.bounce !== null && (await noteBounce(deps, mail.bounce, { caseId: record?.id ?? null, now }))
  // The text of the other server contains the address, which must not be logged.
  if (isOurBounce) deps.log.warn('A sent mail bounced')
  const isSender = record === null && (await hasCases(deps, sender))
  let verdict = classifyMail(mail, { sender, record, isSender, isOurBounce, now })
  const isRead = verdict.state !== 'ignored'
  const names = isRead ? namesOf(mail) : []
  if (verdict.state === 'taken' && !mail.text && names.length === 0)
    verdict = { state: 'held', reason: 'empty' }
  // Where nothing is left of a mail, staff judge by all of it.
  const text = mail.text || (names.length > 0 ? '' : mail.whole.slice(0, MAX_TEXT_CHARACTERS))
  const id = await insertMail(deps, {
    mail,
    key,
    caseId: record?.id ?? null,
    sender: cleanText(sender),
    text: isRead ? text : '',
    whole: isRead && mail.whole !== text ? mail.whole : '',
    state: isRead ? 'held' : 'ignored',
    reason: verdict.reason,
    names,
    now,
  })
  if (!id) return 'known'
  return isRead ? { id, mail, record, verdict } : 'ignored'
}

const hasCases = ({ database: { pool } }: IncomingDeps, sender: string) =>
  rowExists(pool, 'select from cases where sender_email = $1', [sender])

interface NewMail {
  mail: ParsedMail
  /** What it is known by where it has no Message-ID. */
  key: string
  caseId: string | null
  sender: string
  text: string
  whole: string
  state: 'held' | 'ignored'
  reason: Verdict['reason']
  names: string[]
  now: Date
}

/**
 * Stores a mail under its Message-ID, once. Another mail with the same one, which careless programs and forgers write, is
 * stored beside it. Gives null where the mail is stored already.
 */
async function insertMail({ database: { pool } }: IncomingDeps, given: NewMail): Promise<string | null> {
  const { mail, key, caseId, sender, text, whole, state, reason, names, now } = given
  const insert = (messageKey: string) =>
    findRow(
      pool,
      z.string(),
      `insert into incoming_mails
         (message_key, case_id, sender, subject, text, whole, state, reason, received_at, left_out, content_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (message_key) do nothing returning id`,
      // The raw mail is kept until what is attached is stored.
      [messageKey, caseId, sender, mail.subject, text, whole, state, reason, now, names, mail.contentHash],
    )
  const messageKey = mail.messageId || key
  const id = await insert(messageKey)
  if (id) return id
  const isOther = await rowExists(
    pool,
    'select from incoming_mails where message_key = $1 and content_hash <> $2',
    [messageKey, mail.contentHash],
  )
  return isOther ? insert(`${messageKey} sha256:${mail.contentHash}`) : null
}

/** Keeps what is attached to a stored mail, and puts it into its case where it may go there at once. */
async function finish(
  deps: IncomingDeps,
  { id, mail, record, verdict }: StoredMail,
  now: Date,
): Promise<MailOutcome> {
  if (mail.photos.length + mail.files.length > 0)
    await keepAttached(deps.photoDeps, mail, { mailId: id, form: record?.form ?? null })
  if (verdict.state === 'noted')
    return (await noteQuietMail(deps, { mailId: id, mail, reason: verdict.reason, now })) ? 'noted' : 'held'
  if (verdict.state === 'taken') await acceptHeldMail(deps, 'sender', id, now)
  return verdict.state
}
