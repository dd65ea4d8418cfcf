import type { PoolClient } from 'pg'
import { execute } from '../../../../platform/database/query.ts'
import { findRoute } from '../../../routing/server/find-route.ts'
import { type CaseRecord, readersOf } from '../case-record.ts'
import { addCaseEvent } from '../events/add-case-event.ts'

/** Gives a case without an assignee to whom the rules of routing name, in the transaction of what makes it new. */
export async function routeCase(
  client: PoolClient,
  record: Pick<CaseRecord, 'id' | 'form' | 'openedTo'>,
  now: Date,
): Promise<void> {
  const route = await findRoute(client, record.id, { readers: readersOf(record), at: now })
  if (!route) return
  const { id: to, name, actsFor } = route
  await execute(client, 'update cases set assignee_id = $2 where id = $1', [record.id, to])
  await addCaseEvent(
    client,
    { caseId: record.id, by: 'system', now },
    { kind: 'assigned', data: { to, name, before: null, routed: { actsFor: actsFor?.name ?? null } } },
  )
}
