import type { PoolClient } from 'pg'
import { keepLeadOpen } from '../cases/merged-cases.ts'
import { inContestedTransaction } from '../database/transaction.ts'
import { type CaseworkDesk, type Caseworker, formsReadBy } from './desk.ts'
import { CaseRefusal } from './on-case.ts'

/** How long something can be taken back by whoever did it. */
const UNDO_MINUTES = 10

interface UndoneEvent {
  id: string
  case_id: string
  reference: string
  kind: string
  text: string | null
  data: Record<string, unknown>
}

/** What was written in the actions that were undone, to be written on. */
export interface UndoneWriting {
  /** Of the cases that it was written in. */
  references: string[]
  message?: string
  note?: string
  /** Where the reply was to move the case. */
  status?: string
}

/**
 * Undoes what a staff member has just done, all of it or nothing: who a case was given to, its day, putting it
 * off, a note, an answer whose mail has not gone out. Gives what was written.
 * @throws CaseRefusal where something else has happened to a case since, or where the sender has been told.
 */
export function undo(
  desk: Pick<CaseworkDesk, 'database'>,
  worker: Caseworker,
  ids: string[],
): Promise<UndoneWriting> {
  return inContestedTransaction(desk.database.pool, async (client) => {
    const events = await ownEvents(client, worker, ids)
    if (events.length === 0 || events.length < ids.length)
      throw new CaseRefusal('Det er for sent å angre dette.')
    await stopMails(client, events)
    // The newest first: each is laid back on what stood before it.
    for (const event of events) await takeBack(client, event)
    for (const { case_id } of events) await keepLeadOpen(client, case_id, new Date())
    await client.query('delete from case_events where id = any($1::bigint[])', [ids])
    return writingIn(events)
  })
}

function writingIn(events: readonly UndoneEvent[]): UndoneWriting {
  const writing: UndoneWriting = { references: [...new Set(events.map(({ reference }) => reference))] }
  for (const { kind, text, data } of events) {
    if (kind === 'message') writing.message = typeof data.written === 'string' ? data.written : (text ?? '')
    if (kind === 'note' && text) writing.note = text
    if (kind === 'status' && typeof data.status === 'string') writing.status = data.status
  }
  return writing
}

async function ownEvents(client: PoolClient, worker: Caseworker, ids: string[]): Promise<UndoneEvent[]> {
  await client.query(
    `select 1 from cases where id in (select case_id from case_events where id = any($1::bigint[]))
     order by merged_into is not null, reference for update`,
    [ids],
  )
  const { rows } = await client.query<UndoneEvent>(
    `select e.id, e.case_id, c.reference, e.kind, e.text, e.data from case_events e join cases c on c.id = e.case_id
     where e.id = any($1::bigint[]) and e.staff_id = $2 and e.at > now() - make_interval(mins => $3)
       and c.form = any($4)
       and not exists (select 1 from case_events later where later.case_id = e.case_id and later.id > e.id
         and not (later.id = any($1::bigint[])) and later.kind <> 'note')
     order by e.id desc`,
    [ids, worker.id, UNDO_MINUTES, formsReadBy(worker.role)],
  )
  return rows
}

/** What has left cannot be taken back; what has not is gone, so that nobody sends it again. */
async function stopMails(client: PoolClient, events: readonly UndoneEvent[]): Promise<void> {
  const mails = new Set<string>()
  for (const { data } of events) {
    const mailId = (data.before as { mailId?: string } | null)?.mailId
    if (mailId) mails.add(mailId)
  }
  if (mails.size === 0) return
  const { rowCount } = await client.query(
    `delete from mails where id = any($1) and state = 'queued' and attempts = 0`,
    [[...mails]],
  )
  if (rowCount !== mails.size) throw new CaseRefusal('Svaret er sendt, og kan ikke angres.')
}

async function takeBack(client: PoolClient, { case_id, kind, data }: UndoneEvent): Promise<void> {
  const set = (column: string, value: unknown) =>
    client.query(`update cases set ${column} = $2 where id = $1`, [case_id, value])
  switch (kind) {
    case 'assigned':
      await set('assignee_id', data.before)
      break
    case 'due':
      await set('due_at', data.before)
      break
    case 'snoozed':
      await set('snoozed_until', data.before)
      break
    case 'message':
    case 'status': {
      const before = data.before as {
        status: string
        closedAt: string | null
        firstAnsweredAt: string | null
        snoozedUntil?: string | null
        replyDueAt?: string | null
      }
      await client.query(
        `update cases set status = $2, closed_at = $3, first_answered_at = $4, snoozed_until = $5, reply_due_at = $6
         where id = $1`,
        [
          case_id,
          before.status,
          before.closedAt,
          before.firstAnsweredAt,
          before.snoozedUntil,
          before.replyDueAt,
        ],
      )
      break
    }
    case 'note':
      break
    default:
      throw new CaseRefusal('Dette kan ikke angres.')
  }
}
