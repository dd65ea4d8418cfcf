import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { SenderEvent, SenderNotice } from '../../../../domain/cases/case-event.ts'
import { type CaseStatus, isClosed, mayMove, mayReopen } from '../../../../domain/cases/case-status.ts'
import { wordsFor } from '../../../../forms/engine/in-language.ts'
import { execute, findRow } from '../../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../../platform/database/transaction.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { casePageWords } from '../../sender-page.words.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../case-record.ts'
import { type CaseToken, caseToken, tokenHash } from '../case-token.ts'
import type { CaseDeps } from '../deps.ts'
import { addCaseEvent } from '../events/add-case-event.ts'
import { readLastMessage } from '../events/read-case-events.ts'
import { givenAnew, setKeyDay } from '../key-date.ts'
import { markAwaitingReply, renewPromises } from '../mark-awaiting-reply.ts'
import { promoteOpenCase } from '../merged-cases.ts'
import { queueChangeMail } from '../queue-change-mail.ts'
import { mayConfirm } from './sender-case.ts'

/**
 * How the sender is authorised: by the token of their link, or by a mail of the case, with the transaction that
 * handles the mail.
 */
type OpenedBy = CaseToken | { caseId: string; client: PoolClient }

/** An action that the case's current status does not allow. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/** Whether words of the sender leave a case as it is: something binding that is withdrawn stands again only when they press for it. */
export const staysWithdrawn = ({ form, status }: Pick<CaseRecord, 'form' | 'status'>): boolean =>
  form.isBinding === true && status === 'withdrawn'

/**
 * Adds a message from the sender. A case that waited for them moves to `in-progress`, and a snooze ends. The same
 * text twice, without a message in between, is one message. What came by mail is added to a withdrawn notice too, which
 * it leaves withdrawn.
 */
export function writeMessage(
  deps: CaseDeps,
  by: OpenedBy,
  text: string,
  now: Date,
  /** The mail that it came with. */
  mail?: string,
  toldAt?: Date,
): Promise<void> {
  return onCaseOfSender(deps, by, async (client, record) => {
    if (isClosed(record.status) && !(mail && staysWithdrawn(record)))
      throw new NotAllowed('The case is closed')
    if (await isRepeated(client, record, text, now)) return
    await addSenderEvent(client, record, { kind: 'message', text, data: mail ? { mail } : {} }, now, toldAt)
    if (mayConfirm(record) && confirming.test(text)) await markConfirmed(client, record, now)
    if (!isClosed(record.status)) await markAwaitingReply(client, record, now)
    await notifyCompany(deps, client, record, 'message')
  })
}

/** Adds photos from the sender that are already stored. */
export function addPhotos(
  deps: CaseDeps,
  by: OpenedBy,
  names: string[],
  now: Date,
  toldAt?: Date,
): Promise<void> {
  return onCaseOfSender(deps, by, async (client, record) => {
    const isByMail = typeof by !== 'string'
    if (isClosed(record.status) && !(isByMail && staysWithdrawn(record)))
      throw new NotAllowed('The case is closed')
    const count = await execute(
      client,
      'update photos set case_id = $1 where object_name = any($2) and case_id is null',
      [record.id, names],
    )
    if (count === 0) return
    await execute(
      client,
      'update cases set photos_missing = greatest(photos_missing - $2, 0) where id = $1',
      [record.id, count],
    )
    await addSenderEvent(client, record, { kind: 'photos', data: { count } }, now, toldAt)
    if (!isClosed(record.status)) await markAwaitingReply(client, record, now)
    await notifyCompany(deps, client, record, 'photos')
  })
}

/** Withdraws a case for its sender. */
export function withdraw(deps: CaseDeps, token: CaseToken, now: Date): Promise<void> {
  return onCaseOfSender(deps, token, async (client, record) => {
    if (!mayMove(record.status, 'withdrawn', 'sender')) throw new NotAllowed('The case is closed')
    await setStatus(client, record, 'withdrawn', now)
    await addSenderEvent(client, record, { kind: 'status', data: { status: 'withdrawn' } }, now)
    await promoteOpenCase(client, record.id, now)
    await notifyCompany(deps, client, record, 'withdrawn')
    await queueChangeMail(deps, client, record, { what: 'withdrawn', at: now })
  })
}

/** Reopens a closed case for its sender, within the days for that. */
export function reopen(deps: CaseDeps, by: OpenedBy, now: Date): Promise<void> {
  return onCaseOfSender(deps, by, (client, record) => reopenLocked(deps, client, record, now))
}

/** Reopens a closed case that is locked. */
export async function reopenLocked(
  deps: CaseDeps,
  client: PoolClient,
  record: CaseRecord,
  now: Date,
): Promise<void> {
  if (!mayReopen(record.status, record.closedAt, now)) throw new NotAllowed('The case stays closed')
  const anew = givenAnew(record, now)
  if (record.status === 'withdrawn') await renewPromises(client, record, now)
  await setStatus(client, record, 'in-progress', now)
  if (anew) await setKeyDay(client, record.id, anew)
  await addSenderEvent(client, record, { kind: 'status', data: { status: 'in-progress' } }, now)
  await promoteOpenCase(client, record.id, now)
  await markAwaitingReply(client, record, now)
  await notifyCompany(deps, client, record, 'reopened')
  // What was closed as done has counted all along.
  if (record.status === 'withdrawn')
    await queueChangeMail(deps, client, record, { what: 'reopened', at: now, ...(anew && { anew }) })
}

