import { caseActions } from './casework.ts'

const { take, note, ask, finish, snoozeUntil } = caseActions

/** What a staff member can do without contact: it waits in the outbox of the device. */
export const outboxActions = { take, note, ask, finish, snoozeUntil }
