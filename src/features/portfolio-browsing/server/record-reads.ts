import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import type { DataTag } from '../../../platform/database/data-version.ts'
import { fixedSpaces } from './advertising.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * The catalogue for one page: collects the parts of the data that it reads, so that the finished page can be cached until
 * one of them changes.
 */
export function recordReads(catalogue: Catalogue, tags: Set<DataTag>): Catalogue {
  const noting =
    <Args extends unknown[], Found>(
      read: (...args: Args) => Promise<Found>,
      tagsOf: (found: Found, ...args: Args) => readonly DataTag[],
    ) =>
    async (...args: Args): Promise<Found> => {
      const found = await read(...args)
      for (const tag of tagsOf(found, ...args)) tags.add(tag)
      return found
    }
  return {
    properties: noting(catalogue.properties, (_, { category }) => [listOf(category)]),
    knownList: noting(catalogue.knownList, () => ['portfolio']),
    searchedLists: noting(catalogue.searchedLists, () => ['portfolio']),
    property: noting(catalogue.property, (found, id) => [
      propertyTag(id),
      // What else is vacant stands on its page.
      ...(found ? [listOf(found.category)] : []),
    ]),
    knownWish: noting(catalogue.knownWish, () => ['listings', 'portfolio']),
    wishedList: noting(catalogue.wishedList, () => ['listings', 'portfolio']),
    chosenCards: noting(catalogue.chosenCards, (_, ids) => ids.map(propertyTag)),
    compared: noting(catalogue.compared, (_, ids) => ids.map(propertyTag)),
    vacantHomes: noting(catalogue.vacantHomes, () => [listOf('bolig')]),
    // A listing shows the status of its property.
    listings: noting(catalogue.listings, () => ['listings', 'portfolio']),
    knownListings: noting(catalogue.knownListings, () => ['listings', 'portfolio']),
    searchedListings: noting(catalogue.searchedListings, () => ['listings', 'portfolio']),
    housingAreas: noting(catalogue.housingAreas, () => [listOf('bolig')]),
    vacancies: noting(catalogue.vacancies, (_, category) => [listOf(category)]),
    advertisingSpaces: noting(catalogue.advertisingSpaces, () => fixedSpaces.map(propertyTag)),
    advertisingCount: noting(catalogue.advertisingCount, () => fixedSpaces.map(propertyTag)),
    propertyChoices: noting(catalogue.propertyChoices, (_, category) => [listOf(category)]),
    propertyFacts: noting(catalogue.propertyFacts, (_, id) => [propertyTag(id)]),
    storagePlaces: noting(catalogue.storagePlaces, () => [listOf('minilager')]),
    storageSizes: noting(catalogue.storageSizes, () => [listOf('minilager')]),
    sitemapParts: noting(catalogue.sitemapParts, () => ['portfolio']),
    sitemapProperties: noting(catalogue.sitemapProperties, () => ['portfolio']),
  }
}

const propertyTag = (id: PropertyId) => `property:${id}` as const

/** The properties listed in a category. */
function listOf(category: CategorySlug | null): DataTag {
  const found = categoryFromSlug(category)
  return found ? `category:${found.type.toLowerCase()}` : 'portfolio'
}
