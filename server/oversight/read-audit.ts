import type { Pool } from 'pg'
import { formatDateTime } from '../../domain/format.ts'

const PAGE = 100

export interface AuditLine {
  id: string
  at: string
  who: string | null
  action: string
  subject: string | null
  detail: string
}

export interface AuditQuery {
  /** A colleague's id, an action, or part of a subject; empty for any. */
  who: string
  action: string
  subject: string
  /** Entries before this one. */
  before: string
}

/** The log, the newest first. */
export async function readAudit(
  pool: Pool,
  { who, action, subject, before }: AuditQuery,
): Promise<{ lines: AuditLine[]; older: string | null }> {
  const { rows } = await pool.query<{
    id: string
    at: Date
    name: string | null
    action: string
    subject: string | null
    detail: Record<string, unknown>
  }>(
    `select audit_log.id, at, name, action, subject, detail from audit_log left join staff on staff.id = staff_id
     where ($1 = '' or staff_id::text = $1) and ($2 = '' or action = $2)
       and ($3 = '' or subject ilike '%' || $3 || '%') and ($4 = '' or audit_log.id < $4::bigint)
     order by audit_log.id desc limit ${PAGE + 1}`,
    [who, action, subject.replace(/[%_\\]/g, '\\$&'), /^\d{1,18}$/.test(before) ? before : ''],
  )
  return {
    lines: rows.slice(0, PAGE).map(({ id, at, name, action: done, subject: on, detail }) => ({
      id,
      at: formatDateTime(at),
      who: name,
      action: done,
      subject: on,
      detail: Object.entries(detail)
        .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
        .join(', '),
    })),
    older: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
  }
}
