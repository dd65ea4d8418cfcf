import { execute, type Queryable } from '../database/query.ts'
import type { AuditEntry } from './audit-entry.ts'

/** Adds an entry to the audit log. Within a transaction it is stored only if the rest is. */
export async function addAuditEntry(db: Queryable, entry: AuditEntry): Promise<void> {
  await execute(
    db,
    'insert into audit_log (staff_id, action, subject_kind, subject_id, detail) values ($1, $2, $3, $4, $5)',
    [entry.staffId, entry.action, entry.subject?.kind ?? null, entry.subject?.id ?? null, entry.detail ?? {}],
  )
}
