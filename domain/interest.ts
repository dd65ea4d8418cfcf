import type { CategorySlug } from '../content/categories.ts'

/**
 * The address of the interest form for a property: its type chosen, the property filled in, and «Ønsker
 * visning» ticked where a viewing is what is asked for.
 */
export function interestPath(
  property: { id: string; category: CategorySlug },
  { viewing = false }: { viewing?: boolean } = {},
): string {
  const search = new URLSearchParams({ type: property.category, eiendom: property.id })
  if (viewing) search.set('visning', '1')
  return `/interesseskjema?${search}`
}
