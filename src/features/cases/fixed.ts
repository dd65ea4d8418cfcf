import type { CaseSnapshot, SenderEvent } from '../../domain/cases/case-event.ts'
import { mayReopen } from '../../domain/cases/case-status.ts'

/** The id of the question «Er det fikset?» on the sender's page. */
export const FIXED_ID = 'fikset'

/** What the sender of a closed case is asked: whether it is fixed, unanswered or answered with yes; null where they are not asked. */
export type FixedQuestion = 'asked' | 'yes' | null

/** What the last closing of a case asks, as long as its sender may open it again. */
export function fixedQuestion(
  lastMove: SenderEvent | undefined,
  { status, closedAt }: Pick<CaseSnapshot, 'status' | 'closedAt'>,
  now: Date,
): FixedQuestion {
  if (lastMove?.kind !== 'status' || status !== 'done') return null
  const { fixed } = lastMove.data
  if (fixed === 'asked') return mayReopen(status, closedAt, now) ? fixed : null
  return fixed === 'yes' ? fixed : null
}
