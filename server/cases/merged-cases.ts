import type { PoolClient } from 'pg'

/**
 * Of cases that are merged, one leads: it is in the inbox, and answered for all. One that is closed does not lead
 * open ones, which nobody would see: the first of those takes over, with whoever had the case and followed it.
 * Their senders notice nothing.
 */
export async function keepLeadOpen(client: PoolClient, caseId: string, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; reference: string; heir: string }>(
    `select main.id, main.reference, heir.id as heir
     from cases given join cases main on main.id = coalesce(given.merged_into, given.id)
       join cases heir on heir.merged_into = main.id
     where given.id = $1 and main.closed_at is not null and heir.closed_at is null
     order by heir.sent_at, heir.id limit 1 for update of heir`,
    [caseId],
  )
  if (!rows[0]) return
  const { id, reference, heir } = rows[0]
  await client.query(
    'update cases set merged_into = case when id = $2 then null else $2::uuid end where id = $1 or merged_into = $1',
    [id, heir],
  )
  await client.query(
    `update cases set assignee_id = coalesce(cases.assignee_id, main.assignee_id),
       due_at = coalesce(cases.due_at, main.due_at), snoozed_until = null, updated_at = $3
     from cases main where cases.id = $2 and main.id = $1`,
    [id, heir, now],
  )
  await client.query(
    `insert into case_followers (case_id, staff_id)
     select $2, staff_id from case_followers where case_id = $1 on conflict do nothing`,
    [id, heir],
  )
  await client.query(
    `insert into case_events (case_id, at, kind, by, data) values ($1, $2, 'merged', 'system', $3)`,
    [heir, now, { leads: reference, internal: true }],
  )
}
