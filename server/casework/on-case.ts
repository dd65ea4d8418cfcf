import type { PoolClient } from 'pg'
import type { CaseReference } from '../../domain/case-reference.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../cases/case-record.ts'
import { inContestedTransaction } from '../database/transaction.ts'
import { type CaseworkDesk, type Caseworker, formsReadBy } from './desk.ts'

/** Something that cannot be done with a case as it stands. Its message is what the person reads. */
export class CaseRefusal extends Error {
  override name = 'CaseRefusal'
}

/** A case, and what staff have added to it. */
export interface WorkedCase extends CaseRecord {
  assigneeId: string | null
  dueAt: Date | null
  snoozedUntil: Date | null
  address: string | null
}

export const workedColumns = `${caseColumns}, assignee_id, due_at, snoozed_until, address`

export function workedCase(row: Record<string, unknown>): WorkedCase {
  return {
    ...caseRecord(row),
    assigneeId: row.assignee_id as string | null,
    dueAt: row.due_at as Date | null,
    snoozedUntil: row.snoozed_until as Date | null,
    address: row.address as string | null,
  }
}

/**
 * Works on a case that nobody else changes meanwhile.
 * @throws CaseRefusal where there is no such case, or none that this person reads: both look the same.
 */
export function onCase<T>(
  desk: Pick<CaseworkDesk, 'database'>,
  worker: Caseworker,
  reference: CaseReference,
  work: (client: PoolClient, record: WorkedCase) => Promise<T>,
): Promise<T> {
  return inContestedTransaction(desk.database.pool, async (client) =>
    work(client, await lockCase(client, worker, reference)),
  )
}

export async function lockCase(
  client: PoolClient,
  worker: Caseworker,
  reference: CaseReference,
): Promise<WorkedCase> {
  const { rows } = await client.query(
    `select ${workedColumns} from cases where reference = $1 and form = any($2) for update`,
    [reference, formsReadBy(worker.role)],
  )
  if (!rows[0]) throw new CaseRefusal(`Saken ${reference} finnes ikke.`)
  return workedCase(rows[0])
}

/**
 * The cases merged into one ($1) that what is said in it goes to as well: not those that were closed, or taken
 * back by their senders, for themselves.
 */
export const goAlong = `merged_into = $1 and (closed_at is null or closed_at = (select closed_at from cases where id = $1))`

/** What staff do to a case; kinds that senders never see are internal. */
export type StaffEventKind =
  | 'message'
  | 'status'
  | 'note'
  | 'assigned'
  | 'due'
  | 'snoozed'
  | 'linked'
  | 'merged'
  | 'released'

const seenBySenders: readonly StaffEventKind[] = ['message', 'status']

export interface StaffEvent {
  kind: StaffEventKind
  text?: string
  data?: Record<string, unknown>
  /** Of the page that it was written on. */
  key?: string | null
  now: Date
}

/** Adds to a case's timeline. Gives the event's id. */
export async function addStaffEvent(
  client: PoolClient,
  { caseId, by }: { caseId: string; by: string | null },
  { kind, text, data = {}, key = null, now }: StaffEvent,
): Promise<string> {
  const internal = seenBySenders.includes(kind) ? {} : { internal: true }
  const { rows } = await client.query<{ id: string }>(
    `insert into case_events (case_id, at, kind, by, staff_id, text, data, key)
     values ($1, $2, $3, 'staff', $4, $5, $6, $7) returning id`,
    [caseId, now, kind, by, text ?? null, { ...data, ...internal }, key],
  )
  await client.query('update cases set updated_at = $2 where id = $1', [caseId, now])
  return rows[0]?.id as string
}

/**
 * The events that came of something the first time it was sent, wherever they stand; empty where it is new.
 * The case is locked, so that two presses at once are one after the other.
 */
export async function sentBefore(
  client: PoolClient,
  { caseId, by, key }: { caseId: string; by: string | null; key: string | null | undefined },
): Promise<string[]> {
  if (!key) return []
  const { rows } = await client.query<{ id: string }>(
    `select id from case_events
     where (case_id = $1 or case_id in (select id from cases where merged_into = $1)) and key = $2
       and staff_id is not distinct from $3 order by id`,
    [caseId, key, by],
  )
  return rows.map(({ id }) => id)
}
