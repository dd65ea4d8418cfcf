import { formatIsoDate, osloDate } from '../../domain/calendar.ts'
import type { CaseReference } from '../../domain/case-reference.ts'
import { allCaseStatuses, isClosed, mayMove } from '../../domain/case-status.ts'
import { formatPhone } from '../../domain/contact-details.ts'
import { maskedNumber } from '../../domain/fodselsnummer.ts'
import { formatDate, formatDateTime } from '../../domain/format.ts'
import { may } from '../../domain/permissions.ts'
import { fillTemplate, forSeveral } from '../../domain/reply-template.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { deadlineWords, isSoon } from '../../domain/working-hours.ts'
import { showAnswer } from '../../forms/field-rules.ts'
import { fieldsOf, urgencyField } from '../../forms/form.ts'
import { mailProblem } from '../../forms/staff/mail.words.ts'
import { replyTemplates } from '../../landlord/reply-templates.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { readStaffEvents } from '../cases/events/read-case-events.ts'
import { caseAndMerged, mergedFollowers } from '../cases/merged-cases.ts'
import { readOfficeHours } from '../content/office-hours.ts'
import { senderMailKinds } from '../mail/undelivered.ts'
import { type PhotoRow, photoColumns, showPhoto } from '../photos/shown-photo.ts'
import { type CaseworkDeps, type Caseworker, formsReadBy } from './caseworker.ts'
import { placeholderValues } from './fill-reply.ts'
import { shortLabel } from './inbox-line.ts'
import { type WorkedCase, workedCase, workedColumns } from './on-case.ts'
import { readRelated } from './related.ts'
import type { StaffAnswerLine, StaffCase } from './staff-views.ts'
import { timelineOf } from './timeline.ts'

interface ExtraColumns {
  sender_phone: string | null
  property_id: string | null
  property_title: string | null
  assignee_name: string | null
  merged_reference: string | null
  deadline: Date | null
  has_merged: boolean
}

/**
 * A case as a staff member sees it; null where there is none that they read. The audit log records that they have
 * opened it where the form has sensitive fields.
 */
