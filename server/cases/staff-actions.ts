import type { CaseReference } from '../../domain/case-reference.ts'
import { type CaseStatus, isClosed, mayMove } from '../../domain/case-status.ts'
import { inTransaction } from '../database/transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { caseColumns, caseRecord } from './case-record.ts'
import type { CaseDesk } from './desk.ts'
import { NotAllowed } from './sender-actions.ts'

export interface StaffAnswer {
  /** What the sender reads. */
  text: string | null
  /** Where the case stands from now on; as before where it is left out. */
  status?: CaseStatus
  now: Date
}

/**
 * Answers a case: the sender sees the text and the status on their page, and gets both by mail.
 * @throws NotAllowed where there is no such case, where its status cannot be moved there, and where it would be
 * closed without a word.
 */
export function answerCase(
  desk: CaseDesk,
  reference: CaseReference,
  { text, status, now }: StaffAnswer,
): Promise<void> {
  return inTransaction(desk.database.pool, async (client) => {
    const { rows } = await client.query(`select ${caseColumns} from cases where reference = $1 for update`, [
      reference,
    ])
    if (!rows[0]) throw new NotAllowed(`There is no case ${reference}`)
    const record = caseRecord(rows[0])
    const moves = status !== undefined && status !== record.status
    if (moves && !mayMove(record.status, status, 'staff'))
      throw new NotAllowed(`A case cannot go from ${record.status} to ${status}`)
    if (moves && isClosed(status) && !text)
      throw new NotAllowed('Say something to the sender before you close the case')
    if (!text && !moves) throw new NotAllowed('There is nothing to say')
    const tell = (kind: 'message' | 'status', said: string | null, data: object) =>
      client.query(
        `insert into case_events (case_id, at, kind, by, text, data) values ($1, $2, $3, 'staff', $4, $5)`,
        [record.id, now, kind, said, data],
      )
    if (text) await tell('message', text, {})
    if (moves) await tell('status', null, { status })
    const next = status ?? record.status
    await client.query('update cases set status = $2, updated_at = $3, closed_at = $4 where id = $1', [
      record.id,
      next,
      now,
      isClosed(next) ? (record.closedAt ?? now) : null,
    ])
    if (record.senderEmail && record.isOpenToSender) {
      await queueMail(desk, client, {
        kind: 'message-to-sender',
        caseId: record.id,
        recipient: record.senderEmail,
        data: { text },
      })
    }
  })
}
