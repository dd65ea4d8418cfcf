import type { AuditEntry } from '../../domain/audit-entry.ts'
import { type Queryable, rowExists } from '../database/query.ts'

/** Whether the audit log has an entry of the same staff member about the same field of a subject, in the last seconds. */
export function wasLogged(
  db: Queryable,
  { staffId, action, subject }: Pick<AuditEntry, 'staffId' | 'action' | 'subject'>,
  { field, withinSeconds }: { field: string; withinSeconds: number },
): Promise<boolean> {
  return rowExists(
    db,
    `select 1 from audit_log where staff_id = $1 and action = $2 and subject_kind = $3 and subject_id = $4
       and detail->>'field' = $5 and at > now() - make_interval(secs => $6)`,
    [staffId, action, subject?.kind ?? null, subject?.id ?? null, field, withinSeconds],
  )
}
