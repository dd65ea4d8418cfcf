import { categoryFromSlug } from '../../../domain/categories.ts'
import type { DimensionName } from '../../../domain/filters/dimensions.ts'
import type { FilterIndex } from '../../../domain/filters/filter-index.ts'
import type { ListAddress } from '../../../domain/filters/filters.ts'
import { defaultLanguage, wordsOf } from '../../../domain/language.ts'
import { categories } from '../../../landlord/categories.ts'
import { eiendommerPage } from '../../../landlord/pages/eiendommer.ts'
import type { CategorySlug } from '../../../landlord-types/category.ts'
import { listHeadWords as words } from './list-head.words.ts'

/** What a list is called. */
export interface ListHead {
  title: string
  /** Its heading, where it is a filtered list that people search for; the others have the same. */
  heading: string | null
  description: string
}

/**
 * The sets of filters that people search for, besides a category alone: only their lists are shown to search engines
 * (decision 0052), where there is anything in them.
 */
const searchedFor: readonly { asked: readonly DimensionName[]; of?: CategorySlug }[] = [
  { asked: ['by'] },
  { asked: ['by', 'soverom'], of: 'bolig' },
]

/** The head of a list of some properties. */
export function listHeadOf(
  address: ListAddress,
  index: Pick<FilterIndex, 'placeName'>,
  total: number,
): ListHead {
  const category = categoryFromSlug(address.category)
  return (
    searchedHeadOf(address, index, total) ?? {
      title: category ? words.ofCategory(category.plural) : words.ofAll,
      heading: null,
      description: wordsOf(eiendommerPage, defaultLanguage).description,
    }
  )
}

/** Null where it is not a list that people search for, or an empty one. */
function searchedHeadOf(
  { category: slug, asked, sorting, view }: ListAddress,
  index: Pick<FilterIndex, 'placeName'>,
  total: number,
): ListHead | null {
  const category = categoryFromSlug(slug)
  const names = Object.keys(asked)
  const isSearchedFor = searchedFor.some(
    (set) =>
      set.asked.length === names.length &&
      set.asked.every((name) => names.includes(name)) &&
      (set.of ?? slug) === slug,
  )
  if (!category || !isSearchedFor || sorting || view || total === 0) return null
  const town = index.placeName('by', String(asked.by))
  const { plural } = category
  const bedrooms = asked.soverom === undefined ? null : Number(asked.soverom)
  const heading = bedrooms ? words.withBedrooms(plural, bedrooms, town) : words.inTown(plural, town)
  return {
    title: heading,
    heading,
    description: [words.found(total, heading), bedrooms ? words.rooms(bedrooms) : null, words.more]
      .filter((sentence) => sentence !== null)
      .join(' '),
  }
}

/** The lists that people search for and that have something in them, for the sitemap. */
export function searchedLists(index: FilterIndex): Pick<ListAddress, 'category' | 'asked'>[] {
  return categories.flatMap(({ slug }) => {
    const ofCategory = index.find({ category: slug, asked: {} }, null)
    return index.choices('by').flatMap((by) => {
      if (ofCategory.count('by', by) === 0) return []
      const inTown = { category: slug, asked: { by } }
      const found = index.find(inTown, null)
      const steps = searchedFor.some(({ asked, of }) => of === slug && asked.includes('soverom'))
        ? index.choices('soverom').filter((step) => found.count('soverom', step) > 0)
        : []
      return [inTown, ...steps.map((soverom) => ({ category: slug, asked: { by, soverom } }))]
    })
  })
}
