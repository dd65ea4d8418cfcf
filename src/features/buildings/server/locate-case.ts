import { z } from 'zod'
import type { Answers } from '../../../forms/engine/field.ts'
import { textIn } from '../../../forms/engine/field-rules.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { findRow, type Queryable, queryRows } from '../../../platform/database/query.ts'
import { parseFlatAnswer } from '../flat.ts'
import type { CaseLocation, KnownBuilding } from '../location.ts'
import { addressesInText } from './addresses-in-text.ts'
import {
  type AddressedBuilding,
  type BuildingMatch,
  matchBuilding,
  readWrittenAddress,
  type WrittenAddress,
} from './match-building.ts'
import { isOfPortfolio } from './read-buildings.ts'

/** What says where a case is. */
export interface SentAddress {
  form: Pick<Form, 'caseFields' | 'sentBy'>
  answers: Answers
  /** As the sender wrote it, with its postal code and place. */
  address: string | null
  propertyId: string | null
}

/** Where a case is: at the building of its property, or else at the one that its addresses name. */
export async function locateCase(db: Queryable, sent: SentAddress): Promise<CaseLocation> {
  const { form, answers, propertyId } = sent
  const flat = form.caseFields.unit ? parseFlatAnswer(textIn(answers, form.caseFields.unit)) : null
  const concerns = concernOf(sent)
  if (propertyId) {
    const buildingId = await findBuildingOfProperty(db, propertyId)
    if (buildingId) return { match: 'certain', buildingId, flat, concerns }
  }
  const { own, other, mentioned } = addressesOf(sent)
  const near = await readCandidates(db, [own, other, ...mentioned])
  const home = own && matchBuilding(own, near)
  if (other) {
    const there = matchBuilding(other.street ? inTownOf(other, own) : other, near)
    // A flat alone, «H0302» or «naboen over», is in the sender's building.
    const found = there ?? (other.street || !home ? null : { ...home, isCertain: false })
    return { ...known(found), flat: other.flat, concerns: 'elsewhere' }
  }
  const found = home ?? onlyOne(mentioned.map((each) => matchBuilding(each, near)))
  return { ...known(found), flat: flat ?? own?.flat ?? null, concerns }
}

const known = (found: BuildingMatch | null): KnownBuilding =>
  found
    ? { match: found.isCertain ? 'certain' : 'suggested', buildingId: found.building.id }
    : { match: 'none', buildingId: null }

/** A building that a message mentions may be its sender's, where it mentions no other. */
function onlyOne(found: readonly (BuildingMatch | null)[]): BuildingMatch | null {
  const ids = new Set(found.flatMap((each) => (each ? [each.building.id] : [])))
  const one = found.find((each) => each !== null)
  return ids.size === 1 && one ? { ...one, isCertain: false } : null
}

function concernOf({ form: { caseFields }, answers }: SentAddress): CaseLocation['concerns'] {
  const { about } = caseFields
  for (const what of ['building', 'elsewhere'] as const) {
    const isSaid = (about?.[what] ?? []).some((wanted) =>
      Object.entries(wanted).every(([name, value]) => answers[name] === value),
    )
    if (isSaid) return what
  }
  return 'home'
}

/** The addresses of visitors are those of their homes, which are none of ours; what they write may mention one. */
function addressesOf({ form, answers, address }: SentAddress): {
  own: WrittenAddress | null
  other: WrittenAddress | null
  mentioned: readonly WrittenAddress[]
} {
  const { otherPlace } = form.caseFields
  if (form.sentBy === 'tenant')
    return {
      own: address ? readWrittenAddress(address) : null,
      other: otherPlace ? readWrittenAddress(textIn(answers, otherPlace)) : null,
      mentioned: [],
    }
  const ofSender = new Set(Object.values(form.caseFields.sender).flat())
  const told = Object.entries(answers).flatMap(([name, answer]) =>
    ofSender.has(name) ? [] : [String(answer)],
  )
  return { own: null, other: null, mentioned: addressesInText(told.join('\n')) }
}

/** «Storgata 31, H0302» of a complaint is in the town of its sender. */
const inTownOf = (address: WrittenAddress, own: WrittenAddress | null): WrittenAddress =>
  address.street && !address.street.town && !address.street.postalCode && own?.street
    ? {
        ...address,
        place: own.place,
        street: { ...address.street, town: own.street.town, postalCode: own.street.postalCode },
      }
    : address

const buildingId = z.uuid()

const findBuildingOfProperty = (db: Queryable, property: string): Promise<string | null> =>
  findRow(db, buildingId, 'select building_id from properties where id = $1 and building_id is not null', [
    property,
  ])

/** A building as far as addresses are compared with it. */
export const addressedBuilding = z.object({
  id: z.uuid(),
  address: z.string(),
  postalCode: z.string().nullable(),
  town: z.string(),
})

/** The addresses of buildings that have a number of some others, and those with a name alone. */
async function readCandidates(
  db: Queryable,
  addresses: readonly (WrittenAddress | null)[],
): Promise<AddressedBuilding[]> {
  const given = addresses.filter((each) => each !== null)
  if (given.length === 0) return []
  return queryRows(
    db,
    addressedBuilding,
    `select buildings.id, known.address, known.town,
       case when known.town = buildings.town then postal_code end as "postalCode"
     from building_addresses known join buildings on buildings.id = known.building_id
     where (known.house_number = any($1) or ($2 and known.house_number is null)) and ${isOfPortfolio}`,
    [
      given.flatMap(({ street }) => street?.number ?? []),
      given.some(({ street, names }) => street !== null || names.length > 0),
    ],
  )
}

/** The building that an address names; null where it names none of ours, or more than one may be meant. */
export async function findBuilding(db: Queryable, text: string): Promise<BuildingMatch | null> {
  const address = readWrittenAddress(text)
  return matchBuilding(address, await readCandidates(db, [address]))
}
