import { z } from 'zod'
import { saysWhenOfficeOpens } from '#landlord/form-settings.ts'
import { isClosed, mayMove, mayReopen } from '../../../../domain/cases/case-status.ts'
import { caseStatusWords } from '../../../../domain/cases/case-status.words.ts'
import { formatPhone } from '../../../../domain/contact/contact-details.ts'
import { maskedNumber } from '../../../../domain/contact/fodselsnummer.ts'
import { formatIsoDate, type IsoDate, osloDate } from '../../../../domain/time/calendar.ts'
import { formatDate, formatDateTime } from '../../../../domain/time/format-moment.ts'
import { nextOpening } from '../../../../domain/time/next-opening.ts'
import { type OfficeHours, officeHoursOf } from '../../../../domain/time/office-hours.ts'
import { isOfficeOpen } from '../../../../domain/time/working-hours.ts'
import { urgentAdvice } from '../../../../forms/engine/advice.ts'
import { showAnswer } from '../../../../forms/engine/field-rules.ts'
import { fieldOf, fieldsOf, photoFieldOf, successOf } from '../../../../forms/engine/form.ts'
import { languageOf, wordsFor } from '../../../../forms/engine/in-language.ts'
import { toldOn } from '../../../../forms/shared/by-telephone.ts'
import { findRow, queryRows } from '../../../../platform/database/query.ts'
import { isMailServerDown, readReceiptMail } from '../../../../platform/mail/receipt-mail.ts'
import { readNoticesOfCase } from '../../../building-notices/server/read-notices.ts'
import { showNotice } from '../../../building-notices/show-notice.ts'
import { titleOfAppointmentEvent } from '../../appointment-event.ts'
import { fixedQuestion } from '../../fixed.ts'
import { casePageWords, receiptWords } from '../../sender-page.words.ts'
import { readShownAppointment } from '../appointments/shown-appointment.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../case-record.ts'
import { type CaseToken, tokenHash } from '../case-token.ts'
import type { CaseDeps } from '../deps.ts'
import { readSenderEvents, type StoredSenderEvent } from '../events/stored-case-event.ts'
import { countingDayOf, toldDayOf } from '../key-date.ts'
import { pendingAddress } from '../my-cases/pending-address.ts'
import { promiseOfCase } from '../promise-of-case.ts'
import { readOwnMails } from './case-mails.ts'
import type { KeyDateView, Receipt, SenderCase, ShownContact } from './sender-views.ts'
import { shownAnswers } from './shown-answers.ts'
import { photoColumns, photoRow, showPhoto } from './shown-photo.ts'

/** The case that a token opens, or null. */
export function findCase(deps: CaseDeps, token: CaseToken): Promise<CaseRecord | null> {
  return findRow(deps.database.pool, caseRecord, `select ${caseColumns} from cases where token_hash = $1`, [
    tokenHash(token),
  ])
}

/** A case as its sender sees it. Reading it changes nothing, since mail scanners open links too. */
export async function senderCase(deps: CaseDeps, record: CaseRecord, now: Date): Promise<SenderCase> {
  const [events, mails, photos, secrets, appointment, answers, pending, notices] = await Promise.all([
    readSenderEvents(deps.database.pool, record.id),
    readOwnMails(deps.database.pool, record),
    readPhotos(deps, record.id),
    queryRows(deps.database.pool, z.string(), 'select field from case_secrets where case_id = $1', [
      record.id,
    ]),
    isClosed(record.status)
      ? null
      : readShownAppointment(deps.database.pool, record.id, now, languageOf(record.form)),
    shownAnswers(deps.database.pool, record),
    deps.sendsMail ? readPending(deps, record, now) : null,
    isClosed(record.status) ? [] : readNoticesOfCase(deps.database.pool, record.id, now),
  ])
  const kept = new Set(secrets)
  const hours = officeHoursOf(await deps.contact())
  const { status, closedAt } = record
  return {
    reference: record.reference,
    formName: record.form.name,
    status: { ...wordsFor(record.form, caseStatusWords)[status], isClosed: isClosed(status) },
    promise: promiseLine(record, now, hours),
    keyDate: shownDay(countingDayOf(record), record),
    notices: notices.map((notice) => showNotice(notice, languageOf(record.form))),
    next: isClosed(status) || status === 'waiting-for-sender' ? [] : record.form.next,
    isWaitingForSender:
      status === 'waiting-for-sender' && (appointment === null || appointment.agreed !== null),
    appointment,
    answers: answersOf(
      { ...record, answers },
      kept,
      events.some(({ kind }) => kind === 'erased'),
    ),
    contact: {
      name: record.senderName,
      phone: record.senderPhone && formatPhone(record.senderPhone),
      email: record.senderEmail,
      takesEmail: deps.sendsMail,
      pending,
    },
    photos: photos.map((row, index) => showPhoto(deps.secret, row, index, now, languageOf(record.form))),
    photosMissing: record.photosMissing,
    takesPhotos: photoFieldOf(record.form) !== null && !isClosed(status),
    timeline: events.map((event) => ({
      at: formatDateTime(event.at, languageOf(record.form)),
      isoAt: event.at.toISOString(),
      by: event.by,
      title: titleOf(event, record),
      text: 'text' in event ? event.text : null,
      whole: (event.kind === 'message' && mails.get(event.data.mail ?? '')) || null,
    })),
    mayConfirm: mayConfirm(record),
    mayWrite: !isClosed(status),
    mayWithdraw: mayMove(status, 'withdrawn', 'sender'),
    mayReopen: mayReopen(status, closedAt, now),
    fixed: fixedQuestion(
      events.findLast(({ kind }) => kind === 'status'),
      record,
      now,
    ),
    countsAnew: record.form.keyDate !== undefined && status !== 'done',
    calendarDay: hasDayAhead(record) ? calendarDayInWords(record) : null,
  }
}

