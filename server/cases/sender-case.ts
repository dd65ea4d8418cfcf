import { z } from 'zod'
import { formatIsoDate, osloDate } from '../../domain/calendar.ts'
import { isClosed, mayMove, mayReopen } from '../../domain/case-status.ts'
import { caseStatusWords } from '../../domain/case-status.words.ts'
import { maskedNumber } from '../../domain/fodselsnummer.ts'
import { formatDate, formatDateTime } from '../../domain/format-moment.ts'
import { titleOfAppointmentEvent } from '../../forms/appointment-event.ts'
import { showAnswer } from '../../forms/field-rules.ts'
import { fieldOf, fieldsOf, photoFieldOf, promiseOf } from '../../forms/form.ts'
import { languageOf, wordsFor } from '../../forms/in-language.ts'
import { casePageWords } from '../../forms/sender-page.words.ts'
import { findRow, queryRows, queryValues, rowExists } from '../database/query.ts'
import { photoColumns, photoRow, showPhoto } from '../photos/shown-photo.ts'
import { readShownAppointment } from './appointments/shown-appointment.ts'
import { type CaseRecord, caseColumns, caseRecord } from './case-record.ts'
import { type CaseToken, tokenHash } from './case-token.ts'
import type { CaseDeps } from './deps.ts'
import { readSenderEvents, type StoredSenderEvent } from './events/stored-case-event.ts'
import type { KeyDate, Receipt, SenderCase } from './sender-views.ts'

/** The case that a token opens, or null. */
export function findCase(deps: CaseDeps, token: CaseToken): Promise<CaseRecord | null> {
  return findRow(deps.database.pool, caseRecord, `select ${caseColumns} from cases where token_hash = $1`, [
    tokenHash(token),
  ])
}

/** A case as its sender sees it. Reading it changes nothing, since mail scanners open links too. */
export async function senderCase(deps: CaseDeps, record: CaseRecord, now: Date): Promise<SenderCase> {
  const [events, photos, secrets, appointment] = await Promise.all([
    readSenderEvents(deps.database.pool, record.id),
    readPhotos(deps, record.id),
    queryValues(deps.database.pool, z.string(), 'select field from case_secrets where case_id = $1', [
      record.id,
    ]),
    isClosed(record.status)
      ? null
      : readShownAppointment(deps.database.pool, record.id, now, languageOf(record.form)),
  ])
  const kept = new Set(secrets)
  const { status, closedAt } = record
  return {
    reference: record.reference,
    formName: record.form.name,
    status: { ...wordsFor(record.form, caseStatusWords)[status], isClosed: isClosed(status) },
    promise: promiseLine(record, now),
    keyDate: keyDateOf(record),
    next: isClosed(status) || status === 'waiting-for-sender' ? [] : record.form.next,
    isWaitingForSender:
      status === 'waiting-for-sender' && (appointment === null || appointment.agreed !== null),
    appointment,
    answers: answersOf(
      record,
      kept,
      events.some(({ kind }) => kind === 'erased'),
    ),
    photos: photos.map((row, index) => showPhoto(deps.secret, row, index, now, languageOf(record.form))),
    photosMissing: record.photosMissing,
    takesPhotos: photoFieldOf(record.form) !== null && !isClosed(status),
    timeline: events.map((event) => ({
      at: formatDateTime(event.at, languageOf(record.form)),
      isoAt: event.at.toISOString(),
      by: event.by,
      title: titleOf(event, record),
      text: 'text' in event ? event.text : null,
    })),
    mayWrite: !isClosed(status),
    mayWithdraw: mayMove(status, 'withdrawn', 'sender'),
    mayReopen: mayReopen(status, closedAt, now),
    calendarDay: hasDayAhead(record) ? calendarDayInWords(record) : null,
  }
}

/** Whether the case's date still matters: the day by which the sender gets an answer does so until they have it. */
function hasDayAhead(record: CaseRecord): boolean {
  if (isClosed(record.status)) return false
  return keyDateOf(record) !== null || (record.promisedAt !== null && record.firstAnsweredAt === null)
}

