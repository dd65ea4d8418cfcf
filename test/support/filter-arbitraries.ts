import fc from 'fast-check'
import { categories } from '#landlord/categories.ts'
import { newPropertyId } from '../../src/domain/portfolio/property.ts'
import { osloDate } from '../../src/domain/time/calendar.ts'
import type { DimensionName, FilterValue } from '../../src/features/portfolio-browsing/filters/dimensions.ts'
import { energyClasses } from '../../src/features/portfolio-browsing/filters/energy-class.ts'
import { featureNames } from '../../src/features/portfolio-browsing/filters/features.ts'
import type { Filters } from '../../src/features/portfolio-browsing/filters/filters.ts'
import type { HomeFacts } from '../../src/features/portfolio-browsing/filters/home-facts.ts'
import { kindNames } from '../../src/features/portfolio-browsing/filters/kinds.ts'
import type { ListingTraits } from '../../src/features/portfolio-browsing/filters/listing-traits.ts'
import { cellAt } from '../../src/features/portfolio-browsing/map/cell.ts'
import { toWorld } from '../../src/features/portfolio-browsing/map/mercator.ts'

const soon = osloDate(new Date('2027-03-01'))
const place = (slug: string) => ({ slug, name: slug })
const numbers = fc.option(fc.integer({ min: 1, max: 60_000 }))

const spots = [
  { latitude: 59.05, longitude: 10.03 },
  { latitude: 59.07, longitude: 10.04 },
  { latitude: 59.56, longitude: 9.26 },
]

/** Homes of all kinds, in few towns and areas, so that filters find some. */
export const homes: fc.Arbitrary<HomeFacts> = fc.record({
  id: fc.constant(null).map(newPropertyId),
  title: fc.string({ maxLength: 5 }),
  type: fc.constantFrom('Bolig', 'Coliving', 'Parkering'),
  categories: fc.subarray(
    categories.map(({ slug }) => slug),
    { minLength: 1, maxLength: 2 },
  ),
  town: fc.constantFrom('larvik', 'notodden', 'stokke').map(place),
  area: fc.constantFrom('sentrum', 'hegdal', 'tveiten').map(place),
  spot: fc.option(fc.constantFrom(...spots).map((point) => ({ ...toWorld(point), isExact: true }))),
  kinds: fc.subarray(kindNames.slice(0, 4), { maxLength: 2 }),
  bedrooms: fc.option(fc.integer({ min: 1, max: 6 })),
  rent: numbers,
  squareMetres: fc.option(fc.integer({ min: 1, max: 300 })),
  vacancy: fc.constantFrom(
    null,
    { kind: 'now' } as const,
    { kind: 'from', date: soon } as const,
    { kind: 'reserved' } as const,
    { kind: 'rented' } as const,
  ),
  features: fc.subarray(featureNames),
  lacks: fc.constant([]),
  energy: fc.option(fc.constantFrom(...energyClasses)),
  createdAt: fc.constantFrom(Date.UTC(2026, 0), Date.UTC(2026, 5)),
})

/** Ads of such homes. */
export const listings: fc.Arbitrary<HomeFacts & ListingTraits> = fc
  .tuple(homes, fc.subarray(featureNames))
  .map(([home, lacks]) => ({ ...home, lacks: lacks.filter((name) => !home.features.includes(name)) }))

const values: Record<DimensionName, fc.Arbitrary<FilterValue>> = {
  by: fc.constantFrom('larvik', 'notodden'),
  omrade: fc.constantFrom('sentrum', 'tveiten'),
  rute: fc.constantFrom(...spots).map((point) => cellAt(toWorld(point), 12)),
  slag: fc.constantFrom('leilighet', 'hybel', 'leilighet,rekkehus', 'kontor'),
  soverom: fc.constantFrom(1, 2, 3, 5, '1,2', '2,4+', '4+'),
  minsoverom: fc.integer({ min: 1, max: 7 }),
  maksleie: fc.constantFrom(500, 11_999, 12_000, 40_000),
  minareal: fc.constantFrom(2, 33, 60, 250),
  ledig: fc.constant(1),
  fra: fc.constantFrom('2026-12-01', '2027-03-01', '2027-05-01'),
  energi: fc.constantFrom(...energyClasses),
  dyr: fc.constant(1),
  balkong: fc.constant(1),
  heis: fc.constant(1),
  parkering: fc.constant(1),
  moblert: fc.constant(1),
}

/** Filters that some of those homes pass. */
export const filters: fc.Arbitrary<Filters> = fc.record({
  category: fc.option(fc.constantFrom(...categories.map(({ slug }) => slug))),
  asked: fc.record(values, { requiredKeys: [] }),
})
