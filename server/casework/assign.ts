import type { CaseReference } from '../../domain/case-reference.ts'
import { audit } from '../audit/audit.ts'
import type { CaseworkDesk, Caseworker } from './desk.ts'
import { addStaffEvent, CaseRefusal, onCase } from './on-case.ts'

type Desk = Pick<CaseworkDesk, 'database'>

/** Gives a case to somebody, or to nobody. Gives the id of the event, or null where nothing changes. */
export function assignCase(
  desk: Desk,
  worker: Caseworker,
  reference: CaseReference,
  { to, now }: { to: string | null; now: Date },
): Promise<string | null> {
  return onCase(desk, worker, reference, async (client, record) => {
    if (record.assigneeId === to) return null
    const { rows } = await client.query<{ name: string }>(
      `select name from staff where id::text = $1 and disabled_at is null and role = any($2)`,
      [to, record.form.readers],
    )
    if (to && !rows[0])
      throw new CaseRefusal('Kollegaen finnes ikke, leser ikke slike saker, eller kontoen er stengt.')
    await client.query('update cases set assignee_id = $2 where id = $1', [record.id, to])
    return addStaffEvent(
      client,
      { caseId: record.id, by: worker.id },
      { kind: 'assigned', data: { to, name: rows[0]?.name ?? null, before: record.assigneeId }, now },
    )
  })
}

/** Follows a case, or stops to: followers get the mails about what its sender does. */
export function followCase(
  desk: Desk,
  worker: Caseworker,
  reference: CaseReference,
  follows: boolean,
): Promise<void> {
  return onCase(desk, worker, reference, async (client, { id }) => {
    await client.query(
      follows
        ? 'insert into case_followers (case_id, staff_id) values ($1, $2) on conflict do nothing'
        : 'delete from case_followers where case_id = $1 and staff_id = $2',
      [id, worker.id],
    )
  })
}

/** Lets a case that was held back in among the others. */
export function releaseCase(
  desk: Desk,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<void> {
  return onCase(desk, worker, reference, async (client, record) => {
    if (!record.quarantine) return
    await client.query('update cases set quarantine = null where id = $1', [record.id])
    await addStaffEvent(client, { caseId: record.id, by: worker.id }, { kind: 'released', now })
    await audit(client, { staffId: worker.id, action: 'case-released', subject: `case ${reference}` })
  })
}
