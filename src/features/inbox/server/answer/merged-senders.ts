import type { PoolClient } from 'pg'
import { z } from 'zod'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { contactOf } from '../../../cases/server/my-cases/sender-contact.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { MergedSender, MergeQuestionData } from '../../case-results.ts'
import { lastReplyColumns, lastReplyRow, showLastReply } from '../case/last-reply.ts'
import { type WorkedCase, workedCase, workedColumns } from '../case/on-case.ts'
import { excerptOf } from '../list/inbox-line.ts'

const texts = staffCaseTexts.relate

const senderRow = workedCase.extend({ ...lastReplyRow.shape, phoneKey: z.string().nullable() })

type SenderRow = z.output<typeof senderRow>

/**
 * Asks before the cases of different senders are merged: each of them gets what is written to the others.
 * @throws Refusal with the senders, and what each will be told, where not all are known to be the same.
 */
export async function assertSameSender(
  client: PoolClient,
  { duplicates, main, now }: { duplicates: readonly WorkedCase[]; main: WorkedCase; now: Date },
): Promise<void> {
  const rows = await queryRows(
    client,
    senderRow,
    `select ${workedColumns}, phone_key(sender_phone) as "phoneKey", ${lastReplyColumns('cases')} from cases
     where id = any($1) or merged_into = any($1) order by id = $2 desc, sent_at, id`,
    [[main, ...duplicates].map(({ id }) => id), main.id],
  )
  const [first, ...others] = rows
  if (!first || others.every((row) => isSameSender(first, row))) return
  const question: MergeQuestionData = {
    main: main.reference,
    senders: rows.map((row) => shownSender(row, main, now)),
  }
  throw new Refusal(texts.differentSenders(main.reference), { shown: question })
}

/** Two addresses are two people, though they share a telephone. */
const isSameSender = (one: SenderRow, other: SenderRow) =>
  one.senderEmail && other.senderEmail
    ? one.senderEmail === other.senderEmail
    : one.phoneKey !== null && one.phoneKey === other.phoneKey

const shownSender = (row: SenderRow, main: WorkedCase, now: Date): MergedSender => ({
  reference: row.reference,
  name: row.senderName,
  address: row.address,
  excerpt: excerptOf({ form: row.form.id, answers: row.answers, news: null }),
  isMain: row.id === main.id,
  by: contactOf(row).by,
  told: showLastReply(row, now),
})
