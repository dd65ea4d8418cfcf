import type { Pool } from 'pg'
import { z } from 'zod'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDate } from '../../../../domain/time/format-moment.ts'
import { caseStatus } from '../../../../platform/database/columns.ts'
import { findRow, queryRows } from '../../../../platform/database/query.ts'
import type { SecretKey } from '../../../../platform/secrets/secret-key.ts'
import { spellingsOfFlat } from '../../../buildings/flat.ts'
import { readBuildingPictures } from '../../../buildings/server/read-building-pictures.ts'
import { readBuilding } from '../../../buildings/server/read-buildings.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import type { Caseworker } from '../caseworker.ts'
import { locationColumns, storedLocation } from './move-case.ts'
import type { OtherCases, StaffLocation } from './staff-views.ts'

/** The maximum number of each that is shown. */
const MAX_OF_EACH = 5

const placedCase = z.object({
  reference: z.string(),
  form: z.string(),
  status: caseStatus,
  sentAt: z.date(),
  sender: z.string().nullable(),
  count: z.number(),
})

/** Where a case is, with the other cases there that the staff member reads. */
export async function readStaffLocation(
  { pool, secret }: { pool: Pool; secret: SecretKey },
  worker: Caseworker,
  { id, now }: { id: string; now: Date },
): Promise<StaffLocation> {
  const stored = await findRow(pool, storedLocation, `select ${locationColumns} from cases where id = $1`, [
    id,
  ])
  const { buildingId = null, match = 'none', flat = null, concerns = 'home' } = stored ?? {}
  const find = async (condition: string, value: unknown): Promise<OtherCases> => {
    const rows = await queryRows(
      pool,
      placedCase,
      `select reference, form, status, sent_at as "sentAt", sender_name as sender, count(*) over ()::int as count from cases
       where building_id = $2 and id <> $1 and quarantine is null and ${condition} and ${isVisibleTo('$4')}
       order by sent_at desc limit ${MAX_OF_EACH}`,
      [id, buildingId, value, accessKeys(worker.role)],
    )
    return {
      count: rows[0]?.count ?? 0,
      cases: rows.map((row) => ({
        reference: row.reference,
        formName: findForm(row.form)?.name ?? row.form,
        status: row.status,
        sentAt: formatDate(row.sentAt, staffLanguage),
        sender: row.sender,
      })),
    }
  }
  const none = { count: 0, cases: [] }
  const [building, pictures, ofFlat, ofBuilding] = await Promise.all([
    buildingId ? readBuilding(pool, buildingId) : null,
    buildingId ? readBuildingPictures(pool, secret, { building: buildingId, now }) : [],
    buildingId && flat ? find('flat = any($3)', spellingsOfFlat(flat)) : none,
    buildingId ? find('closed_at is null and merged_into is null and $3::text is null', null) : none,
  ])
  return {
    match: match ?? 'none',
    building: building && {
      id: building.id,
      address: building.address,
      town: building.town,
      caretakerNote: building.caretakerNote,
    },
    pictures,
    flat,
    concerns,
    ofFlat,
    ofBuilding,
  }
}
