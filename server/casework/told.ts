import { z } from 'zod'
import { formatDate, formatWhen } from '../../domain/format.ts'
import type { ToldSender } from './staff-views.ts'

/** The columns of `toldRow`, of a case by its alias: the last reply to its sender, and the promise that waits. */
export const toldColumns = (table: string): string => `
  (select jsonb_build_object('at', e.at, 'text', left(e.text, 300)) from case_events e
   where e.case_id = ${table}.id and e.kind = 'message' and e.by = 'staff' order by e.id desc limit 1) as "lastReply",
  least(case when ${table}.first_answered_at is null then ${table}.promised_at end, ${table}.reply_due_at) as "promisedBy"`

export const toldRow = z.object({
  lastReply: z.object({ at: z.coerce.date(), text: z.string() }).nullable(),
  promisedBy: z.date().nullable(),
})

/** What the sender of a case was told last. */
export function showTold({ lastReply, promisedBy }: z.output<typeof toldRow>, now: Date): ToldSender {
  return {
    reply: lastReply && { at: formatWhen(lastReply.at, now), text: lastReply.text },
    promisedBy: promisedBy && formatDate(promisedBy),
  }
}
