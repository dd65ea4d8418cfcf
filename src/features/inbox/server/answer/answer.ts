import type { PoolClient } from 'pg'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { type CaseStatus, isClosed, mayMove, onceAnswered } from '../../../../domain/cases/case-status.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { IsoDate } from '../../../../domain/time/calendar.ts'
import { execute, queryRows } from '../../../../platform/database/query.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { givenAnew, keyDayOf, setKeyDay } from '../../../cases/server/key-date.ts'
import { mergedFollowers } from '../../../cases/server/merged-cases.ts'
import { contactOf } from '../../../cases/server/my-cases/sender-contact.ts'
import type { SenderChange } from '../../../cases/server/queue-change-mail.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { assertNoNewEvents } from '../case/assert-no-new-events.ts'
import { assignTo } from '../case/assign.ts'
import { eventsSentBefore, onCase, type WorkedCase, workedCase, workedColumns } from '../case/on-case.ts'
import { type NewKeyDay, newKeyDayText } from '../case/staff-key-date.ts'
import { undoSnapshot } from '../case/undo-snapshot.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { assertAnsweredWithinDeadline } from '../list/past-deadline.ts'
import { caseRefusals } from '../refusals.words.ts'
import { fillReply } from './fill-reply.ts'

export interface StaffAnswer {
  /** The text to the sender. */
  text: string | null
  /** The new status. Without it the status is kept, except that an answered new case is no longer new. */
  status?: CaseStatus
  /** Until when the case is snoozed then; a closed one is not. */
  snoozedUntil?: Date | null
  /** The idempotency key of the page: an answer that is sent twice is stored once. */
  key?: string | null
  /** The last event that the page showed; later events have not been read. */
  seen?: string | null
  /** The newest event when the case was chosen in a list: it is not answered if it has changed since. */
  unchangedSince?: string | null
  /** Another day than the sender was told, which is the text then. Cases that are merged into this one keep theirs. */
  keyDay?: NewKeyDay
  /** How long the mails wait, so that the answer can be undone. */
  mailAfterSeconds?: number
  now: Date
}

/** How long an answer can be undone; its mail is delayed as long. */
export const UNDO_WINDOW_SECONDS = 10

export type AnswerDeps = Pick<CaseworkDeps, 'database' | 'publicUrl' | 'contact'>

/**
 * Answers a case. Its sender, and the senders of cases merged into it with the same status, see the text and the
 * status on their pages and get a mail. A case without an assignee becomes the answerer's. Returns the ids of the
 * events, for undo. Placeholders in the text, such as {navn}, are filled in for each case.
 * @throws Refusal if a placeholder cannot be filled in, if the status is not allowed, if the case would be closed
 * without a text, or if a colleague or the sender has written since the case was last read.
 */
export async function answerCase(
  deps: AnswerDeps,
  worker: Caseworker,
  reference: CaseReference,
  given: StaffAnswer,
): Promise<string[]> {
  const known = await readBeforeAnswering(deps)
  return onCase(deps, worker, reference, async (client, record) => {
    const { key } = given
    const sent = await eventsSentBefore(client, { caseId: record.id, staffId: worker.id, key })
    return sent.length > 0 ? sent : answerLocked(known, client, worker, record, given)
  })
}

/** Reads what a reply needs before the transaction: one that waited for a second connection would keep the first from all others. */
export async function readBeforeAnswering(deps: AnswerDeps): Promise<AnswerDeps> {
  const contact = await deps.contact()
  return { ...deps, contact: async () => contact }
}

