import type { CaseStanding } from '../../domain/case-event.ts'
import type { WorkedCase } from './on-case.ts'

/** The state of a case before it is answered, for undo. */
export const standingOf = ({
  status,
  closedAt,
  firstAnsweredAt,
  snoozedUntil,
  replyDueAt,
  keyDay,
  firstKeyDay,
  givenOn,
}: WorkedCase): CaseStanding => ({
  status,
  closedAt,
  firstAnsweredAt,
  snoozedUntil,
  replyDueAt,
  keyDay,
  firstKeyDay,
  givenOn,
})
