import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { type IsoDate, osloDate } from '../../../../domain/time/calendar.ts'
import { instantInOslo } from '../../../../domain/time/oslo-instant.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { Caseworker } from '../caseworker.ts'
import { assertWithinDeadline, type PastDeadline } from '../list/past-deadline.ts'
import { caseRefusals } from '../refusals.words.ts'
import { assertNoNewEvents } from './assert-no-new-events.ts'
import { eventsSentBefore, onCase, type WorkedCase } from './on-case.ts'

interface Deps {
  database: Database
}

/**
 * Sets the due day of a case, or removes it.
 * @throws Refusal where the day has passed, and in a case that is merged into another.
 */
export function setDue(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  { due, now }: { due: Date | null; now: Date },
): Promise<string> {
  return onCase(deps, worker, reference, async (client, record) => {
    if (due && osloDate(due) < osloDate(now)) throw new Refusal(staffCaseTexts.due.passed)
    assertNotMerged(record)
    await execute(client, 'update cases set due_at = $2 where id = $1', [record.id, due])
    return addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now },
      { kind: 'due', data: { due, before: record.dueAt } },
    )
  })
}

function assertNotMerged({ mergedInto }: WorkedCase): void {
  if (mergedInto) throw new Refusal(staffCaseTexts.due.merged)
}

/** When a working day ends: what is due on a day is due then. */
export const endOfWorkingDay = (day: IsoDate): Date => instantInOslo(day, 16)

/** @throws Refusal for a time that has passed, and one that is no time: a day that does not exist is no later day. */
export function assertLater(until: Date, now: Date): void {
  if (!(until > now)) throw new Refusal(staffCaseTexts.snooze.passed)
}

interface Snoozing {
  until: Date
  pastDeadline: PastDeadline
  now: Date
  /** The idempotency key of the page. */
  key?: string | null | undefined
  /** The newest event when the case was chosen in a list. */
  unchangedSince?: string | null
}

/**
 * Snoozes a case: it is in the lane of snoozed cases only, until that day, until its sender acts or it is late.
 * @throws Refusal for a time that has passed, and with a question where it would be late by then.
 */
export function snoozeCase(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  { until, pastDeadline, now, key, unchangedSince }: Snoozing,
): Promise<string> {
  assertLater(until, now)
  return onCase(deps, worker, reference, async (client, record) => {
    const [sent] = await eventsSentBefore(client, { caseId: record.id, staffId: worker.id, key })
    if (sent) return sent
    assertNotMerged(record)
    await assertNoNewEvents(client, worker, record, { before: 'bulk', after: unchangedSince })
    if (pastDeadline === 'ask') await assertWithinDeadline(client, record, until, now)
    return setSnooze(client, worker, record, { until, now, key })
  })
}

/** Brings a snoozed case back now. */
export function wakeCase(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  now: Date,
): Promise<string> {
  return onCase(deps, worker, reference, async (client, record) => {
    assertNotMerged(record)
    return setSnooze(client, worker, record, { until: null, now })
  })
}

async function setSnooze(
  client: PoolClient,
  worker: Caseworker,
  { id, snoozedUntil }: WorkedCase,
  { until, now, key }: { until: Date | null; now: Date; key?: string | null | undefined },
): Promise<string> {
  await execute(client, 'update cases set snoozed_until = $2 where id = $1', [id, until])
  return addCaseEvent(
    client,
    { caseId: id, by: { staffId: worker.id }, now, key },
    { kind: 'snoozed', data: { until, before: snoozedUntil } },
  )
}

/** Adds a note that only staff read, with photos that have been received. */
export function addNote(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  {
    text,
    photos = [],
    key,
    now,
  }: { text: string; photos?: readonly string[]; key?: string | null; now: Date },
): Promise<string> {
  if (!text && photos.length === 0) throw new Refusal(caseRefusals.empty)
  return onCase(deps, worker, reference, async (client, { id }) => {
    const [sent] = await eventsSentBefore(client, { caseId: id, staffId: worker.id, key })
    if (sent) return sent
    const added = await queryRows(
      client,
      z.string(),
      'update photos set case_id = $1, internal = true where object_name = any($2) and case_id is null returning id',
      [id, photos],
    )
    const data = added.length > 0 ? { count: added.length, photos: added } : {}
    return addCaseEvent(
      client,
      { caseId: id, by: { staffId: worker.id }, now, key },
      { kind: 'note', text: text || null, data },
    )
  })
}
