import { categories } from '#landlord/categories.ts'
import type { Category, CategorySlug, CategoryWords } from '../../../landlord-types/category.ts'
import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../text/language.ts'

/** The category of a slug; null for one that the landlord does not offer, and for an unknown slug. */
export function categoryFromSlug(slug: string | null | undefined): Category | null {
  return categories.find((category) => category.slug === slug) ?? null
}

/** What a category is called; null as above. */
export function categoryWordsOf(slug: string | null | undefined, language: Language): CategoryWords | null {
  const category = categoryFromSlug(slug)
  return category && wordsOf(category.words, language)
}

export const offers = (slug: CategorySlug): boolean => categoryFromSlug(slug) !== null
