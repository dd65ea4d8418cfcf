import type { Language } from '../../../../../landlord-types/language.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { DimensionName } from '../../filters/dimensions.ts'
import type { FilterIndex, FoundHomes } from '../../filters/filter-index.ts'
import type { Filters } from '../../filters/filters.ts'
import { bedroomSteps, headOf, isOneChoice } from './list-head.ts'
import { listHeadWords } from './list-head.words.ts'
import type { ListHeadView } from './list-head-view.ts'

/** The sets of filters that people search for among what can be rented now (decision 0061). */
const searchedFor: readonly (readonly DimensionName[])[] = [['by'], ['by', 'soverom']]

/** The head of a list of listings that people search for; null for any other list, and for an empty one. */
export function listingHeadOf(
  { category, asked }: Filters,
  index: Pick<FilterIndex, 'placeName'>,
  total: number,
  language: Language,
): ListHeadView | null {
  const words = wordsOf(listHeadWords, language)
  const names = Object.keys(asked)
  const isSearchedFor = searchedFor.some(
    (set) => set.length === names.length && set.every((name) => names.includes(name)),
  )
  if (category || total === 0 || !isSearchedFor || !isOneChoice(asked)) return null
  return headOf({
    plural: words.listings,
    asked,
    index,
    language,
    found: (heading) => words.advertised(total, heading),
    more: words.moreOfListings,
  })
}

interface FindsCounts {
  find(filters: Filters, sorting: null): Pick<FoundHomes, 'count'>
}

/** Those of them that have something in them, for the sitemap. */
export function searchedListings(index: Pick<FilterIndex, 'choices'> & FindsCounts): Filters[] {
  return index.choices('by').flatMap((by) => {
    const inTown = { category: null, asked: { by } }
    const found = index.find(inTown, null)
    const steps = bedroomSteps(index, found)
    return [inTown, ...steps.map((soverom) => ({ category: null, asked: { by, soverom } }))]
  })
}
