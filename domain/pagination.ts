/** How many cards stand on a page of a list. */
export const pageSize = 24

/** How many pages it takes to show all of them. */
export function pageCount(total: number): number {
  return Math.ceil(total / pageSize)
}

/** The page that a `?side=` value names, from 1; the first one where it names none. */
export function parsePage(value: string | null | undefined): number {
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}
