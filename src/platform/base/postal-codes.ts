import places from 'norway-postal-codes'
import { folderName } from '../../domain/portfolio/slug.ts'

/** The place of a postal code, as it is written: «Larvik»; null where there is no such code (Bring's register). */
export function findPlace(postalCode: string): string | null {
  const name = Object.hasOwn(places, postalCode) ? places[postalCode] : undefined
  return name ? inTitleCase(name) : null
}

let namesBySlug: ReadonlyMap<string, string> | null = null

/** The place whose name stands so in an address: «mo-i-rana»; null where there is no such place in Norway. */
export function findPlaceBySlug(slug: string): string | null {
  namesBySlug ??= new Map(Object.values(places).map((name) => [folderName(name), inTitleCase(name)]))
  return namesBySlug.get(slug) ?? null
}

/** The register is in capitals; people write «Sandefjord», «Nordre Follo» and «Mo i Rana». */
export function inTitleCase(name: string): string {
  return name
    .toLocaleLowerCase('nb')
    .replace(/(^|[\s\-/])(\p{L})/gu, (_, before, letter) => before + letter.toLocaleUpperCase('nb'))
    .replace(/ (I|På|Ved) /g, (word) => word.toLowerCase())
}
