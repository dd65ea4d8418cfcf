import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDateTime } from '../../../../domain/time/format-moment.ts'
import { caseReferenceColumn } from '../../../../platform/database/columns.ts'
import { findRow, queryRows } from '../../../../platform/database/query.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { SnoozeQuestionData } from '../../case-results.ts'
import { snoozeDay } from '../../snooze-presets.ts'
import type { WorkedCase } from '../case/on-case.ts'

const texts = staffCaseTexts.snooze

/** Whether a case may be snoozed past its deadline: with a question to the staff member first, or since they have answered it. */
export type PastDeadline = 'ask' | 'allow'

const askedRow = z.object({ deadline: z.date(), hasMerged: z.boolean() })

/**
 * Asks before a case is snoozed past its deadline: a snoozed case is answered by no one.
 * @throws Refusal with the question, where the deadline comes before the end of the snooze.
 */
export async function assertWithinDeadline(
  client: PoolClient,
  { id, senderName }: Pick<WorkedCase, 'id' | 'senderName'>,
  until: Date,
  now: Date,
): Promise<void> {
  const found = await findRow(
    client,
    askedRow,
    `select deadline, exists (select from cases merged where merged.merged_into = cases.id) as "hasMerged"
     from cases where id = $1 and closed_at is null and deadline < $2`,
    [id, until],
  )
  if (!found) return
  const { deadline, hasMerged } = found
  const question: SnoozeQuestionData = {
    until: until.toISOString(),
    day: snoozeDay(until),
    // Several senders get the same words, which greet none of them by name.
    message: texts.holding(hasMerged ? null : (senderName?.split(' ')[0] ?? null), snoozeDay(until)),
  }
  const at = formatDateTime(deadline, staffLanguage)
  const message = deadline < now ? texts.isLate(at) : texts.wouldBeLate(at, snoozeDay(until))
  throw new Refusal(message, { shown: question })
}

/**
 * A reply that snoozes its case keeps the promise of an answer; what is left is a deadline that staff have set.
 * @throws Refusal where that one comes before the end of the snooze.
 */
export async function assertAnsweredWithinDeadline(
  client: PoolClient,
  { id }: Pick<WorkedCase, 'id'>,
  until: Date,
): Promise<void> {
  const deadline = await findRow(
    client,
    z.date(),
    'select deadline from cases where id = $1 and closed_at is null and deadline < $2',
    [id, until],
  )
  if (deadline)
    throw new Refusal(texts.replyPastDeadline(formatDateTime(deadline, staffLanguage), snoozeDay(until)))
}

const lateCaseRow = z.object({ reference: caseReferenceColumn, sender: z.string().nullable() })

/** Those of some cases whose deadline comes before an instant. */
export function findPastDeadline(
  pool: Pool,
  references: readonly CaseReference[],
  until: Date,
): Promise<z.output<typeof lateCaseRow>[]> {
  return queryRows(
    pool,
    lateCaseRow,
    `select reference, sender_name as sender from cases
     where reference = any($1) and closed_at is null and deadline < $2 order by array_position($1, reference)`,
    [references, until],
  )
}
