import { municipalityByPlace } from '#landlord/locations.ts'

/**
 * The municipality of an address: what follows its last comma (specification 1 §2), without a postal code in
 * front of it, so that «3256 Larvik» and «Larvik» are one. A place that lies in a municipality of another name
 * counts as that one: «3290 Stavern» is Larvik too.
 */
export function municipalityOf(address: string): string {
  const last = address.split(',').at(-1) ?? ''
  const place = last.trim().replace(/^\d{4}\s+/, '')
  return municipalityByPlace.get(place.toLocaleLowerCase('nb')) ?? place
}

/** «3256» of «Storgata 1, 3256 Larvik»; null where the address says no postal code. */
export const postalCodeOf = (address: string): string | null =>
  /^\s*(\d{4})\s+\D+$/.exec(address.split(',').at(-1) ?? '')?.[1] ?? null

/** The distinct municipalities of some addresses, in order of first appearance. */
export function municipalitiesOf(addresses: string[]): string[] {
  const seen = new Map<string, string>()
  for (const address of addresses) {
    const name = municipalityOf(address)
    const key = name.toLocaleLowerCase('nb')
    if (name && !seen.has(key)) seen.set(key, name)
  }
  return [...seen.values()]
}

/** An address for a line with little room: «Storgata 1, 3256 Larvik» is «Storgata 1, Larvik» there. */
export const withoutPostalCode = (address: string): string =>
  address.replace(/(^|,\s*)\d{4} (?=\p{L})/gu, '$1')
