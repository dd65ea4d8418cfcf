import type { PoolClient } from 'pg'
import { z } from 'zod'
import { caseReferenceColumn } from '../../../../platform/database/columns.ts'
import { execute, type Queryable, queryRows } from '../../../../platform/database/query.ts'
import { isVisibleTo } from '../reading.ts'
import { type StoredCaseEvent, selectCaseEvents } from './stored-case-event.ts'

interface Undoable {
  ids: readonly string[]
  staffId: string | null
  /** The maximum age of the events. */
  withinMinutes: number
  /** The `accessKeys` of their role. */
  readable: readonly string[]
}

/**
 * Locks the cases of some events, and gives those events, the newest first, that a staff member may undo: their own, of
 * the last minutes, with nothing but notes after them.
 */
export async function lockUndoableEvents(
  client: PoolClient,
  { ids, staffId, withinMinutes, readable }: Undoable,
): Promise<StoredCaseEvent[]> {
  await execute(
    client,
    `select 1 from cases where id in (select case_id from case_events where id = any($1::bigint[]))
     order by merged_into is not null, reference for update`,
    [ids],
  )
  return selectCaseEvents(
    client,
    `e.id = any($1::bigint[]) and e.staff_id = $2 and e.at > now() - make_interval(mins => $3)
       and ${isVisibleTo('$4')}
       and not exists (select 1 from case_events later where later.case_id = e.case_id and later.id > e.id
         and not (later.id = any($1::bigint[])) and (later.kind <> 'note' or later.data ? 'location'))
     order by e.id desc`,
    [ids, staffId, withinMinutes, readable],
  )
}

const caseOfEvent = z.object({ id: z.string(), reference: caseReferenceColumn })

/** Events with the case that each belongs to; for one of a merged case, that is the case that it is merged into. */
export function readCasesOfEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<z.output<typeof caseOfEvent>[]> {
  return queryRows(
    db,
    caseOfEvent,
    `select e.id, coalesce(main.reference, cases.reference) as reference
     from case_events e join cases on cases.id = e.case_id left join cases main on main.id = cases.merged_into
     where e.id = any($1::bigint[]) order by e.id`,
    [ids],
  )
}

/** Removes events that were undone from the timeline. */
export async function deleteCaseEvents(client: PoolClient, ids: readonly string[]): Promise<void> {
  await execute(client, 'delete from case_events where id = any($1::bigint[])', [ids])
}
