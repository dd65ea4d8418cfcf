import { type Queryable, rowExists } from '../database/query.ts'
import type { AuditEntry } from './audit-entry.ts'

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
