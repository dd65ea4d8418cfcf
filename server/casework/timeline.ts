import type { Pool } from 'pg'
import { staffCaseTexts } from '../../content/staff/case.ts'
import { inboxTexts } from '../../content/staff/inbox.ts'
import { mailKindNames } from '../../content/staff/mail-queue.ts'
import { formatIsoDate, osloDate } from '../../domain/calendar.ts'
import type { CaseStatus } from '../../domain/case-status.ts'
import { formatDateTime } from '../../domain/format.ts'
import type { Caseworker } from './desk.ts'
import type { WorkedCase } from './on-case.ts'
import type { TimelineEntry } from './staff-views.ts'

const texts = staffCaseTexts.events

interface EventRow {
  id: string
  at: Date
  kind: string
  by: TimelineEntry['by']
  text: string | null
  data: {
    status?: CaseStatus
    count?: number
    internal?: boolean
    name?: string | null
    due?: string | null
    until?: string | null
    with?: string
    into?: string
    from?: string
    leads?: string
    closed?: string
    unread?: string
    mail?: 'case-to-sender' | 'message-to-sender'
  }
  name: string | null
  staff_id: string | null
  reference: string
}

/**
 * What has happened to a case, the oldest first. What senders of cases merged into it have written stands
 * among the rest; answers that went to all of them stand once.
 */
export async function readTimeline(
  pool: Pool,
  worker: Caseworker,
  { id, reference }: WorkedCase,
): Promise<TimelineEntry[]> {
  const { rows } = await pool.query<EventRow>(
    `select e.id, e.at, e.kind, e.by, e.text, e.data, e.staff_id, staff.name, cases.reference
     from case_events e join cases on cases.id = e.case_id left join staff on staff.id = e.staff_id
     where e.case_id = $1
       or (e.case_id in (select id from cases where merged_into = $1) and (e.by = 'sender' or e.kind = 'undelivered'))
     order by e.at, e.id`,
    [id],
  )
  return rows.map((row) => ({
    id: row.id,
    at: formatDateTime(row.at),
    isoAt: row.at.toISOString(),
    title: titleOf(row),
    text: row.text,
    by: row.by,
    isInternal: row.data.internal === true,
    isNote: row.kind === 'note',
    isOwn: row.staff_id !== null && row.staff_id === worker.id,
    from: row.reference === reference ? null : row.reference,
  }))
}

const day = (iso: string | null | undefined) => (iso ? formatIsoDate(osloDate(new Date(iso))) : null)

function titleOf({ kind, by, data, name }: EventRow): string {
  switch (kind) {
    case 'message':
      return by === 'sender' ? texts.messageFromSender : texts.messageFromStaff(name ?? '')
    case 'status':
      if (by === 'sender') return data.status === 'withdrawn' ? texts.withdrawn : texts.reopened
      return staffCaseTexts.statusMoved(inboxTexts.statuses[data.status ?? 'new'])
    case 'photos':
      return texts.photos(data.count ?? 1)
    case 'note':
      return [texts.note(name ?? ''), data.count ? texts.withPhotos(data.count) : '']
        .filter(Boolean)
        .join(', ')
    case 'assigned':
      if (data.closed) return texts.accountClosed(data.closed)
      if (data.unread) return texts.cannotRead(data.unread)
      return texts.assigned(data.name ?? null)
    case 'due':
      return texts.due(day(data.due))
    case 'snoozed':
      return texts.snoozed(day(data.until))
    case 'linked':
      return texts.linked(data.with ?? '')
    case 'merged':
      if (data.leads) return texts.leads(data.leads)
      return data.into ? texts.mergedInto(data.into) : texts.mergedFrom(data.from ?? '')
    case 'released':
      return texts.released
    case 'undelivered':
      return texts.undelivered(mailKindNames[data.mail ?? 'message-to-sender'])
    case 'link':
      return texts.link
    case 'erased':
      return texts.erased
    default:
      return by === 'staff' && name ? texts.registered(name) : texts.sent
  }
}
