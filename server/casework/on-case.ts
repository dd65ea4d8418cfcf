import type { PoolClient } from 'pg'
import type { CaseReference } from '../../domain/case-reference.ts'
import { Refusal } from '../../domain/refusal.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../cases/case-record.ts'
import { readEventsOfKey } from '../cases/events/read-case-events.ts'
import type { Database } from '../database/database.ts'
import { inContestedTransaction } from '../database/transaction.ts'
import { type Caseworker, formsReadBy } from './caseworker.ts'

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
 * Works on a case, locked until the transaction ends.
 * @throws Refusal where there is no such case, or none that this staff member reads: both look the same.
 */
export function onCase<T>(
  deps: { database: Database },
  worker: Caseworker,
  reference: CaseReference,
  work: (client: PoolClient, record: WorkedCase) => Promise<T>,
): Promise<T> {
  return inContestedTransaction(deps.database.pool, async (client) =>
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
  if (!rows[0]) throw new Refusal(`Saken ${reference} finnes ikke.`)
  return workedCase(rows[0])
}

/**
 * The ids of the events that a page added when it was sent before, in the case and those merged into it; empty where it
 * is new. The case is locked, so that two requests at once are handled one after the other.
 */
export async function eventsSentBefore(
  client: PoolClient,
  { caseId, staffId, key }: { caseId: string; staffId: string | null; key: string | null | undefined },
): Promise<string[]> {
  if (!key) return []
  return (await readEventsOfKey(client, { caseId, staffId, key })).map(({ id }) => id)
}
