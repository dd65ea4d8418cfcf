import type { Pool } from 'pg'
import { type DocumentId, editable } from '../../content/editable.ts'
import { auditDetails, auditSubjects, goneName } from '../../content/staff/audit.ts'
import { mailKindNames } from '../../content/staff/mail-queue.ts'
import { jobTexts } from '../../content/staff/oversight.ts'
import { formatDateTime } from '../../domain/format.ts'
import { allForms } from '../../forms/catalogue.ts'
import { fieldOf } from '../../forms/form.ts'

const PAGE = 100

export interface AuditLine {
  id: string
  at: string
  who: string | null
  action: string
  /** What it was done to, and the particulars, in words. */
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

interface AuditRow {
  id: string
  at: Date
  name: string | null
  action: string
  subject: string | null
  /** What the subject is called now, where the database knows. */
  called: string | null
  detail: Record<string, unknown>
}

/** The log, the newest first. */
export async function readAudit(
  pool: Pool,
  { who, action, subject, before }: AuditQuery,
): Promise<{ lines: AuditLine[]; older: string | null }> {
  const { rows } = await pool.query<AuditRow>(
    `select audit_log.id, audit_log.at, staff.name, action, subject, detail,
       case split_part(subject, ' ', 1)
         when 'staff' then (select s.name from staff s where s.id::text = split_part(subject, ' ', 2))
         when 'property' then coalesce(
           (select title from properties p where p.id::text = split_part(subject, ' ', 2)),
           -- Taken off the site, or never on it: its newest version knows what it is called.
           (select v.content ->> 'title' from property_versions v
            where v.property_id::text = split_part(subject, ' ', 2) order by v.id desc limit 1))
         when 'listing' then (select title from finn_properties f where f.id = split_part(subject, ' ', 2))
         when 'mail' then (select kind from mails where mails.id::text = split_part(subject, ' ', 2))
       end as called
     from audit_log left join staff on staff.id = staff_id
     where ($1 = '' or staff_id::text = $1) and ($2 = '' or action = $2)
       and ($3 = '' or subject ilike '%' || $3 || '%') and ($4 = '' or audit_log.id < $4::bigint)
     order by audit_log.id desc limit ${PAGE + 1}`,
    [who, action, subject.replace(/[%_\\]/g, '\\$&'), /^\d{1,18}$/.test(before) ? before : ''],
  )
  return {
    lines: rows.slice(0, PAGE).map((row) => ({
      id: row.id,
      at: formatDateTime(row.at),
      who: row.name,
      action: row.action,
      subject: subjectOf(row),
      detail: detailOf(row.detail),
    })),
    older: rows.length > PAGE ? (rows[PAGE - 1]?.id ?? null) : null,
  }
}

/** What the names in the log are called by those who read it; what is not here is called by its own name. */
const namers: Record<string, (name: string, called: string | null) => string> = {
  staff: (_, called) => called ?? goneName,
  property: (_, called) => called ?? goneName,
  listing: (_, called) => called ?? goneName,
  mail: (_, called) => mailKindNames[called as keyof typeof mailKindNames] ?? goneName,
  text: (name) => editable[name as DocumentId]?.title ?? name,
  job: (name) => jobTexts.names[name] ?? name,
}

function subjectOf({ subject, called }: AuditRow): string | null {
  if (!subject) return null
  const [, kind = '', name = ''] = /^(\S+) (.*)$/s.exec(subject) ?? []
  return auditSubjects[kind]?.(namers[kind]?.(name, called) ?? name) ?? subject
}

function detailOf(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .map(([key, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
      if (key === 'field') return labelOf(text)
      if (key === 'fields' && Array.isArray(value)) return value.map(labelOf).join(', ')
      return auditDetails[key]?.(text) ?? `${key}: ${text}`
    })
    .join(', ')
}

const labelOf = (field: string): string =>
  allForms.flatMap((form) => fieldOf(form, field)?.label ?? [])[0] ?? field
