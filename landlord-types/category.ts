import type { Words } from './language.ts'

/** The kinds of thing that can be rented out. A landlord offers some of them: `landlord/categories.ts`. */
export type CategorySlug = 'bolig' | 'parkering' | 'naering' | 'coliving' | 'minilager' | 'reklame'

/** What the column `type` of a property holds. */
export type CategoryType = 'Bolig' | 'Parkering' | 'Næring' | 'Coliving' | 'Minilager' | 'Reklame'

export interface Category {
  slug: CategorySlug
  type: CategoryType
  interestPath: string
  words: Words<CategoryWords>
}

export interface CategoryWords {
  menuLabel: string
  listLinkLabel: string
  /** As in «Se alle boliger», and as in «Vis 1 bolig». */
  plural: string
  singular: string
}
