import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatIsoDate, type IsoDate } from '../../../../domain/time/calendar.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute } from '../../../../platform/database/query.ts'
import { readReceiptMail } from '../../../../platform/mail/receipt-mail.ts'
import type { CaseRecord } from '../../../cases/server/case-record.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { correctedDayOf, countingDayOf, setKeyDay } from '../../../cases/server/key-date.ts'
import { mayConfirm } from '../../../cases/server/sender/sender-case.ts'
import { keyDateTexts } from '../../key-date.words.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { onCase } from './on-case.ts'
import type { StaffCase } from './staff-views.ts'

const inWords = (day: IsoDate) => formatIsoDate(day, staffLanguage)

/** The day that the sender was told, and the right one where it was worked out wrongly. */
export function staffKeyDate(record: CaseRecord): StaffCase['keyDate'] {
  const told = countingDayOf(record)
  if (!told) return null
  const right = isClosed(record.status) ? null : correctedDayOf(record)
  return {
    title: told.title,
    day: inWords(told.day),
    isoDay: told.day,
    note: told.note,
    first: told.first && inWords(told.first),
    right: right && { day: inWords(right), isoDay: right },
  }
}

/** Whether the sender has confirmed in writing what they told a staff member; null where nothing is to be confirmed. */
export async function confirmationOf(
  { database: { pool }, sendsMail }: { database: Database; sendsMail: boolean },
  { id, form, isRegistered, confirmedAt, senderEmail }: CaseRecord,
): Promise<StaffCase['confirmation']> {
  if (!form.isBinding || !isRegistered) return null
  const mail = senderEmail ? await readReceiptMail(pool, id, { sendsMail }) : null
  const isAsked = mail !== null && ['queued', 'waiting', 'sent'].includes(mail.state)
  return {
    at: confirmedAt && formatDateTime(confirmedAt, staffLanguage),
    asked: isAsked ? 'email' : senderEmail ? 'unreached' : 'other',
  }
}

/** Notes that the sender has confirmed in writing, as by letter, what they told a staff member. */
export function noteConfirmed(
  deps: Pick<CaseworkDeps, 'database'>,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, record) => {
    if (!mayConfirm(record)) throw new Refusal(keyDateTexts.nothingToConfirm)
    await execute(client, 'update cases set confirmed_at = $2 where id = $1', [record.id, now])
    await addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now },
      { kind: 'note', text: keyDateTexts.notedConfirmed, data: {} },
    )
  })
}

/** Another day, and why the sender was told the first one. */
export interface NewKeyDay {
  day: IsoDate
  why: string | null
}

/**
 * What the sender gets when their day is changed: both days, and why.
 * @throws Refusal where the case has no such day, or has that day already.
 */
export function newKeyDayText(record: CaseRecord, { day, why }: NewKeyDay): string {
  const told = countingDayOf(record)
  if (!told || isClosed(record.status)) throw new Refusal(keyDateTexts.unchangeable)
  if (told.day === day) throw new Refusal(keyDateTexts.same)
  return [keyDateTexts.changed(told.title, inWords(day), inWords(told.day)), why].filter(Boolean).join('\n\n')
}

/** Leaves the day as the receipt told it, though it was worked out wrongly. */
export function keepKeyDay(
  deps: Pick<CaseworkDeps, 'database'>,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, record) => {
    const told = countingDayOf(record)
    if (!told || !correctedDayOf(record)) throw new Refusal(keyDateTexts.unchangeable)
    await setKeyDay(client, record.id, { before: told.day, day: told.day, givenOn: record.givenOn })
    await addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now },
      { kind: 'note', text: keyDateTexts.kept(told.title, inWords(told.day)), data: {} },
    )
  })
}
