import { z } from 'zod'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { type Deputy, findActing } from '../../sign-in/server/acting.ts'
import { type CaseRecord, readersOf } from './case-record.ts'

interface PersonToTell extends Deputy {
  /** Why they are told: the case is theirs, or that of the colleague they act for; or one of the two follows it. */
  because: 'assignee' | 'follower'
}

const involved = z.object({ id: z.string(), isAssignee: z.boolean() })

/**
 * The staff members who are told what happens in a case at a time, each once: its assignee and its followers, and those
 * of the case that it is merged into, or who acts for them while they are away.
 */
export async function findPeopleToTell(
  db: Queryable,
  record: Pick<CaseRecord, 'id' | 'mergedInto' | 'form' | 'openedTo'>,
  at: Date,
): Promise<PersonToTell[]> {
  const caseIds = record.mergedInto ? [record.id, record.mergedInto] : [record.id]
  const staff = await queryRows(
    db,
    involved,
    `select assignee_id as id, true as "isAssignee" from cases where id = any($1) and assignee_id is not null
     union all select staff_id, false from case_followers where case_id = any($1)`,
    [caseIds],
  )
  const roles = readersOf(record)
  const acting = await findActing(
    db,
    staff.map(({ id }) => id),
    { at, roles },
  )
  const told = new Map<string, PersonToTell>()
  for (const { id, isAssignee } of staff) {
    const person = acting.get(id)
    if (person && !told.has(person.id))
      told.set(person.id, { ...person, because: isAssignee ? 'assignee' : 'follower' })
  }
  return [...told.values()]
}
