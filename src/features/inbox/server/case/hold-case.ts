import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { osloDate } from '../../../../domain/time/calendar.ts'
import { execute } from '../../../../platform/database/query.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { type AnswerDeps, answerLocked, readBeforeAnswering, type StaffAnswer } from '../answer/answer.ts'
import type { Caseworker } from '../caseworker.ts'
import { eventsSentBefore, onCase } from './on-case.ts'
import { assertLater, endOfWorkingDay } from './plan.ts'

export interface Holding extends Omit<StaffAnswer, 'text' | 'status' | 'snoozedUntil'> {
  /** The holding reply, which names the new date. */
  text: string
  until: Date
}

/**
 * Tells the sender of a case when they will hear more, and snoozes the case until then: that day is its deadline from now on.
 * Returns the ids of the events, for undo.
 * @throws Refusal where the reply cannot be sent, and for a time that has passed.
 */
export async function holdCase(
  deps: AnswerDeps,
  worker: Caseworker,
  reference: CaseReference,
  { until, ...answer }: Holding,
): Promise<string[]> {
  assertLater(until, answer.now)
  const known = await readBeforeAnswering(deps)
  return onCase(deps, worker, reference, async (client, record) => {
    const { key, now } = answer
    const sent = await eventsSentBefore(client, { caseId: record.id, staffId: worker.id, key })
    if (sent.length > 0) return sent
    const answered = await answerLocked(known, client, worker, record, answer)
    const due = new Date(Math.max(until.getTime(), endOfWorkingDay(osloDate(until)).getTime()))
    await execute(client, 'update cases set due_at = $2, snoozed_until = $3 where id = $1', [
      record.id,
      due,
      until,
    ])
    const context = { caseId: record.id, by: { staffId: worker.id }, now, key }
    return [
      ...answered,
      await addCaseEvent(client, context, { kind: 'due', data: { due, before: record.dueAt } }),
      // Answering has ended an earlier snooze, and undoing the answer restores it.
      await addCaseEvent(client, context, { kind: 'snoozed', data: { until, before: null } }),
    ]
  })
}
