import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { allCaseStatuses, isClosed, mayMove } from '../../../../domain/cases/case-status.ts'
import { showDeadline } from '../../../../domain/cases/deadline.ts'
import { fillTemplate, forSeveral, isTemplateOffered } from '../../../../domain/cases/reply-template.ts'
import { formatPhone } from '../../../../domain/contact/contact-details.ts'
import { may } from '../../../../domain/people/permissions.ts'
import { newSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import { defaultLanguage, staffLanguage } from '../../../../domain/text/language.ts'
import { formatIsoDate, osloDate } from '../../../../domain/time/calendar.ts'
import { formatDate, formatDateTime } from '../../../../domain/time/format-moment.ts'
import { fieldsOf } from '../../../../forms/engine/form.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { execute, findRow, queryRows } from '../../../../platform/database/query.ts'
import { senderMailKinds } from '../../../../platform/mail/queue-mail.ts'
import { readNoticesOfCase } from '../../../building-notices/server/read-notices.ts'
import { showNotice } from '../../../building-notices/show-notice.ts'
import { readersOf } from '../../../cases/server/case-record.ts'
import { readStaffEvents } from '../../../cases/server/events/read-case-events.ts'
import { caseAndMerged } from '../../../cases/server/merged-cases.ts'
import { numbersGoSoon } from '../../../cases/server/numbers-retention.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { readCaseMails } from '../../../cases/server/sender/case-mails.ts'
import { shownAnswers } from '../../../cases/server/sender/shown-answers.ts'
import { photoColumns, photoRow, showPhoto } from '../../../cases/server/sender/shown-photo.ts'
import { readStaffOrders } from '../../../contractors/server/staff-orders.ts'
import { readOfficeHours } from '../../../info-pages/server/office-hours.ts'
import { mailProblem } from '../../../outgoing-mail/server/mail-problem.ts'
import { replySnoozes, snoozePresets } from '../../snooze-presets.ts'
import { answerLines } from '../answer/answer-lines.ts'
import { contactOptions } from '../answer/contact-options.ts'
import { placeholderValues } from '../answer/fill-reply.ts'
import { readStaffAppointment } from '../appointments/staff-appointment.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { absenceToday, absenceTodayRow, assigneeInWords, colleagueInWords } from '../list/assignee-absence.ts'
import { shownUrgency } from '../list/shown-urgency.ts'
import { caseAccess } from './case-access.ts'
import { findConcernedProperty } from './concerned-property.ts'
import { readDuplicates } from './duplicates.ts'
import { readFollowers } from './followers.ts'
import { workedCase, workedColumns } from './on-case.ts'
import { readRelated } from './related.ts'
import { confirmationOf, staffKeyDate } from './staff-key-date.ts'
import { readStaffLocation } from './staff-location.ts'
import type { StaffCase } from './staff-views.ts'
import { photosOf, timelineOf } from './timeline.ts'

const shownCase = workedCase.extend({
  deadline: z.date().nullable(),
  openedAt: z.date().nullable(),
  propertyId: z.string().nullable(),
  assigneeName: z.string().nullable(),
  absence: absenceTodayRow,
  mergedReference: z.string().nullable(),
  hasMerged: z.boolean(),
  mergedPriority: z.number().nullable(),
  isDanger: z.boolean(),
})

const mailState = z.object({ state: z.string(), last_error: z.string().nullable() })

const colleague = z.object({ id: z.string(), name: z.string(), absence: absenceTodayRow })

const follower = z.object({ id: z.string(), name: z.string() })

/**
 * A case as a staff member sees it; null where there is none that they read. The audit log records that they have
 * opened it where the form has sensitive fields.
 */
export async function readStaffCase(
  deps: Pick<CaseworkDeps, 'database' | 'secret' | 'contact' | 'publicUrl' | 'replyTemplates' | 'sendsMail'>,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<StaffCase | null> {
  const { pool } = deps.database
  const record = await findRow(
    pool,
    shownCase,
    `select ${workedColumns}, merged_priority as "mergedPriority", is_danger as "isDanger", property_id as "propertyId", deadline,
       opened_at as "openedAt",
       (select name from staff where id = cases.assignee_id) as "assigneeName",
       ${absenceToday('cases.assignee_id')} as absence,
       (select reference from cases main where main.id = cases.merged_into) as "mergedReference",
       exists (select 1 from cases merged where merged.merged_into = cases.id) as "hasMerged"
     from cases
     where reference = $1 and ${isVisibleTo('$2')}`,
    [reference, accessKeys(worker.role)],
  )
  if (!record) return null
  if (record.urgency === 'urgent' && !record.openedAt)
    await execute(pool, 'update cases set opened_at = $2 where id = $1 and opened_at is null', [
      record.id,
      now,
    ])
  if (fieldsOf(record.form).some(([, field]) => field.sensitive))
    await addAuditEntry(pool, {
      staffId: worker.id,
      action: 'case-opened',
      subject: { kind: 'case', id: reference },
    })
  const [
    events,
    mails,
    photos,
    kept,
    followers,
    colleagues,
    related,
    duplicates,
    others,
    lastMail,
    hours,
    property,
    answers,
    location,
    notices,
  ] = await Promise.all([
    readStaffEvents(pool, record.id),
    readCaseMails(pool, record.id),
    queryRows(
      pool,
      photoRow,
      `select ${photoColumns} from photos where case_id in (${caseAndMerged})
       order by created_at, id`,
      [record.id],
    ),
    queryRows(pool, z.string(), 'select field from case_secrets where case_id = $1', [record.id]),
    queryRows(
      pool,
      follower,
      'select id, name from case_followers join staff on staff.id = staff_id where case_id = $1 order by name',
      [record.id],
    ),
    queryRows(
      pool,
      colleague,
      `select id, name, ${absenceToday('staff.id')} as absence
       from staff where disabled_at is null and role = any($1)
       order by name collate "nb-x-icu"`,
      [readersOf(record)],
    ),
    readRelated(pool, worker, { id: record.id, email: record.senderEmail, property: record.propertyId }, now),
    may(worker.role, 'merge-cases') ? readDuplicates(pool, worker, record, now) : [],
    readFollowers(pool, record),
    findRow(
      pool,
      mailState,
      `select state, last_error from mails where case_id = $1 and kind = any($2) and recipient = $3
       order by created_at desc, id limit 1`,
      [record.id, senderMailKinds, record.senderEmail],
    ),
    readOfficeHours(pool),
    findConcernedProperty(pool, record),
    shownAnswers(pool, record),
    readStaffLocation({ pool, secret: deps.secret }, worker, { id: record.id, now }),
    isClosed(record.status) ? [] : readNoticesOfCase(pool, record.id, now),
  ])
  const { status, closedAt } = record
  const isOpen = !isClosed(status)
  const appointment =
    isOpen && !record.mergedInto ? await readStaffAppointment(pool, worker, record, now, hours) : null
  const shownPhotos = new Map(
    photos.map((row, index) => [row.id, showPhoto(deps.secret, row, index, now, defaultLanguage)]),
  )
  const contractors = await readStaffOrders(deps, record, now)
  const ofNotes = new Set(events.flatMap(photosOf))
  const erased = isOpen && kept.length > 0 ? await numbersGoSoon(pool, record, now) : null
  const values = await placeholderValues(deps, worker, record)
  const offeredFor = { prefix: record.form.prefix, role: worker.role }
  const templates = (await deps.replyTemplates()).filter((each) => isTemplateOffered(each, offeredFor))
  return {
    id: record.id,
    reference: record.reference,
    formName: record.form.name,
    status,
    isClosed: !isOpen,
    moves: allCaseStatuses.filter((to) => mayMove(status, to, 'staff')),
    urgency: shownUrgency(record.form, record),
    deadline: isOpen && !closedAt && record.deadline ? showDeadline(record.deadline, now) : null,
    promise: record.promisedAt && {
      at: formatDate(record.promisedAt, staffLanguage),
      isKept: record.firstAnsweredAt !== null,
    },
    sentAt: formatDateTime(record.sentAt, staffLanguage),
    isFromService: record.form.page.startsWith('/kundeservice'),
    quarantine: record.quarantine,
    mergedInto: record.mergedReference,
    answers: answerLines(
      { ...record, answers },
      new Set(kept),
      events.some(({ kind, caseId }) => kind === 'erased' && caseId === record.id),
      events.flatMap((event) =>
        event.kind === 'sent' && event.caseId === record.id ? event.data.consents : [],
      ),
    ),
    erasedOn: erased && formatDate(erased, staffLanguage),
    sender: {
      name: record.senderName,
      email: record.senderEmail,
      phone: record.senderPhone && formatPhone(record.senderPhone),
    },
    address: record.address,
    property,
    location,
    canEditProperty: may(worker.role, 'edit-portfolio'),
    photos: [...shownPhotos].filter(([id]) => !ofNotes.has(id)).map(([, photo]) => photo),
    keyDate: staffKeyDate(record),
    confirmation: await confirmationOf(deps, record),
    photosMissing: record.photosMissing,
    timeline: timelineOf(events, worker, record, shownPhotos, mails, contractors),
    key: newSubmissionKey(now.getTime()),
    lastEvent: String(Math.max(0, ...events.map(({ id }) => Number(id)))),
    assignee: record.assigneeId
      ? { id: record.assigneeId, name: assigneeInWords(record.assigneeName ?? '', record.absence) }
      : null,
    isMine: record.assigneeId !== null && record.assigneeId === worker.id,
    follows: followers.some(({ id }) => id === worker.id),
    followers: followers.map(({ name }) => name),
    dueOn: record.dueAt && osloDate(record.dueAt),
    snoozedUntil:
      record.snoozedUntil && record.snoozedUntil > now
        ? formatIsoDate(osloDate(record.snoozedUntil), staffLanguage)
        : null,
    snoozePresets: snoozePresets(now).map(({ until, ...preset }) => ({
      ...preset,
      until: until.toISOString(),
    })),
    replySnoozes: replySnoozes(now),
    appointment,
    contractors,
    notices: notices.map((notice) => showNotice(notice, staffLanguage)),
    ...related,
    duplicates,
    colleagues: colleagues.map(({ id, name, absence }) => ({
      value: id,
      label: colleagueInWords(name, absence),
    })),
    templates: templates.map(({ name, text, status: after, snooze }) => ({
      name,
      ...(after && { status: after }),
      ...(snooze && { snooze }),
      text: fillTemplate(record.hasMerged ? forSeveral(text) : text, values),
    })),
    placeholders: values,
    reading: caseAccess(worker, record),
    canReveal: may(worker.role, 'reveal-sensitive'),
    canMerge: may(worker.role, 'merge-cases'),
    canRelease: may(worker.role, 'release-quarantine'),
    ...contactOptions(deps, record),
    sendsMail: deps.sendsMail,
    undelivered: lastMail?.state === 'failed' ? mailProblem(lastMail.last_error ?? '') : null,
    ...others,
  }
}
