import type { PoolClient } from 'pg'
import { type IsoDate, osloDate } from '../../../domain/time/calendar.ts'
import { execute } from '../../../platform/database/query.ts'
import type { CaseRecord } from './case-record.ts'

type Dated = Pick<CaseRecord, 'form' | 'answers' | 'sentAt' | 'keyDay' | 'firstKeyDay' | 'givenOn'>

/** The day that matters to a sender, as they were told. */
interface ToldDay {
  title: string
  day: IsoDate
  note: string
  /** What the receipt said first, where it was another day. */
  first: IsoDate | null
}

/** The day that a case's sender was told; null where its form has none. */
export function toldDayOf(record: Dated): ToldDay | null {
  const { form, answers } = record
  const day = keyDayOf(record)
  if (!day || !form.keyDate) return null
  const note = form.keyDate.note(answers, { day, givenOn: record.givenOn ?? osloDate(record.sentAt) })
  const first = record.firstKeyDay ?? formerDayOf(record)
  return { title: form.keyDate.title, day, note, first: first === day ? null : first }
}

/** The same, while it counts: nothing follows from what was withdrawn. */
export const countingDayOf = (record: Dated & Pick<CaseRecord, 'status'>): ToldDay | null =>
  record.status === 'withdrawn' ? null : toldDayOf(record)

/** The day as it was told; a version that did not store it told another. */
export const keyDayOf = (record: Dated): IsoDate | null => record.keyDay ?? formerDayOf(record)

function formerDayOf({ form, answers, sentAt }: Dated): IsoDate | null {
  return form.keyDate && Object.keys(answers).length > 0
    ? form.keyDate.formerDay(answers, osloDate(sentAt))
    : null
}

/** The right day of a case whose receipt said another, and that no staff member has looked at since; null for all others. */
export function correctedDayOf(record: Dated): IsoDate | null {
  const told = formerDayOf(record)
  if (record.keyDay || !told) return null
  const right = record.form.keyDate?.day(record.answers, osloDate(record.sentAt)) ?? null
  return right === told ? null : right
}

/** A change of the day that a sender was told. */
interface KeyDayChange {
  before: IsoDate
  day: IsoDate
  givenOn: IsoDate | null
}

/** What was withdrawn and is opened again counts from the day that it is. */
export function givenAnew(record: Dated & Pick<CaseRecord, 'status'>, now: Date): KeyDayChange | null {
  const before = keyDayOf(record)
  const { form, answers, status } = record
  if (status !== 'withdrawn' || !before || !form.keyDate) return null
  const givenOn = osloDate(now)
  return { before, day: form.keyDate.day(answers, givenOn), givenOn }
}

/** Stores another day, with the first one as it was told. */
export async function setKeyDay(
  client: PoolClient,
  caseId: string,
  { before, day, givenOn }: KeyDayChange,
): Promise<void> {
  await execute(
    client,
    `update cases set key_day = $2, first_key_day = coalesce(first_key_day, $3), given_on = $4 where id = $1`,
    [caseId, day, before, givenOn],
  )
}
