import { z } from 'zod'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import type { StaffDeps } from './deps.ts'
import { deviceNameOf } from './device-name.ts'
import type { SignedIn } from './session.ts'

/** A session as its owner sees it. */
export interface OwnSession {
  id: string
  device: string
  address: string
  begun: string
  lastUsed: string
  isThis: boolean
}

const openSession = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  ip_address: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
})

/** The open sessions of a staff member, the last used first. */
export async function sessionsOf({ database }: StaffDeps, staff: SignedIn): Promise<OwnSession[]> {
  const rows = await queryRows(
    database.pool,
    openSession,
    `select id, user_agent, ip_address, created_at, updated_at from staff_sessions
     where user_id = $1 and expires_at > now() order by updated_at desc`,
    [staff.id],
  )
  return rows.map((row) => ({
    id: row.id,
    device: deviceNameOf(row.user_agent ?? ''),
    address: row.ip_address || 'ukjent adresse',
    begun: formatDateTime(row.created_at, staffLanguage),
    lastUsed: formatDateTime(row.updated_at, staffLanguage),
    isThis: row.id === staff.sessionId,
  }))
}

/** Ends one of the staff member's own sessions, or all but the current one. */
export async function endSessions(
  { database: { pool } }: StaffDeps,
  staff: SignedIn,
  which: { id: string } | 'others',
): Promise<void> {
  const [condition, value] =
    which === 'others' ? ['id <> $2', staff.sessionId] : (['id::text = $2', which.id] as const)
  const ended = await execute(pool, `delete from staff_sessions where user_id = $1 and ${condition}`, [
    staff.id,
    value,
  ])
  await addAuditEntry(pool, { staffId: staff.id, action: 'session-ended', detail: { ended } })
}
