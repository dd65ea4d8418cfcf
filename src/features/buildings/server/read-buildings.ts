import { z } from 'zod'
import type { CategoryType } from '../../../../landlord-types/category.ts'
import { findRow, type Queryable, queryRows } from '../../../platform/database/query.ts'

/** A house of the portfolio, as staff know it. */
export type Building = z.output<typeof buildingRow>

const buildingRow = z.object({
  id: z.uuid(),
  address: z.string(),
  postalCode: z.string().nullable(),
  town: z.string(),
  /** «gnr. 3020 bnr. 118»: its number in matrikkelen. */
  registration: z.string().nullable(),
  ownerCompany: z.string().nullable(),
  caretakerNote: z.string().nullable(),
  /** «Oppgang A: H0101-H0404», one each. */
  entrances: z.array(z.string()),
  /** Other addresses that it is known by: «Torget 2, Larvik». */
  otherAddresses: z.array(z.string()),
})

const columns = `id, address, postal_code as "postalCode", town, registration, owner_company as "ownerCompany",
  caretaker_note as "caretakerNote", entrances,
  array(select a.address || ', ' || a.town from building_addresses a where a.building_id = buildings.id
    and a.key <> building_key(buildings.address, buildings.town) order by a.town, a.address) as "otherAddresses"`

/** A wall with a billboard is no house, as long as no case is about it. */
const noHouse: CategoryType = 'Reklame'

/** SQL for buildings with a property or a case: what a changed address has left empty is no building of ours. */
export const isOfPortfolio = `(exists (select from properties where building_id = buildings.id and type <> '${noHouse}')
  or exists (select from cases where building_id = buildings.id))`

/** SQL for buildings one of whose addresses has a text. */
export const hasInAddress = (text: string): string => `exists (select from building_addresses a
  where a.building_id = buildings.id and strpos(folded(a.address || ', ' || a.town), folded(${text})) > 0)`

/** All buildings of the portfolio, by town and address. */
export const readBuildings = (db: Queryable): Promise<Building[]> =>
  queryRows(
    db,
    buildingRow,
    `select ${columns} from buildings where ${isOfPortfolio} order by town, address, id`,
  )

/** Null where there is no such building; the id must be a UUID. */
export const readBuilding = (db: Queryable, id: string): Promise<Building | null> =>
  findRow(db, buildingRow, `select ${columns} from buildings where id = $1`, [id])
