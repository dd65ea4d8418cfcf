import { categories } from '../../../landlord/categories.ts'
import { categoryFromSlug } from '../../domain/portfolio/categories.ts'
import { comparedProperties, comparisonPath } from '../../domain/portfolio/chosen-properties.ts'
import { parsePropertyId } from '../../domain/portfolio/property.ts'
import { isThingCount, storageThings } from '../../domain/portfolio/storage-things.ts'
import { keysOf } from '../../domain/records.ts'
import { allForms } from '../../features/form-catalogue/catalogue.ts'
import { dimensionNames, dimensionOf } from '../../features/portfolio-browsing/filters/dimensions.ts'
import {
  type ListAddress,
  readListAddress,
  writeListAddress,
} from '../../features/portfolio-browsing/filters/filters.ts'
import { readListingAddress } from '../../features/portfolio-browsing/filters/listing-address.ts'

const isProperty = (value: string) => parsePropertyId(value) !== null
const isFlag = (value: string) => value === '1'

/** What `?skjema=` may open on a page: the forms that stand there in dialogs. */
function dialogsOf(path: string): Record<string, (value: string) => boolean> {
  return {
    skjema: (value) => allForms.some((form) => form.page === `${path}?skjema=${value}`),
  }
}

const isWords = (value: string) => value.trim() !== '' && value.length <= 80
/** What a form is filled in with: `src/features/enquiries/ui/prefilled.ts`. */
const interest = { eiendom: isProperty, visning: isFlag, sted: isWords, storrelse: isWords, rom: isWords }

/** The query parameters that a page reads, by path, and their allowed values. All others are ignored. */
const meaningful: Record<string, Record<string, (value: string) => boolean>> = {
  ...Object.fromEntries(categories.map(({ interestPath }) => [interestPath.replace(/\?.*/, ''), interest])),
  // The page says so where a type is unknown.
  '/interesseskjema': { type: isWords, ...interest },
  // The page shows a message for an unknown form (specification 2 §8).
  '/kundeservice': { skjema: isWords },
  '/sok': { q: isWords },
  '/minilager/storrelse': Object.fromEntries(keysOf(storageThings).map((thing) => [thing, isThingCount])),
  '/si-fra': {
    type: (value) => categoryFromSlug(value) !== null,
    ...Object.fromEntries(
      dimensionNames.map((name) => [name, (value: string) => dimensionOf(name).parse(value) !== null]),
    ),
  },
  '/hvitevarefeil': dialogsOf('/hvitevarefeil'),
}

/** The canonical URL of a list with some filters. */
export function listAddress(pathname: string, address: ListAddress): string {
  const search = writeListAddress(address)
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

/**
 * The canonical URL of a page, path and query, without parameters that it does not read: the key of its cache and its
 * canonical link.
 */
export function pageAddress(pathname: string, search: URLSearchParams): string {
  if (pathname === '/sammenlign') return comparisonPath(comparedProperties(search))
  if (pathname === '/eiendommer') return listAddress(pathname, readListAddress(search))
  if (pathname === '/ledige-leiligheter') return listAddress(pathname, readListingAddress(search))
  const allowed = meaningful[pathname]
  if (!allowed) return pathname
  const kept = new URLSearchParams()
  for (const [name, isMeant] of Object.entries(allowed)) {
    const value = search.get(name)
    if (value !== null && isMeant(value)) kept.set(name, value)
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}
