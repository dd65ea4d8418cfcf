import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { ProgramAnswer } from '../../../domain/cases/case-event.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { appointmentUid } from '../../cases/server/appointments/appointment-record.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { addCaseEvent } from '../../cases/server/events/add-case-event.ts'
import type { QuietReason } from './classify-mail.ts'
import type { CalendarReply, ParsedMail } from './parsed-mail.ts'

interface QuietMail {
  mailId: string
  mail: ParsedMail
  reason: QuietReason
  now: Date
}

/**
 * Notes in its case, for staff, what a program of the sender has answered: that they are away, like a mail, or have declined a
 * visit in their calendar. It reopens nothing and sets no deadline. The answer to an event that is not a visit of the case
 * stays held.
 */
export function noteQuietMail(deps: CaseDeps, { mailId, mail, reason, now }: QuietMail): Promise<boolean> {
  return inTransaction(deps.database.pool, async (client) => {
    const caseId = await findRow(
      client,
      z.string(),
      `update incoming_mails set state = 'taken', reason = $2 where id = $1 and state = 'held' returning case_id`,
      [mailId, reason],
    )
    if (!caseId) return false
    const reply = reason === 'calendar' ? mail.calendarReply : null
    if (reply && !(await noteAnswer(deps, client, { caseId, reply, now }))) {
      await execute(
        client,
        `update incoming_mails set state = 'held', reason = 'other-event' where id = $1`,
        [mailId],
      )
      return false
    }
    const answered: ProgramAnswer = reply
      ? `visit-${reply.answer}`
      : reason === 'reaction'
        ? reason
        : 'out-of-office'
    const text = [mail.text, reply?.comment].filter(Boolean).join('\n\n')
    await addCaseEvent(
      client,
      { caseId, by: 'sender', now },
      { kind: 'note', text: text || null, data: { answered, mail: mailId } },
    )
    return true
  })
}

/** Notes on the visit whether the calendar of the sender has declined it. Gives whether it is a visit of the case. */
async function noteAnswer(
  { publicUrl }: CaseDeps,
  client: PoolClient,
  { caseId, reply: { uid, sequence, answer }, now }: { caseId: string; reply: CalendarReply; now: Date },
): Promise<boolean> {
  const id = await findRow(
    client,
    z.string(),
    'select id from appointments where case_id = $1 and id::text || $2 = lower($3)',
    [caseId, appointmentUid('', publicUrl), uid],
  )
  // The answer to an earlier time says nothing about the one that is agreed now.
  if (id)
    await execute(
      client,
      'update appointments set declined_at = $2 where id = $1 and sequence = coalesce($3, sequence)',
      [id, answer === 'declined' ? now : null, sequence],
    )
  return id !== null
}
