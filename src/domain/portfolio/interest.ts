import type { CategorySlug } from '../../../landlord-types/category.ts'

/** The parameters of a link to the interest form besides the type; see `src/features/enquiries/ui/prefilled.ts`. */
interface InterestWish {
  viewing?: boolean
  place?: string
  /** Square metres, or a size's name. */
  size?: number | string
  room?: string
}

/**
 * The URL of the interest form of a type, filled in from the page that links to it: a property, or a place, a size
 * or a kind of room, and whether a viewing is wanted.
 */
export function interestPath(
  { id, category }: { id?: string; category: CategorySlug },
  { viewing = false, place, size, room }: InterestWish = {},
): string {
  const search = new URLSearchParams({ type: category })
  if (id) search.set('eiendom', id)
  if (viewing) search.set('visning', '1')
  if (place) search.set('sted', place)
  if (size !== undefined) search.set('storrelse', String(size))
  if (room) search.set('rom', room)
  return `/interesseskjema?${search}`
}
