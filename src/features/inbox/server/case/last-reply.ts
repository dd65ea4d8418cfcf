import { z } from 'zod'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDate, formatWhen } from '../../../../domain/time/format-moment.ts'
import { lastReply, lastReplyOf } from '../../../cases/server/events/last-reply.ts'
import type { LastReplyView } from './staff-views.ts'

/** The columns of `lastReplyRow`, of a case by its alias: the last reply to its sender, and the promise that waits. */
export const lastReplyColumns = (table: string): string => `${lastReplyOf(table)} as "lastReply",
  least(case when ${table}.first_answered_at is null then ${table}.promised_at end, ${table}.reply_due_at) as "promisedBy"`

export const lastReplyRow = z.object({
  lastReply: lastReply.nullable(),
  promisedBy: z.date().nullable(),
})

/** What the sender of a case was told last. */
export function showLastReply(
  { lastReply: reply, promisedBy }: z.output<typeof lastReplyRow>,
  now: Date,
): LastReplyView {
  return {
    reply: reply && { at: formatWhen(reply.at, now, staffLanguage), text: reply.text },
    promisedBy: promisedBy && formatDate(promisedBy, staffLanguage),
  }
}
