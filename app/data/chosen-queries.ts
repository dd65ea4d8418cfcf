import { chosenQuery } from '../../domain/chosen-properties.ts'
import type { ComparedProperty, PropertyCard } from '../../server/catalogue/views.ts'
import type { PageQuery } from './page-query.ts'

/** The favourites of a device, as they are now. */
export const favouritesQuery = (ids: readonly string[]): PageQuery<PropertyCard[] | null> => ({
  path: `/api/favoritter?${chosenQuery(ids)}`,
  problem: 'Error fetching chosen properties',
  fallback: null,
})

/** Some properties side by side. */
export const comparisonQuery = (ids: readonly string[]): PageQuery<ComparedProperty[] | null> => ({
  path: `/api/sammenlign?${chosenQuery(ids)}`,
  problem: 'Error fetching chosen properties',
  fallback: null,
})
