import { categories } from '#landlord/categories.ts'
import { formatPosition, type ListPosition, parsePosition } from '../../domain/lists/list-position.ts'
import { parsePage } from '../../domain/lists/pagination.ts'
import { keysOf } from '../../domain/records.ts'
import { choiceIn } from '../../domain/submissions/no-choice.ts'

/** How the list of properties is sorted. */
export const listOrders = ['tittel', 'sted', 'lavest-leie', 'hoyest-leie', 'endret'] as const

export type ListOrder = (typeof listOrders)[number]

/** The values of the filters that do not come from data. */
export const listFilters = {
  type: categories.map(({ type }) => type),
  /** «ikke-sagt»: neither its status nor its day says. */
  availability: ['ledig', 'reservert', 'utleid', 'ikke-sagt'],
  /** On the site, or what its newest version waits for. */
  standing: ['pa-nettstedet', 'kladd', 'planlagt', 'tatt-bort'],
  lack: ['bilde', 'energiklasse'],
} as const

export type ListFilter = keyof typeof listFilters

type ListFilterValue<F extends ListFilter> = (typeof listFilters)[F][number]

/** A search of the list, as its address holds it. */
export interface PropertyListQuery {
  text: string
  type: ListFilterValue<'type'> | null
  town: string | null
  availability: ListFilterValue<'availability'> | null
  standing: ListFilterValue<'standing'> | null
  lack: ListFilterValue<'lack'> | null
  order: ListOrder
  page: number
  /** Where in the list the page begins, or ends; null where it is found by its number alone. */
  position: ListPosition | null
}

/** The parameters of the address. */
export const listParameters = {
  text: 'q',
  type: 'type',
  town: 'sted',
  availability: 'ledighet',
  standing: 'stand',
  lack: 'mangler',
  order: 'sorter',
  page: 'side',
  position: 'fra-eiendom',
} as const satisfies Record<keyof PropertyListQuery, string>

/** How many properties stand on a page. */
export const PROPERTIES_PER_PAGE = 50

const MAX_CHARACTERS = 200
const [defaultOrder] = listOrders

export function parsePropertyList(search: URLSearchParams): PropertyListQuery {
  const get = (part: keyof PropertyListQuery) =>
    choiceIn(search.get(listParameters[part])?.trim().slice(0, MAX_CHARACTERS) ?? null)
  const oneOf = <T extends string>(values: readonly T[], part: keyof PropertyListQuery): T | null =>
    values.find((value) => value === get(part)) ?? null
  return {
    text: get('text') ?? '',
    type: oneOf(listFilters.type, 'type'),
    town: get('town'),
    availability: oneOf(listFilters.availability, 'availability'),
    standing: oneOf(listFilters.standing, 'standing'),
    lack: oneOf(listFilters.lack, 'lack'),
    order: oneOf(listOrders, 'order') ?? defaultOrder,
    page: parsePage(get('page')),
    position: parsePosition(get('position') ?? ''),
  }
}

/** No filters. */
export const allProperties = {
  type: null,
  town: null,
  availability: null,
  standing: null,
  lack: null,
} as const satisfies Partial<PropertyListQuery>

export const isFiltered = (query: PropertyListQuery): boolean =>
  keysOf(allProperties).some((part) => query[part] !== null)

const firstPage = { page: 1, position: null } as const satisfies Partial<PropertyListQuery>

/** The query string of a search; empty for all properties. */
export function propertyListSearch(query: PropertyListQuery): string {
  const search = new URLSearchParams()
  for (const part of keysOf(listParameters)) {
    const value = part === 'position' ? query.position && formatPosition(query.position) : query[part]
    if (value && value !== 1 && value !== defaultOrder) search.set(listParameters[part], String(value))
  }
  return search.toString()
}

export const PROPERTY_LIST = '/intern/eiendommer'

/** The address of a search with some parts changed. Any change leads to the first page. */
export function portfolioPath(query: PropertyListQuery, change: Partial<PropertyListQuery> = {}): string {
  const search = propertyListSearch({ ...query, ...firstPage, ...change })
  return search ? `${PROPERTY_LIST}?${search}` : PROPERTY_LIST
}