/** Answers a case that is locked; `answerCase` says how. */
export async function answerLocked(
  deps: AnswerDeps,
  client: PoolClient,
  worker: Caseworker,
  record: WorkedCase,
  given: StaffAnswer,
): Promise<string[]> {
  const { status, seen, unchangedSince, keyDay } = given
  const text = keyDay ? newKeyDayText(record, keyDay) : given.text
  const answer = { ...given, text }
  const moves = status !== undefined && status !== record.status
  if (record.mergedInto) throw new Refusal(caseRefusals.isMerged)
  if (moves && !mayMove(record.status, status, 'staff')) {
    const { statuses } = inboxTexts
    throw new Refusal(caseRefusals.mayNotMove(statuses[record.status], statuses[status]))
  }
  if (moves && isClosed(status) && !text) throw new Refusal(caseRefusals.closedWithoutText)
  if (!text && !moves) throw new Refusal(caseRefusals.empty)
  await assertNoNewEvents(client, worker, record, { before: 'reply', after: seen })
  await assertNoNewEvents(client, worker, record, { before: 'bulk', after: unchangedSince })
  // A new day is of one case: those that are merged into it have days of their own, and are not told of it.
  const merged = keyDay
    ? []
    : await queryRows(
        client,
        workedCase,
        `select ${workedColumns} from cases where ${mergedFollowers} order by reference for update`,
        [record.id],
      )
  const events = []
  for (const each of [record, ...merged])
    events.push(...(await applyTo(deps, client, worker, each, { ...answer, day: keyDay?.day })))
  if (text && !record.assigneeId && worker.id)
    events.push(await assignTo(client, worker, record, { id: worker.id, name: worker.name }, answer))
  if (given.snoozedUntil && !isClosed(status ?? record.status))
    events.push(await snoozeAnswered(client, worker, record, { until: given.snoozedUntil, ...answer }))
  return events
}

/** Answering has ended an earlier snooze, which undoing the answer restores. */
async function snoozeAnswered(
  client: PoolClient,
  worker: Caseworker,
  record: WorkedCase,
  { until, key, now }: Pick<StaffAnswer, 'key' | 'now'> & { until: Date },
): Promise<string> {
  await assertAnsweredWithinDeadline(client, record, until)
  await execute(client, 'update cases set snoozed_until = $2 where id = $1', [record.id, until])
  const context = { caseId: record.id, by: { staffId: worker.id }, now, key }
  return addCaseEvent(client, context, { kind: 'snoozed', data: { until, before: null } })
}

async function applyTo(
  deps: AnswerDeps,
  client: PoolClient,
  worker: Caseworker,
  record: WorkedCase,
  {
    text: written,
    status,
    key,
    day,
    mailAfterSeconds = UNDO_WINDOW_SECONDS,
    now,
  }: StaffAnswer & { day: IsoDate | undefined },
): Promise<string[]> {
  const text = written && (await fillReply(deps, worker, record, written))
  const events: string[] = []
  const context = { caseId: record.id, by: { staffId: worker.id }, now, key }
  const stays = text ? onceAnswered(record.status) : record.status
  const next = status && mayMove(record.status, status, 'staff') ? status : stays
  if (!text && next === record.status) return events
  const contact = contactOf(record)
  const anew = next === 'in-progress' ? givenAnew(record, now) : null
  const told = keyDayOf(record)
  const changed = day && told ? { before: told, day, givenOn: record.givenOn } : anew
  const change: SenderChange | null =
    record.form.isBinding && record.status === 'withdrawn' && next !== 'withdrawn'
      ? { what: 'reopened', at: now, ...(anew && { anew }) }
      : null
  const asksIfFixed = next === 'done' && record.status !== 'done' && record.form.asksIfFixed === true
  const mailId =
    contact.by === 'email'
      ? await queueMail(
          deps,
          client,
          {
            kind: 'message-to-sender',
            caseId: record.id,
            recipient: contact.email,
            data: { text, status: next, ...(change && { change }), ...(asksIfFixed && { asksIfFixed }) },
          },
          { afterSeconds: mailAfterSeconds },
        )
      : null
  const before = { ...undoSnapshot(record), mailId }
  if (text)
    events.push(
      await addCaseEvent(client, context, {
        kind: 'message',
        text,
        // Undo gives back the text as it was written, with its placeholders.
        data: {
          before,
          ...(written && text !== written ? { written } : {}),
          ...(contact.by === 'phone' || contact.by === 'letter' ? { told: contact.by } : {}),
        },
        visibleTo: 'sender',
      }),
    )
  if (next !== record.status)
    events.push(
      await addCaseEvent(client, context, {
        kind: 'status',
        data: { status: next, before, ...(asksIfFixed && { fixed: 'asked' }) },
        visibleTo: 'sender',
      }),
    )
  if (changed) await setKeyDay(client, record.id, changed)
  await execute(
    client,
    `update cases set status = $2, updated_at = $3, closed_at = $4, snoozed_until = null,
       first_answered_at = coalesce(first_answered_at, $5),
       reply_due_at = case when $5::timestamptz is null then reply_due_at end
     where id = $1`,
    [
      record.id,
      next,
      now,
      isClosed(next) ? (record.closedAt ?? now) : null,
      // Only an answer keeps the promise; a new status alone does so only if it closes the case.
      text || isClosed(next) ? now : null,
    ],
  )
  return events
}
