import { z } from 'zod'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { execute, findRow, type Queryable } from '../../../../platform/database/query.ts'
import { defaultNoticeSettings, type NoticePreferences, noticeReasons } from '../../notice-kinds.ts'

const reasons = z.array(z.enum(noticeReasons))

const settingsRow = z.object({
  byMail: reasons,
  byPush: reasons,
  quietFrom: z.number().nullable(),
  quietTo: z.number().nullable(),
  summaryAt: z.number(),
})

/** How a staff member wants to be told: as they have chosen, or as is usual for their role. */
export async function readNoticeSettings(
  db: Queryable,
  { id, role }: { id: string; role: StaffRole },
): Promise<NoticePreferences> {
  const row = await findRow(
    db,
    settingsRow,
    `select by_mail as "byMail", by_push as "byPush", quiet_from as "quietFrom", quiet_to as "quietTo",
       summary_at as "summaryAt" from notice_settings where staff_id = $1`,
    [id],
  )
  if (!row) return defaultNoticeSettings(role)
  const { quietFrom: from, quietTo: to, ...chosen } = row
  return { ...chosen, quiet: from === null || to === null ? null : { from, to } }
}

export async function saveNoticeSettings(
  db: Queryable,
  staffId: string,
  { byMail, byPush, quiet, summaryAt }: NoticePreferences,
): Promise<void> {
  await execute(
    db,
    `insert into notice_settings (staff_id, by_mail, by_push, quiet_from, quiet_to, summary_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (staff_id) do update set by_mail = excluded.by_mail, by_push = excluded.by_push,
       quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, summary_at = excluded.summary_at`,
    [staffId, byMail, byPush, quiet?.from ?? null, quiet?.to ?? null, summaryAt],
  )
}