async function readPending(deps: CaseDeps, { id }: CaseRecord, now: Date): Promise<ShownContact['pending']> {
  const email = await pendingAddress(deps, id, now)
  if (!email) return null
  return { email, mail: (await isMailServerDown(deps.database.pool)) ? 'waiting' : 'queued' }
}

/** Whether its sender is asked to confirm in writing what they told a staff member. */
export const mayConfirm = ({ form, isRegistered, confirmedAt, status }: CaseRecord): boolean =>
  form.isBinding === true && isRegistered && confirmedAt === null && !isClosed(status)

/** Whether the case's date still matters: the day by which the sender gets an answer does so until they have it. */
function hasDayAhead(record: CaseRecord): boolean {
  if (isClosed(record.status)) return false
  return countingDayOf(record) !== null || (record.promisedAt !== null && record.firstAnsweredAt === null)
}

/** The receipt: what was promised when the form was sent, whatever has happened since. */
export async function receiptOf(deps: CaseDeps, record: CaseRecord, now = new Date()): Promise<Receipt> {
  const { form, answers, promisedAt, status, closedAt } = record
  const dayTold = toldOn(answers)
  return {
    ...(record.isRegistered
      ? wordsFor(form, receiptWords).writtenDown
      : successOf(form, answers, promiseOfCase(record))),
    reference: record.reference,
    answers: (form.onReceipt ?? []).flatMap((name) => {
      const [field, answer] = [fieldOf(form, name), answers[name]]
      return field && answer !== undefined ? { label: field.label, value: showAnswer(field, answer) } : []
    }),
    sentAt: formatDateTime(record.sentAt, languageOf(form)),
    toldOn: dayTold && formatIsoDate(dayTold, languageOf(form)),
    advice: isClosed(record.status) ? null : urgentAdvice(form, answers),
    isOfficeOpen: isOfficeOpen(now, officeHoursOf(await deps.contact())),
    isFromTenant: form.sentBy === 'tenant',
    answerBy: promisedAt && formatDate(promisedAt, languageOf(form)),
    answerByNote: promisedAt && closedNote(record, promisedAt, officeHoursOf(await deps.contact())),
    next: form.next,
    notes: form.receiptNotes ?? [],
    withdrawnAt: status === 'withdrawn' && closedAt ? formatDateTime(closedAt, languageOf(form)) : null,
    mail: await mailLine(deps, record),
    photosMissing: record.photosMissing,
    keyDate: shownDay(countingDayOf(record), record),
    calendarDay: calendarDayInWords(record),
  }
}

/** How the mailed receipt stands now: it is never said to be sent before the mail server has it. */
async function mailLine(deps: CaseDeps, { id, form, senderEmail }: CaseRecord): Promise<Receipt['mail']> {
  if (!senderEmail) return null
  const texts = wordsFor(form, receiptWords).mail
  const mail = await readReceiptMail(deps.database.pool, id, deps)
  if (!mail) return { text: texts.unwanted, isOnItsWay: false }
  const isOnItsWay = mail.state === 'queued' || mail.state === 'sent'
  return { text: texts[mail.state](mail.recipient), isOnItsWay }
}

/** The day that matters to the sender, in words. */
function shownDay(told: ReturnType<typeof toldDayOf>, { form }: CaseRecord): KeyDateView | null {
  if (!told) return null
  const inWords = (day: IsoDate) => formatIsoDate(day, languageOf(form))
  return { ...told, day: inWords(told.day), first: told.first && inWords(told.first) }
}

/** The date of a case to put in a calendar, and its title. */
export function calendarDayOf(record: CaseRecord) {
  const { form, promisedAt, status } = record
  if (form.keyDate) return status === 'withdrawn' ? null : toldDayOf(record)
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
function promiseLine(record: CaseRecord, now: Date, hours: OfficeHours): SenderCase['promise'] {
  const { form, promisedAt, status } = record
  if (!promisedAt || isClosed(status) || status === 'waiting-for-sender') return null
  const due = firstDue(record)
  if (!due) return null
  const texts = wordsFor(form, casePageWords)
  const by = formatDate(due, languageOf(form))
  const isOverdue = due < now
  if (isOverdue) return { text: texts.overdue(by), isOverdue }
  const note = closedNote(record, due, hours)
  return { text: [texts.promised(by), note].filter(Boolean).join(' '), isOverdue }
}

/** When the office opens after a promised time in closed hours, where the landlord says so (`landlord/form-settings.ts`). */
function closedNote({ form }: CaseRecord, due: Date, hours: OfficeHours): string | null {
  const opens = saysWhenOfficeOpens ? nextOpening(due, hours) : null
  return opens && wordsFor(form, casePageWords).closedThen(formatDateTime(opens, languageOf(form)))
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

function titleOf(event: StoredSenderEvent, { form, isRegistered }: CaseRecord): string {
  const texts = wordsFor(form, casePageWords).events
  switch (event.kind) {
    case 'sent':
      return isRegistered ? texts.writtenDown : texts.sent
    case 'message':
      if (event.data.contact) return texts.corrected[event.data.contact.what]
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
