import { z } from 'zod'
import { osloDate } from '../../domain/calendar.ts'
import type { CaseReference } from '../../domain/case-reference.ts'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { Refusal } from '../../domain/refusal.ts'
import { staffCaseTexts } from '../../forms/staff/case.words.ts'
import { addCaseEvent } from '../cases/events/add-case-event.ts'
import type { Database } from '../database/database.ts'
import { execute, queryValues } from '../database/query.ts'
import type { Caseworker } from './caseworker.ts'
import { assertUnchanged } from './latest-read.ts'
import { eventsSentBefore, onCase, type WorkedCase } from './on-case.ts'
import { caseRefusals } from './refusals.words.ts'

const refusals = wordsOf(caseRefusals, staffLanguage)

const staffCaseWords = wordsOf(staffCaseTexts, staffLanguage)

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
    if (due && osloDate(due) < osloDate(now)) throw new Refusal(staffCaseWords.due.passed)
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
  if (mergedInto) throw new Refusal(staffCaseWords.due.merged)
}

interface Snoozing {
  /** Null where it comes back now. */
  until: Date | null
  now: Date
  /** The idempotency key of the page. */
  key?: string | null | undefined
  /** The newest event when the case was chosen in a list. */
  unchangedSince?: string | null
}

/** Snoozes a case: it is in the lane of snoozed cases only, until that day or until its sender acts. */
export function snoozeCase(
  deps: Deps,
  worker: Caseworker,
  reference: CaseReference,
  { until, now, key, unchangedSince }: Snoozing,
): Promise<string> {
  // A day that does not exist is no later day.
  if (until && !(until > now)) throw new Refusal(staffCaseWords.snooze.passed)
  return onCase(deps, worker, reference, async (client, record) => {
    const [sent] = await eventsSentBefore(client, { caseId: record.id, staffId: worker.id, key })
    if (sent) return sent
    assertNotMerged(record)
    await assertUnchanged(client, worker, record, unchangedSince)
    await execute(client, 'update cases set snoozed_until = $2 where id = $1', [record.id, until])
    return addCaseEvent(
      client,
      { caseId: record.id, by: { staffId: worker.id }, now, key },
      { kind: 'snoozed', data: { until, before: record.snoozedUntil } },
    )
  })
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
  if (!text && photos.length === 0) throw new Refusal(refusals.empty)
  return onCase(deps, worker, reference, async (client, { id }) => {
    const [sent] = await eventsSentBefore(client, { caseId: id, staffId: worker.id, key })
    if (sent) return sent
    const added = await queryValues(
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
