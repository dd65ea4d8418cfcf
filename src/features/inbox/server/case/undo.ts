import type { PoolClient } from 'pg'
import type { CaseEventKind, CaseSnapshot, OfferStanding } from '../../../../domain/cases/case-event.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute } from '../../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../../platform/database/transaction.ts'
import { findCurrentAppointment } from '../../../cases/server/appointments/appointment-record.ts'
import type { StoredCaseEvent } from '../../../cases/server/events/stored-case-event.ts'
import { deleteCaseEvents, lockUndoableEvents } from '../../../cases/server/events/undo-case-events.ts'
import { promoteOpenCase } from '../../../cases/server/merged-cases.ts'
import { accessKeys } from '../../../cases/server/reading.ts'
import type { UndoneWriting } from '../../case-results.ts'
import { storeSlots } from '../appointments/offer-slots.ts'
import type { Caseworker } from '../caseworker.ts'
import { caseRefusals } from '../refusals.words.ts'

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
      readable: accessKeys(worker.role),
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
    if (event.kind === 'note' && event.text && !event.data.location) writing.note = event.text
    if (event.kind === 'status') writing.status = event.data.status
    if (event.kind === 'snoozed' && event.data.until)
      writing.snoozedUntil = new Date(event.data.until).toISOString()
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
function standingBefore(event: StoredCaseEvent): CaseSnapshot | undefined {
  if (event.kind === 'message' || event.kind === 'status') return event.data.before
  if (event.kind === 'appointment' && event.data.what === 'offered') return event.data.before?.standing
  return undefined
}

type EventOf<K extends CaseEventKind> = Extract<StoredCaseEvent, { kind: K }>

type Restore<K extends CaseEventKind> = (client: PoolClient, event: EventOf<K>) => Promise<unknown>

const setColumn =
  <K extends CaseEventKind>(
    column: 'assignee_id' | 'due_at' | 'snoozed_until',
    before: (event: EventOf<K>) => Date | string | null | undefined,
  ): Restore<K> =>
  (client, event) =>
    execute(client, `update cases set ${column} = $2 where id = $1`, [event.caseId, before(event)])

const restoreAnswered = (
  client: PoolClient,
  { caseId, data: { before } }: EventOf<'message'> | EventOf<'status'>,
) => {
  if (!before) throw new Refusal(caseRefusals.cannotBeUndone)
  return restoreStanding(client, caseId, before)
}

/** Restores what an event of each kind changed in its case; null where it cannot be undone. */
const restore: { readonly [K in CaseEventKind]: Restore<K> | null } = {
  assigned: setColumn('assignee_id', ({ data }) => data.before),
  due: setColumn('due_at', ({ data }) => data.before),
  snoozed: setColumn('snoozed_until', ({ data }) => data.before),
  message: restoreAnswered,
  status: restoreAnswered,
  merged: (client, { caseId, data }) => restoreUnmerged(client, caseId, data),
  async appointment(client, { caseId, data }) {
    if (data.what !== 'offered' || !data.before) throw new Refusal(caseRefusals.cannotBeUndone)
    await undoOffer(client, caseId, data.before)
    await restoreStanding(client, caseId, data.before.standing)
  },
  // It changed nothing but the timeline, unless it says what was done about a work order, or where the case was moved.
  async note(client, { caseId, data: { workOrder, location } }) {
    if (workOrder) throw new Refusal(caseRefusals.cannotBeUndone)
    if (location) await restoreLocation(client, caseId, location)
  },
  sent: null,
  photos: null,
  link: null,
  erased: null,
  linked: null,
  reading: null,
  unmerged: null,
  released: null,
  undelivered: null,
}

async function restoreBefore<K extends CaseEventKind>(client: PoolClient, event: EventOf<K>): Promise<void> {
  const restoreIt: Restore<K> | null = restore[event.kind]
  if (!restoreIt) throw new Refusal(caseRefusals.cannotBeUndone)
  await restoreIt(client, event)
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

/** A building that has gone meanwhile is none. */
const restoreLocation = (
  client: PoolClient,
  caseId: string,
  { buildingId, match, flat, concerns }: NonNullable<EventOf<'note'>['data']['location']>,
) =>
  execute(
    client,
    `update cases set building_id = building.id, flat = $4, concerns = $5,
       building_match = case when $2::uuid is null or building.id is not null then $3 else 'none' end
     from (select (select id from buildings where id = $2::uuid) as id) building where cases.id = $1`,
    [caseId, buildingId, match, flat, concerns],
  )

async function restoreStanding(
  client: PoolClient,
  caseId: string,
  { status, closedAt, firstAnsweredAt, snoozedUntil, replyDueAt, keyDay, firstKeyDay, givenOn }: CaseSnapshot,
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

/** Restores what was offered in a locked case before the last offer, or that nothing was, or the visit that it came after. */
async function undoOffer(
  client: PoolClient,
  caseId: string,
  { appointment, overId }: OfferStanding,
): Promise<void> {
  const current = await findCurrentAppointment(client, caseId)
  if (!current) return
  if (!appointment) {
    await execute(client, 'delete from appointments where id = $1', [current.id])
    if (overId) await execute(client, "update appointments set state = 'agreed' where id = $1", [overId])
    return
  }
  const { staffId, note, isMoveAsked, slots } = appointment
  await execute(
    client,
    'update appointments set staff_id = $2, note = $3, is_move_asked = $4 where id = $1',
    [current.id, staffId, note, isMoveAsked],
  )
  await storeSlots(client, current.id, slots)
}
