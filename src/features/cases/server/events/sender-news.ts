import { z } from 'zod'

/** What the sender has done in a case since staff answered it: written, sent photos, or reopened it. */
export const senderNews = z.object({
  kind: z.enum(['message', 'photos', 'status']),
  /** The words of a message, shortened. */
  text: z.string().nullable(),
})

export type SenderNews = z.output<typeof senderNews>

/**
 * SQL for the newest `senderNews` in a case and those merged into it, as the column `news`; a message comes before
 * anything else. Null where nothing waits for a reply.
 */
export const senderNewsColumn = (table: string): string => `
  case when ${table}.closed_at is null and (${table}.reply_due_at is not null or ${table}.merged_promise is not null) then (
    select jsonb_build_object('kind', news.kind, 'text', left(news.text, 300)) from case_events news
    where news.case_id in (select ${table}.id union all select id from cases where merged_into = ${table}.id)
      and news.by = 'sender'
      and (news.kind in ('message', 'photos') or news.kind = 'status' and news.data ->> 'status' = 'in-progress')
      and news.id > coalesce((select max(answer.id) from case_events answer
        where answer.case_id = ${table}.id and answer.by = 'staff' and answer.kind = 'message'), 0)
    order by news.kind = 'message' desc, news.id desc limit 1) end`