export async function readStaffCase(
  deps: Pick<CaseworkDeps, 'database' | 'secret' | 'contact'>,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<StaffCase | null> {
  const { pool } = deps.database
  const { rows } = await pool.query(
    `select ${workedColumns}, sender_phone, property_id, deadline,
       (select title from properties where id = cases.property_id) as property_title,
       (select name from staff where id = cases.assignee_id) as assignee_name,
       (select reference from cases main where main.id = cases.merged_into) as merged_reference,
       exists (select 1 from cases merged where merged.merged_into = cases.id) as has_merged
     from cases where reference = $1 and form = any($2)`,
    [reference, formsReadBy(worker.role)],
  )
  if (!rows[0]) return null
  const record = workedCase(rows[0])
  const extra = rows[0] as ExtraColumns
  if (fieldsOf(record.form).some(([, field]) => field.sensitive))
    await addAuditEntry(pool, {
      staffId: worker.id,
      action: 'case-opened',
      subject: { kind: 'case', id: reference },
    })
  const [events, photos, kept, followers, colleagues, related, merged, lastMail, hours] = await Promise.all([
    readStaffEvents(pool, record.id),
    pool.query<PhotoRow>(
      `select ${photoColumns} from photos where case_id in (${caseAndMerged})
       order by created_at, id`,
      [record.id],
    ),
    pool.query<{ field: string }>('select field from case_secrets where case_id = $1', [record.id]),
    pool.query<{ id: string; name: string }>(
      'select id, name from case_followers join staff on staff.id = staff_id where case_id = $1 order by name',
      [record.id],
    ),
    pool.query<{ value: string; label: string }>(
      `select id as value, name as label from staff where disabled_at is null and role = any($1)
       order by name collate "nb-x-icu"`,
      [record.form.readers],
    ),
    readRelated(pool, worker, { id: record.id, email: record.senderEmail, property: extra.property_id }),
    pool.query<{ others: number }>(
      `select count(distinct sender_email)::int as others from cases where ${mergedFollowers} and token_hash is not null
         and quarantine is distinct from 'honeypot' and sender_email is distinct from $2`,
      [record.id, record.senderEmail],
    ),
    pool.query<{ state: string; last_error: string | null }>(
      `select state, last_error from mails where case_id = $1 and kind = any($2)
       order by created_at desc, id limit 1`,
      [record.id, senderMailKinds],
    ),
    readOfficeHours(pool),
  ])
  const { status, closedAt } = record
  const values = await placeholderValues(deps, worker, record)
  const urgency = urgencyField(record.form)
  const isOpen = !isClosed(status)
  return {
    id: record.id,
    reference: record.reference,
    formName: record.form.name,
    status,
    isClosed: !isOpen,
    moves: allCaseStatuses.filter((to) => mayMove(status, to, 'staff')),
    urgency:
      urgency && record.urgency
        ? { value: record.urgency, label: shortLabel(showAnswer(urgency, record.urgency)) }
        : null,
    deadline:
      extra.deadline && isOpen && !closedAt
        ? {
            text: deadlineWords(extra.deadline, now, hours),
            at: formatDateTime(extra.deadline),
            isOver: extra.deadline < now,
            isSoon: isSoon(extra.deadline, now, hours),
          }
        : null,
    promise: record.promisedAt && {
      at: formatDate(record.promisedAt),
      isKept: record.firstAnsweredAt !== null,
    },
    sentAt: formatDateTime(record.sentAt),
    quarantine: record.quarantine,
    mergedInto: extra.merged_reference,
    answers: answerLines(
      record,
      new Set(kept.rows.map(({ field }) => field)),
      events.some(({ kind, caseId }) => kind === 'erased' && caseId === record.id),
    ),
    sender: {
      name: record.senderName,
      email: record.senderEmail,
      phone: extra.sender_phone && formatPhone(extra.sender_phone),
      phoneDigits: extra.sender_phone?.replace(/[^\d+]/g, '') ?? null,
    },
    address: record.address,
    property: extra.property_id
      ? { id: extra.property_id, title: extra.property_title ?? extra.property_id }
      : null,
    photos: photos.rows.map((row, index) => showPhoto(deps.secret, row, index, now)),
    photosMissing: record.photosMissing,
    timeline: timelineOf(events, worker, record),
    key: newSubmissionKey(now.getTime()),
    lastEvent: String(Math.max(0, ...events.map(({ id }) => Number(id)))),
    assignee: record.assigneeId ? { id: record.assigneeId, name: extra.assignee_name ?? '' } : null,
    isMine: record.assigneeId !== null && record.assigneeId === worker.id,
    follows: followers.rows.some(({ id }) => id === worker.id),
    followers: followers.rows.map(({ name }) => name),
    dueOn: record.dueAt && osloDate(record.dueAt),
    snoozedUntil:
      record.snoozedUntil && record.snoozedUntil > now ? formatIsoDate(osloDate(record.snoozedUntil)) : null,
    ...related,
    colleagues: colleagues.rows,
    templates: replyTemplates.map(({ name, text }) => ({
      name,
      text: fillTemplate(extra.has_merged ? forSeveral(text) : text, values),
    })),
    placeholders: values,
    canReveal: may(worker.role, 'reveal-sensitive'),
    canMerge: may(worker.role, 'merge-cases'),
    canRelease: may(worker.role, 'release-quarantine'),
    reaches: record.isOpenToSender && record.quarantine !== 'honeypot' ? record.senderEmail : null,
    undelivered: lastMail.rows[0]?.state === 'failed' ? mailProblem(lastMail.rows[0].last_error ?? '') : null,
    reachesOthers: merged.rows[0]?.others ?? 0,
  }
}

function answerLines(
  { form, answers }: WorkedCase,
  kept: ReadonlySet<string>,
  wasErased: boolean,
): StaffAnswerLine[] {
  return fieldsOf(form).flatMap(([name, field]): StaffAnswerLine[] => {
    const { label } = field
    if (field.sensitive) {
      if (kept.has(name)) return [{ name, label, value: maskedNumber, state: 'masked' }]
      return wasErased ? [{ name, label, value: '', state: 'erased' }] : []
    }
    const answer = answers[name]
    return answer === undefined ? [] : [{ name, label, value: showAnswer(field, answer), state: 'open' }]
  })
}
