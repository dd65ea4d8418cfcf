/** How many cards stand on a page of a list. */
export const pageSize = 24

/** The same beside a map, which shows all that the list has: few lists have more. */
export const mapPageSize = 96

/** How many pages it takes to show all of them. */
export function pageCount(total: number, size = pageSize): number {
  return Math.ceil(total / size)
}

/** The page that a `?side=` value names, from 1; the first one where it names none. */
export function parsePage(value: string | null | undefined): number {
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}
