import type { PoolClient } from 'pg'
import { isClosed } from '../../../domain/cases/case-status.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { type MailKind, senderMailKinds } from '../../../platform/mail/queue-mail.ts'
import { caseColumns, caseRecord } from '../../cases/server/case-record.ts'
import { addCaseEvent } from '../../cases/server/events/add-case-event.ts'
import { markAwaitingReply } from '../../cases/server/mark-awaiting-reply.ts'

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
