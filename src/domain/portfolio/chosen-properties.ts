import { type PropertyId, parsePropertyId } from './property.ts'

/** The most that are compared side by side. */
export const MAX_COMPARED = 4
/** The most that the address of a comparison names: the rest takes the place of what is no longer on the site. */
const MAX_NAMED = 2 * MAX_COMPARED
/** The most that a device keeps as favourites. */
export const MAX_FAVOURITES = 40

/** The properties that an address names, such as `?id=…&id=…`: each once, in their order, the first so many. */
export function chosenProperties(search: URLSearchParams, most: number): PropertyId[] {
  const ids = search.getAll('id').flatMap((text) => parsePropertyId(text) ?? [])
  return [...new Set(ids)].slice(0, most)
}

/** The properties that the address of a comparison names. The first `MAX_COMPARED` that are on the site are compared. */
export function comparedProperties(search: URLSearchParams): PropertyId[] {
  return chosenProperties(search, MAX_NAMED)
}

/** The query that names some properties. */
export function chosenQuery(ids: readonly string[]): URLSearchParams {
  return new URLSearchParams(ids.map((id) => ['id', id]))
}

/** The address of the page that compares some properties. */
export function comparisonPath(ids: readonly string[]): string {
  return ids.length > 0 ? `/sammenlign?${chosenQuery(ids)}` : '/sammenlign'
}
