import type { Pool } from 'pg'
import { z } from 'zod'
import { documentNames } from '../../../domain/documents/documents.words.ts'
import { keysOf, ownValue } from '../../../domain/records.ts'
import { staffLanguage, wordsOf } from '../../../domain/text/language.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { formerActions } from '../../../platform/audit/audit-entry.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { mailKindNames } from '../../outgoing-mail/mail.words.ts'
import { jobTexts } from '../overview.words.ts'
import { auditWords } from './audit.words.ts'

const PAGE = 100

export interface AuditLine {
  id: string
  at: string
  who: string | null
  /** The action, in words. */
  action: string
  /** The subject and the details, in words. */
  subject: string | null
  detail: string
}

export interface AuditQuery {
  /** A colleague's id, an action, or part of a subject's id; empty for any. */
  who: string
  action: string
  subject: string
  /** Entries before this one. */
  before: string
}

export interface AuditPage {
  lines: AuditLine[]
  /** The id of the last shown entry, if there are older ones. */
  older: string | null
  /** The filters of the audit log. */
  actions: { value: string; label: string }[]
}

/** The stored entries; an earlier version may have recorded actions that this one does not know. */
const auditRow = z.object({
  id: z.string(),
  at: z.date(),
  name: z.string().nullable(),
  action: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** The subject's current name, if the database has it. */
  called: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
})

type AuditRow = z.output<typeof auditRow>

/** The entries of the log, the newest first. */
export async function readAudit(
  pool: Pool,
  { who, action, subject, before }: AuditQuery,
): Promise<AuditPage> {
  const entries = await queryRows(
    pool,
    auditRow,
    `select audit_log.id, audit_log.at, staff.name, action, subject_kind as "subjectKind", subject_id as "subjectId",
       detail,
       case subject_kind
         when 'staff' then (select s.name from staff s where s.id = named.id)
         when 'property' then coalesce(
           (select title from properties p where p.id = named.id),
           -- Taken off the site, or never on it: its newest version knows what it is called.
           (select v.content ->> 'title' from property_versions v
            where v.property_id = named.id order by v.id desc limit 1))
         when 'building' then (select address || ', ' || town from buildings b where b.id = named.id)
         when 'listing' then (select title from finn_properties f where f.id = subject_id)
         when 'mail' then (select kind from mails where mails.id = named.id)
       end as called
     from audit_log left join staff on staff.id = staff_id
       -- By the keys of the tables: compared as texts, each entry read through all homes.
       cross join lateral (select case when subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
         then subject_id::uuid end as id) as named
     where ($1 = '' or staff_id::text = $1) and ($2::text[] is null or action = any($2))
       and ($3 = '' or subject_id ilike '%' || $3 || '%') and ($4 = '' or audit_log.id < $4::bigint)
     order by audit_log.id desc limit ${PAGE + 1}`,
    [
      who,
      action === '' ? null : namesOf(action),
      subject.replace(/[%_\\]/g, '\\$&'),
      /^\d{1,18}$/.test(before) ? before : '',
    ],
  )
  return {
    lines: entries.slice(0, PAGE).map((row) => ({
      id: row.id,
      at: formatDateTime(row.at, staffLanguage),
      who: row.name,
      action: ownValue(auditWords.actions, ownValue(formerActions, row.action) ?? row.action) ?? row.action,
      subject: subjectOf(row),
      detail: detailOf(row.detail),
    })),
    older: entries.length > PAGE ? (entries[PAGE - 1]?.id ?? null) : null,
    actions: Object.entries(auditWords.actions).map(([value, label]) => ({ value, label })),
  }
}

/** An action by its current name or an earlier one. */
const namesOf = (action: string): string[] => [
  action,
  ...keysOf(formerActions).filter((former) => formerActions[former] === action),
]

function subjectOf({ subjectKind, subjectId, called }: AuditRow): string | null {
  if (subjectKind === null || subjectId === null) return null
  const subject = ownValue(auditWords.subjects, subjectKind)
  return subject ? subject(nameOf(subjectKind, subjectId, called)) : `${subjectKind} ${subjectId}`
}

function nameOf(kind: string, id: string, called: string | null): string {
  switch (kind) {
    case 'staff':
    case 'property':
    case 'building':
    case 'listing':
      return called ?? auditWords.deleted
    case 'mail':
      return ownValue<string>(mailKindNames, called ?? '') ?? auditWords.deleted
    case 'text':
      return ownValue<{ title: string }>(wordsOf(documentNames, staffLanguage), id)?.title ?? id
    case 'job':
      return jobTexts.nameOf(id)
    default:
      return id
  }
}

function detailOf(detail: AuditRow['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => {
      const text = Array.isArray(value) || typeof value !== 'object' ? String(value) : JSON.stringify(value)
      return ownValue(auditWords.details, name)?.(text) ?? `${name}: ${text}`
    })
    .join(', ')
}
