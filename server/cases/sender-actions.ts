import type { PoolClient } from 'pg'
import type { SenderEvent } from '../../domain/case-event.ts'
import { type CaseStatus, isClosed, mayMove, mayReopen } from '../../domain/case-status.ts'
import { inContestedTransaction } from '../database/transaction.ts'
import type { SenderNotice } from '../mail/messages/event-to-company.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { bringForward } from './bring-forward.ts'
import { type CaseRecord, caseColumns, caseRecord } from './case-record.ts'
import { type CaseToken, caseToken, tokenHash } from './case-token.ts'
import type { CaseDesk } from './desk.ts'
import { addCaseEvent } from './events/add-case-event.ts'
import { readLastMessage } from './events/read-case-events.ts'
import { promoteOpenCase } from './merged-cases.ts'

/**
 * What opens a case to its sender: the token of their link, or a mail that has shown where it belongs, whose
 * transaction it all happens in.
 */
export type OpenedBy = CaseToken | { caseId: string; client: PoolClient }

/** Something that a case does not allow as it stands now. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/**
 * The sender writes in their case. What waited for them, goes on; what was put off, is not any more. The same words
 * once more, with nothing said between, are the same message.
 */
export function writeMessage(desk: CaseDesk, by: OpenedBy, text: string, now: Date): Promise<void> {
  return onCase(desk, by, async (client, record) => {
    if (isClosed(record.status)) throw new NotAllowed('The case is closed')
    if (await hasJustSaid(client, record, text, now)) return
    await addSenderEvent(client, record, { kind: 'message', text, data: {} }, now)
    await bringForward(client, record, now)
    await tellCompany(desk, client, record, 'message')
  })
}

/** The sender adds photos that have been taken in. */
export function addPhotos(desk: CaseDesk, by: OpenedBy, names: string[], now: Date): Promise<void> {
  return onCase(desk, by, async (client, record) => {
    if (isClosed(record.status)) throw new NotAllowed('The case is closed')
    const { rowCount } = await client.query(
      'update photos set case_id = $1 where object_name = any($2) and case_id is null',
      [record.id, names],
    )
    if (!rowCount) return
    await client.query('update cases set photos_missing = greatest(photos_missing - $2, 0) where id = $1', [
      record.id,
      rowCount,
    ])
    await addSenderEvent(client, record, { kind: 'photos', data: { count: rowCount } }, now)
    await bringForward(client, record, now)
    await tellCompany(desk, client, record, 'photos')
  })
}

/** The sender takes their case back. */
export function withdraw(desk: CaseDesk, token: CaseToken, now: Date): Promise<void> {
  return onCase(desk, token, async (client, record) => {
    if (!mayMove(record.status, 'withdrawn', 'sender')) throw new NotAllowed('The case is closed')
    await setStatus(client, record, 'withdrawn', now)
    await addSenderEvent(client, record, { kind: 'status', data: { status: 'withdrawn' } }, now)
    await promoteOpenCase(client, record.id, now)
    await tellCompany(desk, client, record, 'withdrawn')
  })
}

/** The sender opens a closed case again, within the days for that. */
export function reopen(desk: CaseDesk, by: OpenedBy, now: Date): Promise<void> {
  return onCase(desk, by, async (client, record) => {
    if (!mayReopen(record.status, record.closedAt, now)) throw new NotAllowed('The case stays closed')
    await setStatus(client, record, 'in-progress', now)
    await addSenderEvent(client, record, { kind: 'status', data: { status: 'in-progress' } }, now)
    await promoteOpenCase(client, record.id, now)
    await bringForward(client, record, now)
    await tellCompany(desk, client, record, 'reopened')
  })
}

/** Gives the case a new link; the old one is worthless from now on. */
export function renewLink(desk: CaseDesk, token: CaseToken, now: Date): Promise<CaseToken> {
  return onCase(desk, token, async (client, record) => {
    const next = caseToken(desk.secret, record.id, record.tokenGeneration + 1)
    await client.query(
      'update cases set token_generation = token_generation + 1, token_hash = $2 where id = $1',
      [record.id, tokenHash(next)],
    )
    await addSenderEvent(client, record, { kind: 'link', data: {} }, now)
    return next
  })
}

/** Takes the link out of use; «Mine saker» makes a new one. */
export function withdrawLink(desk: CaseDesk, token: CaseToken, now: Date): Promise<void> {
  return onCase(desk, token, async (client, record) => {
    await client.query(
      'update cases set token_generation = token_generation + 1, token_hash = null where id = $1',
      [record.id],
    )
    await addSenderEvent(client, record, { kind: 'link', data: {} }, now)
  })
}

/**
 * Works on a case that is open to its sender, which nobody else changes meanwhile. The case that it is merged
 * into is locked before it, as where an answer is given to all of them.
 */
export function onCase<T>(
  desk: CaseDesk,
  by: OpenedBy,
  work: (client: PoolClient, record: CaseRecord) => Promise<T>,
): Promise<T> {
  const open = async (client: PoolClient) => {
    const [column, value] =
      typeof by === 'string' ? ['token_hash', tokenHash(by)] : (['id', by.caseId] as const)
    await client.query(
      `select 1 from cases where id = (select merged_into from cases where ${column} = $1) for update`,
      [value],
    )
    const { rows } = await client.query(`select ${caseColumns} from cases where ${column} = $1 for update`, [
      value,
    ])
    if (!rows[0]) throw new NotAllowed('The link opens no case')
    return work(client, caseRecord(rows[0]))
  }
  return typeof by === 'string' ? inContestedTransaction(desk.database.pool, open) : open(by.client)
}

/** How long the same words are the same message: somebody whose line broke does not know that it got through. */
const SAME_MESSAGE_MINUTES = 10

async function hasJustSaid(client: PoolClient, { id }: CaseRecord, text: string, now: Date) {
  const last = await readLastMessage(client, id)
  return (
    last?.by === 'sender' &&
    last.text === text &&
    now.getTime() - last.at.getTime() < SAME_MESSAGE_MINUTES * 60_000
  )
}

async function setStatus(client: PoolClient, { id }: CaseRecord, status: CaseStatus, now: Date) {
  await client.query(
    `update cases set status = $2, updated_at = $3, closed_at = $4,
       reply_due_at = case when $4::timestamptz is null then reply_due_at end where id = $1`,
    [id, status, now, isClosed(status) ? now : null],
  )
}

function addSenderEvent(client: PoolClient, { id }: CaseRecord, event: SenderEvent, now: Date) {
  return addCaseEvent(client, { caseId: id, by: 'sender', now }, { ...event, visibleTo: 'sender' })
}

/** Tells the company, whoever the case was given to, and those who follow it: it, or the one it is merged into. */
async function tellCompany(desk: CaseDesk, client: PoolClient, { id }: CaseRecord, what: SenderNotice) {
  const { rows: worked } = await client.query<{ id: string; reference: string }>(
    'select id, reference from cases where id = (select merged_into from cases where id = $1)',
    [id],
  )
  const main = worked[0]
  const { rows } = await client.query<{ email: string }>(
    `select email from staff where disabled_at is null and (
       id in (select assignee_id from cases where id = any($1)) or
       id in (select staff_id from case_followers where case_id = any($1)))`,
    [main ? [id, main.id] : [id]],
  )
  const data = { what, ...(main ? { answeredIn: main.reference } : {}) }
  for (const recipient of new Set([desk.companyEmail, ...rows.map(({ email }) => email)])) {
    await queueMail(desk, client, { kind: 'event-to-company', caseId: id, recipient, data })
  }
}
