import type { CaseSnapshot } from '../../../../domain/cases/case-event.ts'
import { pick } from '../../../../domain/records.ts'
import type { WorkedCase } from './on-case.ts'

/** The state of a case before it is answered, for undo. */
export const undoSnapshot = (record: WorkedCase): CaseSnapshot =>
  pick(record, [
    'status',
    'closedAt',
    'firstAnsweredAt',
    'snoozedUntil',
    'replyDueAt',
    'keyDay',
    'firstKeyDay',
    'givenOn',
  ])
