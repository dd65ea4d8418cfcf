import { type ListAddress, readListAddress } from './filters.ts'

/**
 * The list of ads that an address asks for. All of them stand on one page, none on a map, and the newest first where no
 * other order is asked for.
 */
export function readListingAddress(search: URLSearchParams): ListAddress {
  const { category, asked, sorting } = readListAddress(search)
  const { rute: _, ...known } = asked
  return { category, asked: known, sorting: sorting === 'nyest' ? null : sorting, page: 1, view: null }
}
