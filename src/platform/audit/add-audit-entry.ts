import { execute, type Queryable, rowExists } from '../database/query.ts'
import type { AuditEntry } from './audit-entry.ts'

/** Adds an entry to the audit log. Within a transaction it is stored only if the rest is. */
export async function addAuditEntry(db: Queryable, entry: AuditEntry): Promise<void> {
  await execute(
    db,
    'insert into audit_log (staff_id, action, subject_kind, subject_id, detail) values ($1, $2, $3, $4, $5)',
    [entry.staffId, entry.action, entry.subject?.kind ?? null, entry.subject?.id ?? null, entry.detail ?? {}],
  )
}

/** Adds several entries by one statement. */
export async function addAuditEntries(db: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  await execute(
    db,
    `insert into audit_log (staff_id, action, subject_kind, subject_id, detail)
     select "staffId", action, subject ->> 'kind', subject ->> 'id', coalesce(detail, '{}')
     from jsonb_to_recordset($1) as entry ("staffId" uuid, action text, subject jsonb, detail jsonb)`,
    [JSON.stringify(entries)],
  )
}

/** Whether the audit log has an entry of the same staff member about a subject with the same detail, in the last seconds. */
export function wasLogged(
  db: Queryable,
  { staffId, action, subject, detail }: AuditEntry,
  withinSeconds: number,
): Promise<boolean> {
  return rowExists(
    db,
    `select 1 from audit_log where staff_id = $1 and action = $2 and subject_kind = $3 and subject_id = $4
       and detail = $5::jsonb and at > now() - make_interval(secs => $6)`,
    [staffId, action, subject?.kind ?? null, subject?.id ?? null, JSON.stringify(detail), withinSeconds],
  )
}
