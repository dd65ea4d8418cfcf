import type { Pool, PoolClient } from 'pg'

/** What is written down when staff see or do something. */
export type AuditAction =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'password-set'
  | 'session-ended'
  | 'staff-invited'
  | 'staff-disabled'
  | 'staff-enabled'
  | 'staff-role-changed'
  | 'staff-second-factor-reset'
  | 'case-opened'
  | 'case-registered'
  | 'case-merged'
  | 'case-released'
  | 'sensitive-shown'
  | 'property-saved'
  | 'property-archived'
  | 'portfolio-imported'
  | 'portfolio-exported'
  | 'listing-changed'
  | 'job-started'
  | 'text-changed'
  | 'account-proposed'
  | 'account-approved'
  | 'account-refused'
  | 'account-withdrawn'
  | 'account-stopped'
  | 'account-expired'
  | 'account-published'
  | 'confirmation-failed'
  | 'mail-sent-again'
  | 'mail-let-in'
  | 'mail-discarded'
  | 'person-exported'
  | 'person-erased'
  | 'backup-made'
  | 'backup-restored'

export interface AuditEntry {
  /** Who; null for the system and for whoever is not signed in. */
  staffId: string | null
  action: AuditAction
  /** What it was done to, such as «case AVV-7KQ3-XM4D». Never a person's name: nothing here is ever erased. */
  subject?: string
  detail?: Record<string, unknown>
}

/** Adds an entry to the log. Within a transaction it stands or falls with the rest. */
export async function audit(db: Pool | PoolClient, entry: AuditEntry): Promise<void> {
  await db.query('insert into audit_log (staff_id, action, subject, detail) values ($1, $2, $3, $4)', [
    entry.staffId,
    entry.action,
    entry.subject ?? null,
    entry.detail ?? {},
  ])
}

export interface AuditCheck {
  entries: number
  /** Of the newest entry; whoever keeps it elsewhere can tell later whether the end was cut off. */
  head: string
  /** The first entry that does not hold, or null. */
  broken: number | null
}

/** Works the whole chain out again: each entry's own hash, and its tie to the one before it. */
export async function verifyAudit(pool: Pool): Promise<AuditCheck> {
  const { rows } = await pool.query<{ entries: number; head: string | null; broken: string | null }>(
    `with chained as (
       select id, hash, previous, audit_hash(audit_log) as right_hash,
         lag(hash, 1, sha256('husvaer')) over (order by id) as right_previous, row_number() over (order by id) as place
       from audit_log)
     select count(*)::int as entries,
       (select encode(hash, 'hex') from audit_log order by id desc limit 1) as head,
       min(id) filter (where hash <> right_hash or previous <> right_previous or id <> place) as broken
     from chained`,
  )
  const row = rows[0]
  return {
    entries: row?.entries ?? 0,
    head: row?.head ?? '',
    broken: row?.broken ? Number(row.broken) : null,
  }
}
