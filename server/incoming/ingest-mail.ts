import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cleanText } from '../../domain/clean-text.ts'
import { normalEmail } from '../../domain/contact-details.ts'
import type { Log } from '../base/log.ts'
import type { CaseRecord } from '../cases/case-record.ts'
import type { CaseDeps } from '../cases/deps.ts'
import { findValue, rowExists } from '../database/query.ts'
import type { PhotoDeps } from '../photos/take-photo.ts'
import { acceptHeldMail } from './accept-held-mail.ts'
import { keepAttached, namesOf } from './attachments.ts'
import { classifyMail, type Verdict } from './classify-mail.ts'
import { findCase } from './find-case.ts'
import type { MailReader } from './mail-reader.ts'
import { noteBounce } from './note-bounce.ts'
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
 * The outcome for a mail. `known`: it was ingested before. `set-aside`: it cannot be read, and is listed for the
 * staff. `later`: another process reads it just now, or was ended while it did.
 */
export type MailOutcome = 'taken' | 'held' | 'ignored' | 'known' | 'set-aside' | 'later'

/**
 * Ingests a mail, once, however often it is delivered. An answer of a case's sender becomes a message in it,
 * with its photos; anything else waits for a staff member to look at it. A bounce marks the mail that it is about as
 * failed; what machines answer otherwise is ignored.
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
  const sender = normalEmail(mail.sender).slice(0, 254)
  const record = await findCase(deps, mail)
  if (mail.bounce) {
    const isOurs = await noteBounce(deps, mail.bounce, { caseId: record?.id ?? null, now })
    // The text of the other server contains the address, which must not be logged.
    if (isOurs) deps.log.warn('A sent mail bounced')
  }
  let verdict = classifyMail(mail, { sender, record, now })
  const isRead = verdict.state !== 'ignored'
  const names = isRead ? namesOf(mail) : []
  if (verdict.state === 'taken' && !mail.text && names.length === 0)
    verdict = { state: 'held', reason: 'empty' }
  const id = await findValue(
    deps.database.pool,
    z.string(),
    `insert into incoming_mails (message_key, case_id, sender, subject, text, state, reason, received_at, left_out)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (message_key) do nothing returning id`,
    [
      mail.messageId || key,
      record?.id ?? null,
      cleanText(sender),
      mail.subject,
      isRead ? mail.text : '',
      isRead ? 'held' : 'ignored',
      verdict.reason,
      now,
      // The raw mail is kept until its photos are stored.
      names,
    ],
  )
  if (!id) return 'known'
  return isRead ? { id, mail, record, verdict } : 'ignored'
}

/** Keeps the photos of a stored mail, and puts it into its case where it may go there at once. */
async function finish(
  deps: IncomingDeps,
  { id, mail, record, verdict }: StoredMail,
  now: Date,
): Promise<MailOutcome> {
  if (record && mail.photos.length > 0)
    await keepAttached(deps.photoDeps, mail, { mailId: id, form: record.form })
  if (verdict.state === 'taken') await acceptHeldMail(deps, 'sender', id, now)
  return verdict.state
}
