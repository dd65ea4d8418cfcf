import { interestPathOf } from '#landlord/categories.ts'
import type { CategorySlug } from '../../../../../landlord-types/category.ts'

/** The URL of a category's form, prefilled with the chosen item; see `src/features/enquiries/ui/prefilled.ts`. */
export function askPath(category: CategorySlug, wish: { room?: string; size?: number }): string {
  const path = interestPathOf(category)
  const search = new URLSearchParams()
  if (wish.size !== undefined) search.set('storrelse', String(wish.size))
  if (wish.room) search.set('rom', wish.room)
  return `${path}${path.includes('?') ? '&' : '?'}${search}`
}
