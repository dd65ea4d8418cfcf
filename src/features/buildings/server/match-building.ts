import { folderName } from '../../../domain/portfolio/slug.ts'
import { foldTown, parseStreetAddress, type StreetAddress } from '../../../domain/portfolio/street-address.ts'
import { foldName } from '../../../domain/text/fold-name.ts'
import { findPlace, findPlaceBySlug } from '../../../platform/base/postal-codes.ts'
import { editDistance } from '../../portfolio-browsing/wishes/edit-distance.ts'
import { takeFlat } from '../flat.ts'

/** What an address is compared with: an address of a building, which may have several. */
export interface AddressedBuilding {
  id: string
  address: string
  /** Null where it is not known, such as that of an address in another town than its building's own. */
  postalCode: string | null
  town: string
}

export interface BuildingMatch {
  building: AddressedBuilding
  isCertain: boolean
}

/** An address as it was written, in parts. */
export interface WrittenAddress {
  /** Null where no street with a number is in it. */
  street: StreetAddress | null
  /** The last name in it, folded, which is the town where it has one. */
  place: string
  /** What it may name besides a street: its parts between commas, folded. */
  names: readonly string[]
  flat: string | null
}

export function readWrittenAddress(text: string): WrittenAddress {
  const { flat, rest } = takeFlat(tidy(text))
  const parts = rest.split(/[,;\n]/).map(normalName)
  const street = parseStreetAddress(numberLast(rest))
  const place = normalName(/\p{L}[\p{L} .-]*$/u.exec(rest.replace(country, '').trim())?.[0] ?? '')
  return { street, place, names: parts.filter(Boolean), flat: flat ?? street?.flat ?? null }
}

/** Without what says nothing of the place: «c/o Hansen,», «adr:», «Storgata nr. 31». */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/["«»()]/g, ' ')
    .replace(/^\s*(?:c\/o|v\/)[^,;\n]*[,;\n]/i, '')
    .replace(/^\s*(?:min )?(?:adresse|adr)\b\.?:?/i, '')
    .replace(/^([^\d,;]*\p{L}{3})\.?\s+(?:hus)?(?:nr|nummer)\.?\s*(?=\d)/iu, '$1 ')
    .replace(/^([^\d,;]*\p{L}{2}\.?)\s*,\s*(?=\d{1,3}(?!\d))/u, '$1 ')

const country = /[\s,]+(?:norge|norway|noreg)\.?\s*$/i

/** «31 Storgata» as «Storgata 31». */
const numberLast = (text: string) =>
  text.replace(/^\s*(\d{1,3})\s?(\p{L}(?!\p{L}))?\s+(\p{L}[^\d,;\n]*?)\s*(?=[,;\n]|$)/u, '$3 $1$2')

const normalName = (text: string) =>
  foldName(text)
    .replace(/\d{4}/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/**
 * The building that an address names, of those with its number and those that have a name alone; null where it is none of them, or more
 * than one may be meant. Certain is only what says street, number and letter, and contradicts nothing.
 */
export function matchBuilding(
  { street, place, names }: WrittenAddress,
  buildings: readonly AddressedBuilding[],
): BuildingMatch | null {
  const read = buildings.map((building) => ({ building, address: parseStreetAddress(building.address) }))
  const ranked = read.flatMap(({ building, address }) => {
    const slips = street && address ? slipsBetween(street, place, address, building) : null
    return slips === null ? [] : [{ building, slips }]
  })
  const least = Math.min(...ranked.map(({ slips }) => slips))
  const nearest = ranked.filter(({ slips }) => slips === least)
  if (nearest.length > 0) return theOne(nearest, least === 0)
  return theOne(
    read.filter(({ building, address }) => !address && isNamed(building, { street, names })),
    false,
  )
}

/** Null where more than one building is meant. */
function theOne(found: readonly { building: AddressedBuilding }[], isCertain: boolean): BuildingMatch | null {
  const [first] = found
  return first && found.every(({ building }) => building.id === first.building.id)
    ? { building: first.building, isCertain }
    : null
}

/** How far an address is from that of a building with the same number; null where it is another one. */
function slipsBetween(
  written: StreetAddress,
  writtenPlace: string,
  address: StreetAddress,
  building: AddressedBuilding,
): number | null {
  if (written.number !== address.number) return null
  const street = slipsOfStreet(written.street, address.street)
  const letter = slipsOfLetter(written.letter, address.letter)
  const place = slipsOfPlace(written, writtenPlace, building)
  return street === null || letter === null || place === null ? null : street + letter + place
}

const ending = /(?:gt|v|pl)$/

function slipsOfStreet(written: string, street: string): number | null {
  if (written === street) return 0
  // «Tollbu 14»
  if (!ending.test(written) && written === street.replace(ending, '')) return 1
  const shorter = Math.min(written.length, street.length)
  const allowed = shorter < 4 ? 0 : shorter < 7 ? 1 : 2
  const slips = editDistance(written, street)
  return slips <= allowed ? slips : null
}

/** One of them may have left it out; two letters are two houses. */
const slipsOfLetter = (written: string, letter: string): number | null =>
  written === letter ? 0 : written && letter ? null : 1

/** A town that is not known may be an area or a slip, and one of the same municipality may be meant; another town is another place. */
function slipsOfPlace(
  { town, postalCode }: StreetAddress,
  writtenPlace: string,
  building: AddressedBuilding,
): number | null {
  const ofCode = postalCode ? findPlace(postalCode) : null
  if (ofCode) {
    if (foldTown(ofCode) !== foldTown(building.town)) return town === foldTown(building.town) ? 1 : null
    const isOther = building.postalCode
      ? building.postalCode !== postalCode
      : !isSameName(ofCode, building.town)
    return isOther ? 1 : 0
  }
  if (!town) return postalCode ? 1 : 0
  if (town === foldTown(building.town)) return isSameName(writtenPlace, building.town) ? 0 : 1
  return isKnownPlace(writtenPlace) ? null : 1
}

const isSameName = (one: string, other: string) => foldName(one) === foldName(other)

const isKnownPlace = (name: string) => findPlaceBySlug(folderName(name)) !== null

/** A number behind it is that of a room: «Kornsiloen 24». Behind the name of a street it is another house, as a street with a number is. */
function isNamed(
  { address, town }: AddressedBuilding,
  { street, names }: Pick<WrittenAddress, 'street' | 'names'>,
): boolean {
  if (names.some((each) => isOtherTown(each, town))) return false
  const name = normalName(address)
  if (street) return !ending.test(street.street) && isMeant(street.street, name.replaceAll(' ', ''))
  return names.some((each) => isMeant(each, name))
}

const isMeant = (written: string, name: string) =>
  written === name ||
  written.startsWith(`${name} `) ||
  (name.length >= 6 && slipsOfStreet(written, name) !== null)

const isOtherTown = (name: string, town: string) => foldTown(name) !== foldTown(town) && isKnownPlace(name)
