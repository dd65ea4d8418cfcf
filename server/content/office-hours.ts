import type { ClientBase, Pool } from 'pg'
import { type OfficeHours, officeHoursOf } from '../../domain/office-hours.ts'
import { company } from '../../landlord/company.ts'

/** The office hours that the site states now, as a part of a transaction or by themselves. */
export async function readOfficeHours(database: Pool | ClientBase): Promise<OfficeHours> {
  const { rows } = await database.query<{ hours: string | null }>(
    `select value->>'openingHours' as hours from content_versions
     where document = 'kontakt' and state = 'published' order by id desc limit 1`,
  )
  return officeHoursOf({ openingHours: rows[0]?.hours ?? company.openingHours })
}
