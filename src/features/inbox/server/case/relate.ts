import type { PoolClient } from 'pg'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute } from '../../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../../platform/database/transaction.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import type { Caseworker } from '../caseworker.ts'
import { caseRefusals } from '../refusals.words.ts'
import { lockCase, type WorkedCase } from './on-case.ts'

interface Deps {
  database: Database
}

/** Two cases, in the order that the action reads: this one, and the other. */
export interface Pair {
  reference: CaseReference
  other: CaseReference
  now: Date
}

/** Links two cases that belong together. Their senders see nothing of it. */
export function linkCases(deps: Deps, worker: Caseworker, { reference, other, now }: Pair): Promise<void> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const [one, two] = await lockBoth(client, worker, reference, other)
    const [first, second] = [one.id, two.id].sort()
    const added = await execute(
      client,
      'insert into case_links (case_id, other_id) values ($1, $2) on conflict do nothing',
      [first, second],
    )
    if (added === 0) return
    for (const [each, with_] of [
      [one, other],
      [two, reference],
    ] as const) {
      const context = { caseId: each.id, by: { staffId: worker.id }, now }
      await addCaseEvent(client, context, { kind: 'linked', data: { with: with_ } })
    }
  })
}

/** Two cases, always locked in the same order. */
export async function lockBoth(
  client: PoolClient,
  worker: Caseworker,
  reference: CaseReference,
  other: CaseReference,
): Promise<readonly [WorkedCase, WorkedCase]> {
  if (reference === other) throw new Refusal(caseRefusals.linkedToItself)
  if (reference < other) {
    const one = await lockCase(client, worker, reference)
    return [one, await lockCase(client, worker, other)]
  }
  const two = await lockCase(client, worker, other)
  return [await lockCase(client, worker, reference), two]
}
