import { z } from 'zod'

/** The last reply to the sender of a case. */
export const lastReply = z.object({ at: z.coerce.date(), text: z.string() })

/** SQL for the `lastReply` of a case by its alias, its text shortened; null where there is none. */
export const lastReplyOf = (table: string): string => `(
  select jsonb_build_object('at', e.at, 'text', left(e.text, 300)) from case_events e
  where e.case_id = ${table}.id and e.kind = 'message' and e.by = 'staff' order by e.id desc limit 1)`
