import type { CaseSnapshot } from '../../../domain/cases/case-event.ts'
import type { WorkedCase } from './on-case.ts'

/** The state of a case before it is answered, for undo. */
export const undoSnapshot = ({
  status,
  closedAt,
  firstAnsweredAt,
  snoozedUntil,
  replyDueAt,
  keyDay,
  firstKeyDay,
  givenOn,
}: WorkedCase): CaseSnapshot => ({
  status,
  closedAt,
  firstAnsweredAt,
  snoozedUntil,
  replyDueAt,
  keyDay,
  firstKeyDay,
  givenOn,
})
