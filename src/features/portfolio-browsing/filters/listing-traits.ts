import { categories } from '#landlord/categories.ts'
import { company } from '#landlord/company.ts'
import type { CategorySlug } from '../../../../landlord-types/category.ts'
import type { Listing } from '../../../domain/portfolio/listing.ts'
import { municipalityOf } from '../../../domain/portfolio/municipality.ts'
import { folderName } from '../../../domain/portfolio/slug.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { energyClassOf } from './energy-class.ts'
import type { Feature } from './features.ts'
import { featuresInText } from './features-in-text.ts'
import type { HomeTraits } from './home-facts.ts'
import type { PlaceKind } from './kinds.ts'
import { kindsOfPlace } from './kinds-in-text.ts'
import { vacantFrom } from './vacancy.ts'

/** What an ad says of the home, as filters look at it. */
export interface ListingTraits extends HomeTraits {
  /** The features that the ad says it does not have; of all others that it does not name it says nothing. */
  lacks: readonly Feature[]
}

/** What FINN calls the kinds of homes that are not plain homes, and the categories they belong to. */
const kindsOnFinn: readonly [RegExp, readonly CategorySlug[]][] = [
  [/garasje|parkering/i, ['parkering']],
  [/bofellesskap|hybel/i, ['bolig', 'coliving']],
]

/** The columns of an ad that filters are about. */
export type ListingFacts = Pick<
  Listing,
  | 'title'
  | 'address'
  | 'price'
  | 'area'
  | 'bedrooms'
  | 'property_type'
  | 'amenities'
  | 'available_from'
  | 'energy_class'
>

/**
 * What an ad says of the home on a day. It can be moved into now, unless it names a later day: it is advertised. It has
 * no area besides its town.
 */
export function traitsOfListing(listing: ListingFacts, today: IsoDate): ListingTraits {
  const kind = kindsOnFinn.find(([pattern]) => pattern.test(listing.property_type ?? ''))
  const slugs: readonly CategorySlug[] = kind?.[1] ?? ['bolig']
  const name = townOf(listing.address)
  const town = { slug: folderName(name), name }
  const { has, lacks } = featuresInText([listing.title, ...listing.amenities])
  return {
    categories: categories.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)),
    town,
    area: town,
    spot: null,
    kinds: slugs.includes('bolig') ? kindsOfListing(listing) : [],
    bedrooms: listing.bedrooms,
    rent: lastNumber(listing.price),
    squareMetres: lastNumber(listing.area),
    vacancy: vacantFrom(listing.available_from, today),
    features: has,
    lacks,
    energy: energyClassOf(listing.energy_class),
  }
}

/**
 * An ad with what is known of the property that it is of: what the ad does not say, and when it is vacant, which is said of the
 * property alike everywhere: staff may have said that it is taken before FINN has it.
 */
export function withProperty(ad: ListingTraits, property: HomeTraits): ListingTraits {
  const { town } = property
  const isInTown = town.slug === ad.town.slug
  const further = property.features.filter((feature) => !ad.lacks.includes(feature))
  return {
    ...ad,
    area: isInTown ? property.area : ad.area,
    spot: isInTown ? property.spot : null,
    kinds: ad.kinds.length > 0 ? ad.kinds : property.kinds,
    bedrooms: ad.bedrooms ?? property.bedrooms,
    rent: ad.rent ?? property.rent,
    squareMetres: ad.squareMetres ?? property.squareMetres,
    vacancy: property.vacancy ?? ad.vacancy,
    features: [...new Set([...ad.features, ...further])],
    energy: ad.energy ?? property.energy,
  }
}

/** FINN has no kind for a studio, nor for a flat that is a hybel too: the title adds one to another. */
const flats: readonly PlaceKind[] = ['leilighet', 'hybel', 'studio']

/** What FINN calls the home, or else what its title and its amenities say. */
function kindsOfListing({ title, property_type, amenities }: ListingFacts): PlaceKind[] {
  const saidByType = kindsOfPlace({ title: property_type ?? '', description: null, amenities: [] }, 'bolig')
  const said = kindsOfPlace({ title, description: null, amenities }, 'bolig')
  if (saidByType.length === 0) return said
  const areFlats = [...saidByType, ...said].every((kind) => flats.includes(kind))
  return areFlats ? [...new Set([...saidByType, ...said])] : saidByType
}

/** A town of ours where the address names one, or else its municipality. */
function townOf(address: string): string {
  const municipality = municipalityOf(address)
  return company.cities.find((city) => new RegExp(`\\b${city}$`, 'i').test(address.trim())) ?? municipality
}

/** The number in «12 500 kr/mnd», the larger one of «40–68 m²»; null where there is none, or nought. */
function lastNumber(text: string | null): number | null {
  const withoutPoints = (text ?? '').replace(/\.(?=\d{3}(?!\d))/g, '')
  // The digit of «m2» is none of them.
  const [last] = withoutPoints.match(/(?<![\p{L}\d])\d[\d\s]*(?:,\d+)?/gu)?.slice(-1) ?? []
  const number = Number((last ?? '').replace(/\s/g, '').replace(',', '.'))
  return number > 0 ? number : null
}
