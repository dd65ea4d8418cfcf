import { type DimensionName, dimensionNames, dimensionOf } from './dimensions.ts'
import type { Feature } from './features.ts'
import type { Filters } from './filters.ts'
import type { ListingTraits } from './listing-traits.ts'

const mentionsFeature =
  (feature: Feature) =>
  (ad: ListingTraits): boolean =>
    ad.features.includes(feature) || ad.lacks.includes(feature)

/** Whether an ad says anything about what a filter asks. */
const mentions: Readonly<Record<DimensionName, (ad: ListingTraits) => boolean>> = {
  by: () => true,
  omrade: ({ area, town }) => area.slug !== town.slug,
  rute: ({ spot }) => spot !== null,
  slag: ({ kinds }) => kinds.length > 0,
  soverom: ({ bedrooms }) => bedrooms !== null,
  minsoverom: ({ bedrooms }) => bedrooms !== null,
  maksleie: ({ rent }) => rent !== null,
  minareal: ({ squareMetres }) => squareMetres !== null,
  ledig: ({ vacancy }) => vacancy !== null,
  fra: ({ vacancy }) => vacancy !== null,
  energi: ({ energy }) => energy !== null,
  dyr: mentionsFeature('dyr'),
  balkong: mentionsFeature('balkong'),
  heis: mentionsFeature('heis'),
  parkering: mentionsFeature('parkering'),
  moblert: mentionsFeature('moblert'),
}

/**
 * The filters that an ad says nothing about, where it passes all others; null where it says that it is not what is
 * asked. None where it passes all.
 */
export function unmentionedFilters(ad: ListingTraits, { category, asked }: Filters): DimensionName[] | null {
  if (category !== null && !ad.categories.includes(category)) return null
  const failed = dimensionNames.filter((name) => {
    const value = asked[name]
    return value !== undefined && !dimensionOf(name).passes(ad, value)
  })
  return failed.some((name) => mentions[name](ad)) ? null : failed
}