/** The receipt: what was promised when the form was sent, whatever has happened since. */
export async function receiptOf(deps: CaseDeps, record: CaseRecord): Promise<Receipt> {
  const { form, answers, promisedAt } = record
  const mailed = await rowExists(
    deps.database.pool,
    `select 1 from mails where case_id = $1 and kind = 'case-to-sender' and state <> 'withheld'`,
    [record.id],
  )
  return {
    ...form.success(answers),
    reference: record.reference,
    answers: (form.onReceipt ?? []).flatMap((name) => {
      const [field, answer] = [fieldOf(form, name), answers[name]]
      return field && answer !== undefined ? { label: field.label, value: showAnswer(field, answer) } : []
    }),
    sentAt: formatDateTime(record.sentAt, languageOf(form)),
    answerBy: promisedAt && formatDate(promisedAt, languageOf(form)),
    promise: promiseOf(form, answers)?.words ?? null,
    next: form.next,
    mailed,
    photosMissing: record.photosMissing,
    keyDate: keyDateOf(record),
    calendarDay: calendarDayInWords(record),
  }
}

/** The day that matters to the sender, in words. */
function keyDateOf({ form, answers, sentAt }: CaseRecord): KeyDate | null {
  const keyDate = form.keyDate?.(answers, osloDate(sentAt))
  return keyDate ? { ...keyDate, day: formatIsoDate(keyDate.day, languageOf(form)) } : null
}

/** The date of a case to put in a calendar, and its title. */
export function calendarDayOf({ form, answers, promisedAt, sentAt }: CaseRecord) {
  const keyDate = form.keyDate?.(answers, osloDate(sentAt))
  if (keyDate) return { day: keyDate.day, title: keyDate.title }
  return promisedAt
    ? { day: osloDate(promisedAt), title: wordsFor(form, casePageWords).calendarTitle(form.name) }
    : null
}

function calendarDayInWords(record: CaseRecord): string | null {
  const entry = calendarDayOf(record)
  return entry && formatIsoDate(entry.day, languageOf(record.form))
}

/**
 * When a reply is due, until it is given: to what was sent, or to what the sender has written since. None while the
 * case waits for its sender, and none for a form that promises nothing.
 */
function promiseLine(record: CaseRecord, now: Date): SenderCase['promise'] {
  const { form, promisedAt, status } = record
  if (!promisedAt || isClosed(status) || status === 'waiting-for-sender') return null
  const due = firstDue(record)
  if (!due) return null
  const texts = wordsFor(form, casePageWords)
  const by = formatDate(due, languageOf(form))
  const isOverdue = due < now
  return { text: isOverdue ? texts.overdue(by) : texts.promised(by), isOverdue }
}

function firstDue({ promisedAt, firstAnsweredAt, replyDueAt }: CaseRecord): Date | null {
  if (firstAnsweredAt || !promisedAt) return replyDueAt
  return replyDueAt && replyDueAt < promisedAt ? replyDueAt : promisedAt
}

function answersOf(
  { form, answers }: CaseRecord,
  kept: Set<string>,
  wasErased: boolean,
): SenderCase['answers'] {
  const texts = wordsFor(form, casePageWords)
  return fieldsOf(form).flatMap(([name, field]): SenderCase['answers'] => {
    const { label } = field
    if (field.sensitive) {
      if (kept.has(name)) return [{ label, value: `${maskedNumber} ${texts.masked}`, isMasked: true }]
      return wasErased ? [{ label, value: texts.erased, isMasked: true }] : []
    }
    const answer = answers[name]
    return answer === undefined ? [] : [{ label, value: showAnswer(field, answer), isMasked: false }]
  })
}

function readPhotos({ database }: CaseDeps, caseId: string) {
  return queryRows(
    database.pool,
    photoRow,
    `select ${photoColumns} from photos where case_id = $1 and not internal order by created_at, id`,
    [caseId],
  )
}

function titleOf(event: StoredSenderEvent, { form }: CaseRecord): string {
  const texts = wordsFor(form, casePageWords).events
  switch (event.kind) {
    case 'sent':
      return texts.sent
    case 'message':
      return event.by === 'sender' ? texts.messageFromSender : texts.messageFromStaff
    case 'status':
      if (event.by === 'sender' && event.data.status === 'in-progress') return texts.reopened
      return texts.status[event.data.status]
    case 'photos':
      return texts.photos(event.data.count)
    case 'appointment':
      return titleOfAppointmentEvent(event.data, languageOf(form))
    case 'link':
      return texts.link
    case 'erased':
      return texts.erased
  }
}
