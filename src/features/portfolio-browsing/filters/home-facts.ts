import { categories } from '#landlord/categories.ts'
import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { placeIn } from '../../../domain/portfolio/housing-areas.ts'
import { petsOf } from '../../../domain/portfolio/pets.ts'
import { belongsTo, categoryOfType, type Property } from '../../../domain/portfolio/property.ts'
import { folderName } from '../../../domain/portfolio/slug.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { type MapPosition, mapPositionOf } from '../map/map-position.ts'
import { type EnergyClass, energyClassOf } from './energy-class.ts'
import { type Feature, featuresOf } from './features.ts'
import type { PlaceKind } from './kinds.ts'
import { kindsOfPlace } from './kinds-in-text.ts'
import { type Vacancy, type VacancyFacts, vacancyOf } from './vacancy.ts'

/** What filters look at in a home: a property, or an ad. */
export interface HomeTraits {
  categories: readonly CategorySlug[]
  town: HomePlace
  area: HomePlace
  /** Where it stands on the map; null where that is not known. */
  spot: MapPosition | null
  /** None where what is said of it does not say. */
  kinds: readonly PlaceKind[]
  bedrooms: number | null
  /** Kroner a month. */
  rent: number | null
  squareMetres: number | null
  vacancy: Vacancy | null
  features: readonly Feature[]
  energy: EnergyClass | null
}

/** What filters and orders look at in a home that stands in a list. */
export interface IndexedHome extends HomeTraits {
  id: string
  /** In milliseconds, as `Date.now()`. */
  createdAt: number
}

/** What filters and orders look at in a property. */
export interface HomeFacts extends IndexedHome {
  id: Property['id']
  title: string
  type: string
  /** The features that it is said not to have; of all others that it does not name nothing is said. */
  lacks: readonly Feature[]
}

interface HomePlace {
  slug: string
  name: string
}

/** What filters and orders are about in a row of `properties`. */
export type FactRow = Pick<
  Property,
  | 'id'
  | 'title'
  | 'description'
  | 'type'
  | 'amenities'
  | 'location'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'bedrooms'
  | 'price'
  | 'area'
  | 'gross_area'
  | 'energy_class'
  | 'created_at'
> &
  VacancyFacts

/**
 * Reads the facts of rows on a day. A number that is zero or less says nothing; an area without a name is its town. The
 * bedrooms of coliving are other people's. What many rows have in common, such as a town, is read once and shared.
 */
export function factsReader(today: IsoDate): (row: FactRow) => HomeFacts {
  const placeOf = oncePer((name: string) => name, toPlace)
  const categoriesOf = oncePer(
    ({ type, amenities }: FactRow) => `${type} ${amenities}`,
    (row) => categories.map(({ slug }) => slug).filter((slug) => belongsTo(row, slug)),
  )
  const featuresIn = oncePer(
    ({ amenities }: FactRow) => `${amenities}`,
    (row) => featuresOf(row.amenities),
  )
  const lacksOf = oncePer(
    ({ amenities }: FactRow) => `${amenities}`,
    (row): Feature[] => (petsOf(row.amenities) === 'refused' ? ['dyr'] : []),
  )
  return (row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    categories: categoriesOf(row),
    town: placeOf(row.city),
    area: placeOf(placeIn(row.location, row.city)),
    spot: mapPositionOf(row, placeIn(row.location, row.city)),
    kinds: kindsOfPlace(row, categoryOfType(row.type).slug),
    bedrooms: row.type === 'Coliving' ? null : positive(row.bedrooms),
    rent: positive(row.price),
    squareMetres: positive(row.area) ?? positive(row.gross_area),
    vacancy: vacancyOf(row, today),
    features: featuresIn(row),
    lacks: lacksOf(row),
    energy: energyClassOf(row.energy_class),
    createdAt: Date.parse(row.created_at),
  })
}

const toPlace = (name: string): HomePlace => ({ slug: folderName(name), name: name.trim() })

/** A function that makes a value for the first of all that have the same key, and gives it for each of them. */
function oncePer<From, Made>(keyOf: (from: From) => string, make: (from: From) => Made) {
  const made = new Map<string, Made>()
  return (from: From): Made => {
    const key = keyOf(from)
    const known = made.get(key) ?? make(from)
    made.set(key, known)
    return known
  }
}

const positive = (value: number | null) => (value !== null && value > 0 ? value : null)
