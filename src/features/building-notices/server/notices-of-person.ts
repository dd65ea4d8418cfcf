import { z } from 'zod'
import { findRow, type Queryable, queryRows } from '../../../platform/database/query.ts'

const toldNotice = z.object({ title: z.string(), toldAt: z.date() })

export interface NoticesOfPerson {
  told: z.output<typeof toldNotice>[]
  /** Since when they want no mails of notices. */
  refusedAt: Date | null
}

export async function noticesOfPerson(db: Queryable, email: string): Promise<NoticesOfPerson> {
  const [told, refusedAt] = await Promise.all([
    queryRows(
      db,
      toldNotice,
      `select n.title, r.created_at as "toldAt" from building_notice_recipients r join building_notices n on n.id = notice_id
       where r.email = $1 order by r.created_at`,
      [email],
    ),
    findRow(db, z.date(), 'select refused_at from building_notice_refusals where email = $1', [email]),
  ])
  return { told, refusedAt }
}
