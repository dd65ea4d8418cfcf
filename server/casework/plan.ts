import { staffCaseTexts } from '../../content/staff/case.ts'
import { osloDate } from '../../domain/calendar.ts'
import type { CaseReference } from '../../domain/case-reference.ts'
import type { CaseworkDesk, Caseworker } from './desk.ts'
import { addStaffEvent, CaseRefusal, onCase, sentBefore, type WorkedCase } from './on-case.ts'

type Desk = Pick<CaseworkDesk, 'database'>

/**
 * Sets the day by which something is to happen, or takes it away.
 * @throws CaseRefusal where the day has passed, and in a case that is merged into another.
 */
export function setDue(
  desk: Desk,
  worker: Caseworker,
  reference: CaseReference,
  { due, now }: { due: Date | null; now: Date },
): Promise<string> {
  return onCase(desk, worker, reference, async (client, record) => {
    if (due && osloDate(due) < osloDate(now)) throw new CaseRefusal(staffCaseTexts.due.passed)
    assertNotMerged(record)
    await client.query('update cases set due_at = $2 where id = $1', [record.id, due])
    return addStaffEvent(
      client,
      { caseId: record.id, by: worker.id },
      { kind: 'due', data: { due, before: record.dueAt }, now },
    )
  })
}

function assertNotMerged({ mergedInto }: WorkedCase): void {
  if (mergedInto) throw new CaseRefusal(staffCaseTexts.due.merged)
}

/** Puts a case off: it is in nobody's way until then, or until its sender does something. */
export function snoozeCase(
  desk: Desk,
  worker: Caseworker,
  reference: CaseReference,
  { until, now }: { until: Date | null; now: Date },
): Promise<string> {
  if (until && until <= now) throw new CaseRefusal(staffCaseTexts.snooze.passed)
  return onCase(desk, worker, reference, async (client, record) => {
    assertNotMerged(record)
    await client.query('update cases set snoozed_until = $2 where id = $1', [record.id, until])
    return addStaffEvent(
      client,
      { caseId: record.id, by: worker.id },
      { kind: 'snoozed', data: { until, before: record.snoozedUntil }, now },
    )
  })
}

/** Writes down something that only staff read, with photos that have been taken in. */
export function addNote(
  desk: Desk,
  worker: Caseworker,
  reference: CaseReference,
  {
    text,
    photos = [],
    key,
    now,
  }: { text: string; photos?: readonly string[]; key?: string | null; now: Date },
): Promise<string> {
  if (!text && photos.length === 0) throw new CaseRefusal('Skriv noe først.')
  return onCase(desk, worker, reference, async (client, { id }) => {
    const [before] = await sentBefore(client, { caseId: id, by: worker.id, key })
    if (before) return before
    const { rowCount } = await client.query(
      'update photos set case_id = $1, internal = true where object_name = any($2) and case_id is null',
      [id, photos],
    )
    const data = rowCount ? { count: rowCount } : {}
    return addStaffEvent(
      client,
      { caseId: id, by: worker.id },
      { kind: 'note', ...(text ? { text } : {}), data, key, now },
    )
  })
}
