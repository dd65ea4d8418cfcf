import { petSpellings } from '../../../domain/portfolio/pets.ts'

/**
 * What a visitor can require of a place, by the name it has in an address (`heis=1`), with the spellings it has among
 * the amenities of a property.
 */
export const features = {
  dyr: [...petSpellings.byAgreement, ...petSpellings.allowed],
  balkong: ['balkong', 'terrasse', 'altan', 'veranda', 'takterrasse'],
  heis: ['heis', 'vareheis', 'personheis'],
  parkering: ['parkering', 'parkeringsplass', 'garasje', 'carport', 'garasjeplass'],
  moblert: ['møblert', 'delvis møblert'],
} as const satisfies Record<string, readonly string[]>

export type Feature = keyof typeof features

export const featureNames = Object.keys(features).filter((name): name is Feature => name in features)

/** The features that some amenities amount to. */
export function featuresOf(amenities: readonly string[]): Feature[] {
  const written = new Set(amenities.map((amenity) => amenity.trim().toLocaleLowerCase('nb')))
  return featureNames.filter((name) => features[name].some((spelling) => written.has(spelling)))
}
