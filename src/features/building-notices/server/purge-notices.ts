import type { Pool } from 'pg'
import { execute } from '../../../platform/database/query.ts'

/** The links in the mails of a notice work for so long after its end. */
const RECIPIENT_DAYS = 60

const NOTICE_MONTHS = 12

/** Erases who was told of notices that are long over, and the refusals of those who would not be told any more. */
export async function purgeNotices(pool: Pool, now: Date): Promise<void> {
  await execute(
    pool,
    `delete from building_notice_recipients using building_notices n
     where n.id = notice_id and n.ends_at < $1::timestamptz - interval '${RECIPIENT_DAYS} days'`,
    [now],
  )
  await execute(
    pool,
    `delete from building_notices where ends_at < $1::timestamptz - interval '${NOTICE_MONTHS} months'`,
    [now],
  )
  await execute(
    pool,
    `delete from building_notice_refusals r where refused_at < $1::timestamptz - interval '${NOTICE_MONTHS} months'
       and not exists (select from cases where sender_email = r.email and sent_at > $1::timestamptz - interval '${NOTICE_MONTHS} months')`,
    [now],
  )
}
