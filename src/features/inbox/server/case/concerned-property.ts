import { z } from 'zod'
import { parsePropertyId } from '../../../../domain/portfolio/property.ts'
import {
  foldTown,
  matchAddresses,
  parseStreetAddress,
  type StreetAddress,
} from '../../../../domain/portfolio/street-address.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import type { Form } from '../../../../forms/engine/form.ts'
import { findRow, type Queryable, queryRows } from '../../../../platform/database/query.ts'
import { houseKey, isAtHouses } from '../../../buildings/server/at-houses.ts'
import { addressOfCase } from './case-address.ts'

/** The property that a case is about. */
export interface ConcernedProperty {
  id: string
  title: string
  /** Whether the case names it, or its address says which home it is; else it is the only one of ours at the address. */
  isCertain: boolean
}

const propertyRow = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  location: z.string(),
  city: z.string(),
})

type PropertyRow = z.output<typeof propertyRow>

interface CaseAtAddress {
  form: Pick<Form, 'caseFields'>
  answers: Answers
  address: string | null
  propertyId: string | null
}

/** The property that a case names, or the only one at its street, number and town; null where none is, or several could be. */
export async function findConcernedProperty(
  db: Queryable,
  { form, answers, address, propertyId }: CaseAtAddress,
): Promise<ConcernedProperty | null> {
  if (propertyId) {
    const id = parsePropertyId(propertyId)
    const title = id && (await findRow(db, z.string(), 'select title from properties where id = $1', [id]))
    return { id: propertyId, title: title ?? propertyId, isCertain: true }
  }
  // Who applies writes where they live, with its place; a tenant writes where it is.
  const at = form.caseFields.sender.place ? null : addressOfCase(form, answers, address)
  if (!at?.town) return null
  const rows = await queryRows(
    db,
    propertyRow,
    `select id::text, title, type, location, city from properties where ${isAtHouses('$1')}`,
    [[houseKey(at)]],
  )
  return onlyOneAt(at, rows)
}

const isHome = ({ type }: PropertyRow) => type === 'Bolig' || type === 'Coliving'

/** The only property at an address. Where homes are, the parking below them is not what is meant. */
function onlyOneAt(at: StreetAddress, rows: readonly PropertyRow[]): ConcernedProperty | null {
  const there = rows.filter((row) => addressesOf(row).some((address) => isAtHouse(at, address)))
  const homes = there.filter(isHome)
  const matches = (homes.length > 0 ? homes : there).flatMap((row) => {
    const found = addressesOf(row).flatMap((address) => matchAddresses(at, address) ?? [])
    return found.length > 0 ? [{ row, isCertain: found.some(({ sharesHome }) => sharesHome) }] : []
  })
  const certain = at.flat ? matches.filter(({ isCertain }) => isCertain) : []
  const [match, ...others] = certain.length > 0 ? certain : matches
  return match && others.length === 0
    ? { id: match.row.id, title: match.row.title, isCertain: match.isCertain }
    : null
}

const isAtHouse = (at: StreetAddress, address: StreetAddress) =>
  matchAddresses({ ...at, flat: null }, { ...address, flat: null })?.sharesTown === true

/** Where a property is: its title or its location names the street, and the location the town. */
function addressesOf({ title, location, city }: PropertyRow): StreetAddress[] {
  const town = foldTown(location) || foldTown(city)
  return [title, location].flatMap((text) => {
    const address = parseStreetAddress(text)
    return address ? [{ ...address, town }] : []
  })
}
