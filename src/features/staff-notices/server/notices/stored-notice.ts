import { z } from 'zod'
import { columnsOf, isoDateColumn } from '../../../../platform/database/columns.ts'
import type { ActedFor, Notice, SummaryCounts } from '../../notice-kinds.ts'

const caseId = z.string()
const eventId = z.string()
const counts = z.object({
  urgent: z.number(),
  new: z.number(),
  dueToday: z.number(),
  mine: z.number(),
  waitingForMe: z.number(),
}) satisfies z.ZodType<SummaryCounts>

// Summaries of older versions lack the names of those who are away.
const actsFor = z
  .array(z.object({ id: z.string(), name: z.string(), waiting: z.number() }))
  .readonly()
  .default([]) satisfies z.ZodType<readonly ActedFor[]>

const noticeSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('assigned'), caseId, eventId }),
  z.object({
    reason: z.literal('sender-wrote'),
    caseId,
    eventId,
    what: z.enum(['message', 'photos', 'withdrawn', 'reopened']),
    from: z.literal('contractor').exactOptional(),
  }),
  z.object({ reason: z.literal('urgent'), caseId, isEscalated: z.boolean() }),
  z.object({ reason: z.literal('breach-warning'), caseId, deadline: z.coerce.date() }),
  z.object({ reason: z.literal('morning-summary'), day: isoDateColumn, counts, actsFor }),
]) satisfies z.ZodType<Notice>

/** A notice as it is stored. */
export const storedNotice = z.object({ id: z.string(), createdAt: z.date(), notice: noticeSchema })

/** The columns of `storedNotice`. */
export const noticeColumns = columnsOf(storedNotice, {
  table: 'staff_notices',
  computed: {
    notice:
      "staff_notices.data || jsonb_build_object('reason', staff_notices.reason, 'caseId', staff_notices.case_id)",
  },
})

export type StoredNotice = z.output<typeof storedNotice>
