import { useInfiniteQuery } from '@tanstack/react-query'
import type { CategorySlug } from '../../content/categories.ts'
import type { PropertyCard, PropertyList } from '../../server/catalogue/views.ts'
import { type Loaded, unpack } from './loaded.ts'
import { readJson } from './page-data.ts'
import { propertyListQuery } from './queries.ts'

export interface PropertyListState {
  state: 'loading' | 'ready'
  cards: PropertyCard[]
  total: number
  /** Where the list goes on; null at its end. */
  nextPage: number | null
  isFetchingMore: boolean
  /** Adds the next page below those that are shown. */
  fetchMore(): Promise<unknown>
  reference: string | null
}

/** The portfolio's list from a page on, and as many of the following ones as have been asked for. */
export function usePropertyList(
  category: CategorySlug | null,
  firstPage: number,
  loaded: Loaded<PropertyList> | null,
): PropertyListState {
  const query = useInfiniteQuery({
    queryKey: ['eiendommer', category, firstPage],
    queryFn: ({ pageParam, signal }) =>
      readJson<PropertyList>(propertyListQuery(category, pageParam), signal),
    initialPageParam: firstPage,
    getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : undefined),
    ...(loaded && !loaded.reference
      ? { initialData: { pages: [unpack(loaded)], pageParams: [firstPage] } }
      : {}),
  })
  const pages = query.data?.pages ?? []
  const last = pages.at(-1)
  return {
    state: query.isPending && !loaded?.reference ? 'loading' : 'ready',
    cards: pages.flatMap((page) => page.cards),
    total: last?.total ?? 0,
    nextPage: last && last.page < last.pages ? last.page + 1 : null,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: () => query.fetchNextPage(),
    reference: query.data ? null : (loaded?.reference ?? null),
  }
}
