import type { PoolClient } from 'pg'
import { type CaseStatus, isClosed, mayMove, mayReopen } from '../../domain/case-status.ts'
import { inTransaction } from '../database/transaction.ts'
import type { SenderEvent } from '../mail/messages/event-to-company.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type CaseRecord, caseColumns, caseRecord } from './case-record.ts'
import { type CaseToken, caseToken, tokenHash } from './case-token.ts'
import type { CaseDesk } from './desk.ts'

/** What opens a case to its sender: the token of their link, or a mail that has shown where it belongs. */
export type OpenedBy = CaseToken | { caseId: string }

/** Something that a case does not allow as it stands now. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/** The sender writes in their case. What waited for them, goes on. */
export function writeMessage(desk: CaseDesk, by: OpenedBy, text: string, now: Date): Promise<void> {
  return onCase(desk, by, async (client, record) => {
    if (isClosed(record.status)) throw new NotAllowed('The case is closed')
    await addEvent(client, record, { kind: 'message', text, now })
    if (record.status === 'waiting-for-sender') await setStatus(client, record, 'in-progress', now)
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
    await addEvent(client, record, { kind: 'photos', data: { count: rowCount }, now })
    await tellCompany(desk, client, record, 'photos')
  })
}

/** The sender takes their case back. */
export function withdraw(desk: CaseDesk, token: CaseToken, now: Date): Promise<void> {
  return onCase(desk, token, async (client, record) => {
    if (!mayMove(record.status, 'withdrawn', 'sender')) throw new NotAllowed('The case is closed')
    await setStatus(client, record, 'withdrawn', now)
    await addEvent(client, record, { kind: 'status', data: { status: 'withdrawn' }, now })
    await tellCompany(desk, client, record, 'withdrawn')
  })
}

/** The sender opens a closed case again, within the days for that. */
export function reopen(desk: CaseDesk, by: OpenedBy, now: Date): Promise<void> {
  return onCase(desk, by, async (client, record) => {
    if (!mayReopen(record.status, record.closedAt, now)) throw new NotAllowed('The case stays closed')
    await setStatus(client, record, 'in-progress', now)
    await addEvent(client, record, { kind: 'status', data: { status: 'in-progress' }, now })
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
    await addEvent(client, record, { kind: 'link', now })
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
    await addEvent(client, record, { kind: 'link', now })
  })
}

/** Works on a case that is open to its sender, which nobody else changes meanwhile. */
function onCase<T>(
  desk: CaseDesk,
  by: OpenedBy,
  work: (client: PoolClient, record: CaseRecord) => Promise<T>,
): Promise<T> {
  return inTransaction(desk.database.pool, async (client) => {
    const [column, value] =
      typeof by === 'string' ? ['token_hash', tokenHash(by)] : (['id', by.caseId] as const)
    const { rows } = await client.query(`select ${caseColumns} from cases where ${column} = $1 for update`, [
      value,
    ])
    if (!rows[0]) throw new NotAllowed('The link opens no case')
    return work(client, caseRecord(rows[0]))
  })
}

async function setStatus(client: PoolClient, { id }: CaseRecord, status: CaseStatus, now: Date) {
  await client.query('update cases set status = $2, updated_at = $3, closed_at = $4 where id = $1', [
    id,
    status,
    now,
    isClosed(status) ? now : null,
  ])
}

async function addEvent(
  client: PoolClient,
  { id }: CaseRecord,
  event: { kind: string; text?: string; data?: object; now: Date },
) {
  await client.query(
    `insert into case_events (case_id, at, kind, by, text, data) values ($1, $2, $3, 'sender', $4, $5)`,
    [id, event.now, event.kind, event.text ?? null, event.data ?? {}],
  )
  await client.query('update cases set updated_at = $2 where id = $1', [id, event.now])
}

/** Tells the company, whoever the case was given to, and those who follow it. */
async function tellCompany(desk: CaseDesk, client: PoolClient, { id }: CaseRecord, what: SenderEvent) {
  const { rows } = await client.query<{ email: string }>(
    `select email from staff where disabled_at is null and (
       id = (select assignee_id from cases where id = $1) or
       id in (select staff_id from case_followers where case_id = $1))`,
    [id],
  )
  for (const recipient of new Set([desk.companyEmail, ...rows.map(({ email }) => email)])) {
    await queueMail(desk, client, { kind: 'event-to-company', caseId: id, recipient, data: { what } })
  }
}
