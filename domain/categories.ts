import { categories } from '../landlord/categories.ts'
import type { Category, CategorySlug } from '../landlord-types/category.ts'

/** The category of a slug; null for one that the landlord does not offer, and for an unknown slug. */
export function categoryFromSlug(slug: string | null | undefined): Category | null {
  return categories.find((category) => category.slug === slug) ?? null
}

export const offers = (slug: CategorySlug): boolean => categoryFromSlug(slug) !== null
