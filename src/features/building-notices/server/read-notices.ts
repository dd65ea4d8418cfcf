import { z } from 'zod'
import { findRow, type Queryable, queryRows } from '../../../platform/database/query.ts'

const noticeRow = z.object({
  id: z.uuid(),
  title: z.string(),
  advice: z.string().nullable(),
  topic: z.string().nullable(),
  startsAt: z.date(),
  endsAt: z.date(),
  towns: z.array(z.string()),
  addresses: z.array(z.string()),
  revision: z.number(),
  cancelledAt: z.date().nullable(),
})

export type BuildingNotice = z.output<typeof noticeRow>

const noticeColumns = `n.id, n.title, n.advice, n.topic, n.starts_at as "startsAt", n.ends_at as "endsAt", n.towns, n.revision,
  n.cancelled_at as "cancelledAt",
  array(select b.address || ', ' || b.town from building_notice_places p join buildings b on b.id = p.building_id
    where p.notice_id = n.id order by b.town, b.address) as addresses`

/** SQL for whether a notice `n` is for a building. */
export const isForBuilding = (building: string): string => `(
  exists (select from building_notice_places p where p.notice_id = n.id and p.building_id = ${building})
  or exists (select from buildings b where b.id = ${building} and b.town = any(n.towns)))`

/** More than these are shown nowhere. */
const MAX_SHOWN = 50

/** The notices that are not over, the next first. */
export const readCurrentNotices = (db: Queryable, now: Date): Promise<BuildingNotice[]> =>
  queryRows(
    db,
    noticeRow,
    `select ${noticeColumns} from building_notices n where n.ends_at > $1 order by n.starts_at, n.id limit ${MAX_SHOWN}`,
    [now],
  )

/** The notices for a building that are not over, the next first. */
export const readNoticesOfBuilding = (
  db: Queryable,
  building: string,
  now: Date,
): Promise<BuildingNotice[]> =>
  queryRows(
    db,
    noticeRow,
    `select ${noticeColumns} from building_notices n where n.ends_at > $2 and ${isForBuilding('$1::uuid')}
     order by n.starts_at, n.id limit ${MAX_SHOWN}`,
    [building, now],
  )

/** The notices for the house of a case that are not over. */
export const readNoticesOfCase = (db: Queryable, caseId: string, now: Date): Promise<BuildingNotice[]> =>
  queryRows(
    db,
    noticeRow,
    `select ${noticeColumns} from cases c join building_notices n on n.ends_at > $2 and ${isForBuilding('c.building_id')}
     where c.id = $1 and c.building_match = 'certain' order by n.starts_at, n.id limit ${MAX_SHOWN}`,
    [caseId, now],
  )

/** Null where there is no such notice. */
export const readNotice = (db: Queryable, id: string): Promise<BuildingNotice | null> =>
  findRow(db, noticeRow, `select ${noticeColumns} from building_notices n where n.id::text = $1`, [id])

/** How many that are over are listed. */
const MAX_OVER = 20

/** The notices that are over, the newest first. */
export const readNoticesThatAreOver = (db: Queryable, now: Date): Promise<BuildingNotice[]> =>
  queryRows(
    db,
    noticeRow,
    `select ${noticeColumns} from building_notices n where n.ends_at <= $1 order by n.ends_at desc, n.id limit ${MAX_OVER}`,
    [now],
  )
