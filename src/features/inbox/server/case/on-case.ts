import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { columnsOf } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { findRow } from '../../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../../platform/database/transaction.ts'
import { caseColumns, caseRecord } from '../../../cases/server/case-record.ts'
import { readEventsOfKey } from '../../../cases/server/events/read-case-events.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import type { Caseworker } from '../caseworker.ts'
import { caseRefusals } from '../refusals.words.ts'

const staffColumns = z.object({
  assigneeId: z.string().nullable(),
  dueAt: z.date().nullable(),
  snoozedUntil: z.date().nullable(),
  address: z.string().nullable(),
})

/** A case, and what staff have added to it. */
export const workedCase = caseRecord.extend(staffColumns.shape)

export type WorkedCase = z.output<typeof workedCase>

/** The columns of `workedCase`. */
export const workedColumns = `${caseColumns}, ${columnsOf(staffColumns)}`

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
  const record = await findRow(
    client,
    workedCase,
    `select ${workedColumns} from cases where reference = $1 and ${isVisibleTo('$2')} for update`,
    [reference, accessKeys(worker.role)],
  )
  if (!record) throw new Refusal(caseRefusals.noCase(reference))
  return record
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
