import type { PoolClient } from 'pg'
import { isClosed } from '../../domain/case-status.ts'
import { caseColumns, caseRecord } from '../cases/case-record.ts'
import { addCaseEvent } from '../cases/events/add-case-event.ts'
import { markAwaitingReply } from '../cases/mark-awaiting-reply.ts'
import { execute, findRow } from '../database/query.ts'
import { type MailKind, senderMailKinds } from '../outbox/queue-mail.ts'

interface LostMail {
  caseId: string | null
  kind: MailKind
}

/**
 * Records in the case that a mail to its sender was not delivered. If it was a reply, the promise is not kept and an
 * open case is due again. No mail is sent about it, so that no mail loop can start.
 */
export async function noteUndelivered(
  client: PoolClient,
  { caseId, kind }: LostMail,
  now: Date,
): Promise<void> {
  const mail = senderMailKinds.find((each) => each === kind)
  if (!caseId || !mail) return
  await execute(
    client,
    'select 1 from cases where id = (select merged_into from cases where id = $1) for update',
    [caseId],
  )
  const record = await findRow(
    client,
    caseRecord,
    `select ${caseColumns} from cases where id = $1 for update`,
    [caseId],
  )
  if (!record) return
  await addCaseEvent(client, { caseId, by: 'system', now }, { kind: 'undelivered', data: { mail } })
  if (mail !== 'case-to-sender' && !isClosed(record.status)) await markAwaitingReply(client, record, now)
}