/** What our template for a notice that was told asks its sender to answer. */
const confirming = /^\W*jeg bekrefter\b/i

const markConfirmed = (client: PoolClient, { id }: CaseRecord, now: Date) =>
  execute(client, 'update cases set confirmed_at = $2 where id = $1', [id, now])

/** Confirms for the sender what a staff member wrote down for them, in their name. */
export function confirm(deps: CaseDeps, token: CaseToken, now: Date): Promise<void> {
  return onCaseOfSender(deps, token, async (client, record) => {
    if (!mayConfirm(record)) throw new NotAllowed('There is nothing to confirm')
    await markConfirmed(client, record, now)
    const { confirmed } = wordsFor(record.form, casePageWords)
    await addSenderEvent(client, record, { kind: 'message', text: confirmed, data: {} }, now)
    await markAwaitingReply(client, record, now)
    await notifyCompany(deps, client, record, 'message')
  })
}

/** Renews the sender's link; the old one is revoked. */
export function renewLink(deps: CaseDeps, token: CaseToken, now: Date): Promise<CaseToken> {
  return onCaseOfSender(deps, token, async (client, record) => {
    const next = caseToken(deps.secret, record.id, record.tokenGeneration + 1)
    await execute(
      client,
      'update cases set token_generation = token_generation + 1, token_hash = $2 where id = $1',
      [record.id, tokenHash(next)],
    )
    await addSenderEvent(client, record, { kind: 'link', data: {} }, now)
    return next
  })
}

/** Revokes the sender's link; «Mine saker» makes a new one. */
export function withdrawLink(deps: CaseDeps, token: CaseToken, now: Date): Promise<void> {
  return onCaseOfSender(deps, token, async (client, record) => {
    await execute(
      client,
      'update cases set token_generation = token_generation + 1, token_hash = null where id = $1',
      [record.id],
    )
    await addSenderEvent(client, record, { kind: 'link', data: {} }, now)
  })
}

/**
 * Works on a case that is open to its sender, locked until the transaction ends. The case that it is merged into is
 * locked before it, in the same order as where an answer is given to all of them.
 */
export function onCaseOfSender<T>(
  deps: CaseDeps,
  by: OpenedBy,
  work: (client: PoolClient, record: CaseRecord) => Promise<T>,
): Promise<T> {
  const open = async (client: PoolClient) => {
    const [column, value] =
      typeof by === 'string' ? ['token_hash', tokenHash(by)] : (['id', by.caseId] as const)
    await execute(
      client,
      `select 1 from cases where id = (select merged_into from cases where ${column} = $1) for update`,
      [value],
    )
    const record = await findRow(
      client,
      caseRecord,
      `select ${caseColumns} from cases where ${column} = $1 for update`,
      [value],
    )
    if (!record) throw new NotAllowed('The link opens no case')
    return work(client, record)
  }
  return typeof by === 'string' ? inContestedTransaction(deps.database.pool, open) : open(by.client)
}

/** How long a repeated text counts as one message: after a lost connection a sender may send it again. */
const SAME_MESSAGE_MINUTES = 10

export async function isRepeated(client: PoolClient, { id }: CaseRecord, text: string, now: Date) {
  const last = await readLastMessage(client, id)
  return (
    last?.by === 'sender' &&
    last.text === text &&
    Math.abs(now.getTime() - last.at.getTime()) < SAME_MESSAGE_MINUTES * 60_000
  )
}

async function setStatus(client: PoolClient, { id }: CaseRecord, status: CaseStatus, now: Date) {
  await execute(
    client,
    `update cases set status = $2, updated_at = $3, closed_at = $4,
       reply_due_at = case when $4::timestamptz is null then reply_due_at end where id = $1`,
    [id, status, now, isClosed(status) ? now : null],
  )
}

export function addSenderEvent(
  client: PoolClient,
  { id }: CaseRecord,
  event: SenderEvent,
  now: Date,
  toldAt?: Date,
) {
  return addCaseEvent(client, { caseId: id, by: 'sender', now, toldAt }, { ...event, visibleTo: 'sender' })
}

/** Mails the company about a case; its assignee and followers are told by `notifyStaffOfEvent`. */
async function notifyCompany(deps: CaseDeps, client: PoolClient, { id }: CaseRecord, what: SenderNotice) {
  const answeredIn = await findRow(
    client,
    z.string(),
    'select reference from cases where id = (select merged_into from cases where id = $1)',
    [id],
  )
  await queueMail(deps, client, {
    kind: 'event-to-company',
    caseId: id,
    recipient: deps.companyEmail,
    data: { what, ...(answeredIn ? { answeredIn } : {}) },
  })
}
