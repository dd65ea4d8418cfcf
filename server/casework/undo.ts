import type { PoolClient } from 'pg'
import type { CaseStanding } from '../../domain/case-event.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { UndoneWriting } from '../../forms/staff/case-results.ts'
import type { StoredCaseEvent } from '../cases/events/stored-case-event.ts'
import { deleteCaseEvents, lockUndoableEvents } from '../cases/events/undo-case-events.ts'
import { promoteOpenCase } from '../cases/merged-cases.ts'
import { readingKeys } from '../cases/reading.ts'
import type { Database } from '../database/database.ts'
import { execute } from '../database/query.ts'
import { inContestedTransaction } from '../database/transaction.ts'
import { undoOffer } from './appointments/undo-offer.ts'
import type { Caseworker } from './caseworker.ts'
import { caseRefusals } from './refusals.words.ts'

/** How long an action can be undone. */
const UNDO_MINUTES = 10

/**
 * Undoes a staff member's last action on a case, all of it or nothing: an assignee, a due day, a snooze, a note, an answer
 * whose mail has not been sent. Returns the undone text.
 * @throws Refusal if the case has changed since, or if the mail to the sender has been sent.
 */
export function undo(
  deps: { database: Database },
  worker: Caseworker,
  ids: readonly string[],
): Promise<UndoneWriting> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const events = await lockUndoableEvents(client, {
      ids,
      staffId: worker.id,
      withinMinutes: UNDO_MINUTES,
      readable: readingKeys(worker.role),
    })
    if (events.length === 0 || events.length < ids.length) throw new Refusal(caseRefusals.tooLateToUndo)
    await deleteMails(client, events)
    // Newest first: each event is undone on the state that the earlier ones left.
    for (const event of events) await restoreBefore(client, event)
    for (const { caseId } of events) await promoteOpenCase(client, caseId, new Date())
    await deleteCaseEvents(client, ids)
    return writingIn(events)
  })
}

function writingIn(events: readonly StoredCaseEvent[]): UndoneWriting {
  const writing: { -readonly [K in keyof UndoneWriting]: UndoneWriting[K] } = {
    references: [...new Set(events.map(({ reference }) => reference))],
  }
  for (const event of events) {
    if (event.kind === 'message') writing.message = event.data.written ?? event.text
    if (event.kind === 'note' && event.text) writing.note = event.text
    if (event.kind === 'status') writing.status = event.data.status
  }
  return writing
}

/**
 * Deletes the mails of events, so that they are not sent.
 * @throws Refusal where one has been sent already.
 */
async function deleteMails(client: PoolClient, events: readonly StoredCaseEvent[]): Promise<void> {
  const mails = new Set<string>()
  for (const event of events) {
    const mailId = standingBefore(event)?.mailId
    if (mailId) mails.add(mailId)
  }
  if (mails.size === 0) return
  const deleted = await execute(
    client,
    `delete from mails where id = any($1) and state = 'queued' and attempts = 0`,
    [[...mails]],
  )
  if (deleted === mails.size) return
  const isOffer = events.some(({ kind }) => kind === 'appointment')
  throw new Refusal(isOffer ? caseRefusals.offerIsSent : caseRefusals.replyIsSent)
}

/** The state of the case before an event that answered its sender. */
function standingBefore(event: StoredCaseEvent): CaseStanding | undefined {
  if (event.kind === 'message' || event.kind === 'status') return event.data.before
  if (event.kind === 'appointment' && event.data.what === 'offered') return event.data.before?.standing
  return undefined
}

/** Restores what an event changed in a case. */
async function restoreBefore(client: PoolClient, event: StoredCaseEvent): Promise<void> {
  const { caseId } = event
  const set = (column: 'assignee_id' | 'due_at' | 'snoozed_until', value: Date | string | null | undefined) =>
    execute(client, `update cases set ${column} = $2 where id = $1`, [caseId, value])
  switch (event.kind) {
    case 'assigned':
      await set('assignee_id', event.data.before)
      break
    case 'due':
      await set('due_at', event.data.before)
      break
    case 'snoozed':
      await set('snoozed_until', event.data.before)
      break
    case 'message':
    case 'status':
      if (!event.data.before) throw new Refusal(caseRefusals.cannotBeUndone)
      await restoreStanding(client, caseId, event.data.before)
      break
    case 'merged':
      await restoreUnmerged(client, caseId, event.data)
      break
    case 'appointment':
      if (event.data.what !== 'offered' || !event.data.before) throw new Refusal(caseRefusals.cannotBeUndone)
      await undoOffer(client, caseId, event.data.before)
      await restoreStanding(client, caseId, event.data.before.standing)
      break
    case 'note':
      break
    default:
      throw new Refusal(caseRefusals.cannotBeUndone)
  }
}

/** Takes a merged case out again, and the cases that moved along. */
async function restoreUnmerged(
  client: PoolClient,
  caseId: string,
  data: Extract<StoredCaseEvent, { kind: 'merged' }>['data'],
): Promise<void> {
  // Of the case that it was merged into, nothing else is to be undone.
  if ('from' in data) return
  if (!('into' in data) || !data.before) throw new Refusal(caseRefusals.cannotBeUndone)
  const { otherDueAt, moved } = data.before
  await execute(
    client,
    'update cases set due_at = $2 where id = (select merged_into from cases where id = $1)',
    [caseId, otherDueAt],
  )
  await execute(client, 'update cases set merged_into = null where id = $1', [caseId])
  await execute(client, 'update cases set merged_into = $1 where id = any($2)', [caseId, moved])
}

async function restoreStanding(
  client: PoolClient,
  caseId: string,
  { status, closedAt, firstAnsweredAt, snoozedUntil, replyDueAt, keyDay, firstKeyDay, givenOn }: CaseStanding,
): Promise<void> {
  await execute(
    client,
    `update cases set status = $2, closed_at = $3, first_answered_at = $4, snoozed_until = $5, reply_due_at = $6
     where id = $1`,
    [caseId, status, closedAt, firstAnsweredAt, snoozedUntil, replyDueAt],
  )
  // Versions that did not store it did not change it.
  if (keyDay !== undefined)
    await execute(client, 'update cases set key_day = $2, first_key_day = $3, given_on = $4 where id = $1', [
      caseId,
      keyDay,
      firstKeyDay,
      givenOn,
    ])
}
