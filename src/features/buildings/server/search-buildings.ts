import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { addressedBuilding, findBuilding } from './locate-case.ts'
import type { AddressedBuilding } from './match-building.ts'
import { hasInAddress, isOfPortfolio } from './read-buildings.ts'

/** More than these are not told apart at a glance. */
const MAX_FOUND = 6

/** The buildings that typed words may mean: the one that is called so, those whose address has them, or the one that a slip has missed. */
export async function searchBuildings(db: Queryable, typed: string): Promise<AddressedBuilding[]> {
  const found = await queryRows(
    db,
    addressedBuilding,
    `select id, address, postal_code as "postalCode", town from buildings
     where ${hasInAddress('$1')} and ${isOfPortfolio}
     order by folded(address) <> folded($1), length(address), town, id limit ${MAX_FOUND}`,
    [typed.trim()],
  )
  const [first] = found
  if (found.length === 1) return found
  const named = await findBuilding(db, typed)
  if (named) return [named.building]
  const isNamed = (each: AddressedBuilding) => each.address.toLowerCase() === typed.trim().toLowerCase()
  return first && found.filter(isNamed).length === 1 ? [first] : found
}
