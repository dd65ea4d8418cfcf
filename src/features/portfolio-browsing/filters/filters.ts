import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { parsePage } from '../../../domain/lists/pagination.ts'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import { type DimensionName, dimensionNames, dimensionOf, type FilterValue } from './dimensions.ts'
import { type Sorting, sortingOf } from './sorting.ts'

/** What a visitor asks of the portfolio. What is not asked is not there. */
export interface Filters {
  readonly category: CategorySlug | null
  readonly asked: Readonly<Partial<Record<DimensionName, FilterValue>>>
}

/** A list's address: what is asked, in which order, and which page of it. */
export interface ListAddress extends Filters {
  /** Null: in the order of the titles. */
  readonly sorting: Sorting | null
  readonly page: number
  /** Null: a list without a map. */
  readonly view: ListView | null
}

/** How a list can be shown besides as it is, by its name in an address (`visning=kart`). */
type ListView = 'kart'

/** The list that an address asks for. Unknown names and values mean nothing. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const asked: Partial<Record<DimensionName, FilterValue>> = {}
  for (const name of dimensionNames) {
    const { parse, isSeveral } = dimensionOf(name)
    const given = search.getAll(name)
    // A form sends a field that is empty, and after it what was asked before.
    const texts = isSeveral && given.length > 0 ? [given.join(',')] : given
    const [value] = texts.map((text) => parse(text)).filter((each) => each !== null)
    if (value !== undefined) asked[name] = value
  }
  return {
    category: categoryFromSlug(search.get('type'))?.slug ?? null,
    asked,
    sorting: sortingOf(search.get('sorter')),
    page: parsePage(search.get('side')),
    view: search.get('visning') === 'kart' ? 'kart' : null,
  }
}

/** The canonical address of a list with some filters. */
export function listAddress(pathname: string, address: ListAddress): string {
  const query = String(writeListAddress(address))
  return query ? `${pathname}?${query}` : pathname
}

/** The query of a list's address: one order of its names, and nothing that is not asked. */
export function writeListAddress({
  category,
  asked,
  sorting = null,
  view = null,
  page = 1,
}: Filters & Partial<ListAddress>): URLSearchParams {
  const search = new URLSearchParams()
  if (category) search.set('type', category)
  for (const name of dimensionNames) {
    const value = asked[name]
    if (value !== undefined) search.set(name, String(value))
  }
  if (sorting) search.set('sorter', sorting)
  if (view) search.set('visning', view)
  if (page > 1) search.set('side', String(page))
  return search
}

/**
 * The filters with another choice of one dimension; null takes it away. An area, or a square of the map, goes with its town, and some
 * bedrooms with at least so many.
 */
export function choose<T extends Filters>(filters: T, name: DimensionName, value: FilterValue | null): T {
  const asked = { ...filters.asked }
  if (name === 'by') {
    delete asked.omrade
    delete asked.rute
  }
  if (name === 'soverom') delete asked.minsoverom
  if (name === 'minsoverom') delete asked.soverom
  if (value === null) delete asked[name]
  else asked[name] = value
  return { ...filters, asked }
}
