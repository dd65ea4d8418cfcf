import { categories } from '../../landlord/categories.ts'
import { company } from '../../landlord/company.ts'
import type { CategorySlug } from '../../landlord-types/category.ts'
import type { Listing } from '../listing.ts'
import { municipalityOf } from '../municipality.ts'
import { folderName } from '../slug.ts'
import type { HomeTraits } from './home-facts.ts'

/** What FINN calls the kinds of homes that are not plain homes, and the categories they belong to. */
const kindsOnFinn: readonly [RegExp, readonly CategorySlug[]][] = [
  [/garasje|parkering/i, ['parkering']],
  [/bofellesskap|hybel/i, ['bolig', 'coliving']],
]

/**
 * What an ad says of the home, as filters look at it. An ad says nothing of pets, lifts and the like: what asks for
 * them does not find it. It has no area besides its town.
 */
export function traitsOfListing(
  listing: Pick<Listing, 'address' | 'price' | 'area' | 'bedrooms' | 'property_type'>,
): HomeTraits {
  const kind = kindsOnFinn.find(([pattern]) => pattern.test(listing.property_type ?? ''))
  const slugs: readonly CategorySlug[] = kind?.[1] ?? ['bolig']
  const name = townOf(listing.address)
  const town = { slug: folderName(name), name }
  return {
    categories: categories.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)),
    town,
    area: town,
    spot: null,
    bedrooms: listing.bedrooms,
    rent: lastNumber(listing.price),
    squareMetres: lastNumber(listing.area),
    vacancy: { kind: 'now' },
    features: [],
    energy: null,
  }
}

/** A town of ours where the address names one, or else its municipality. */
function townOf(address: string): string {
  const municipality = municipalityOf(address)
  return company.cities.find((city) => new RegExp(`\\b${city}$`, 'i').test(address.trim())) ?? municipality
}

/** The number in «12 500 kr/mnd», the larger one of «40–68 m²»; null where there is none. */
function lastNumber(text: string | null): number | null {
  const [last] = (text ?? '').match(/\d[\d\s]*/g)?.slice(-1) ?? []
  return last ? Number(last.replace(/\s/g, '')) : null
}
