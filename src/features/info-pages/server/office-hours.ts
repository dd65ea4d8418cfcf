import { z } from 'zod'
import { type OfficeHours, officeHoursOf } from '../../../domain/time/office-hours.ts'
import { findRow, type Queryable } from '../../../platform/database/query.ts'

/** The office hours that the site states now, as a part of a transaction or by themselves. */
export async function readOfficeHours(database: Queryable): Promise<OfficeHours> {
  const openingHours = await findRow(
    database,
    z.string().nullable(),
    `select value->>'openingHours' as hours from content_versions
     where document = 'kontakt' and state = 'published' order by id desc limit 1`,
  )
  return officeHoursOf({ openingHours })
}
