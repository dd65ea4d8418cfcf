import type { CategorySlug } from '../../../../../landlord-types/category.ts'
import type { Language } from '../../../../../landlord-types/language.ts'
import { categoryWordsOf } from '../../../../domain/portfolio/categories.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import type { FilterIndex, FoundHomes } from '../../filters/filter-index.ts'
import type { ListAddress } from '../../filters/filters.ts'
import { listHeadWords } from './list-head.words.ts'
import type { ListHeadView } from './list-head-view.ts'
import type { MissingTown } from './missing-town.ts'
import { townsOf } from './towns.ts'
import { wishOf } from './wish-in-words.ts'

export interface FilteredListHead {
  address: ListAddress
  missing: MissingTown | null
  index: Pick<FilterIndex, 'placeName' | 'choices'> & {
    find(filters: Pick<ListAddress, 'category' | 'asked'>, sorting: null): Pick<FoundHomes, 'total' | 'count'>
  }
  found: Pick<FoundHomes, 'total' | 'count'>
  language: Language
  heading: string | null
  usualCategory: CategorySlug | null
}

/** What a link to a list says that is filtered otherwise than people search for; null where nothing but a category is asked. */
export function filteredHeadOf(list: FilteredListHead): ListHeadView | null {
  const { address, missing, index, found, language, heading, usualCategory } = list
  const words = wordsOf(listHeadWords, language)
  const category = address.category ?? usualCategory
  const names = categoryWordsOf(category, language) ?? words.anyProperty
  if (missing) {
    const title = words.nothingIn(names.plural, missing.name)
    return { title, heading, description: words.onlyIn(title, townsOf(index, address.category)) }
  }
  const { by, omrade, ...others } = address.asked
  if (Object.keys(address.asked).length === 0) return null
  const place = [
    omrade ? index.placeName('omrade', String(omrade)) : null,
    by ? index.placeName('by', String(by)) : null,
  ]
  const wish = wishOf(
    { category: null, asked: others },
    (name, slug) => index.placeName(name, slug),
    language,
  )
  const vacant = others.ledig ? null : found.count('ledig', 1)
  return {
    title: words.filtered(
      names.plural,
      place.filter((name) => name !== null),
      wish,
    ),
    heading,
    description:
      found.total === 0
        ? words.foundNone
        : `${words.counted(found.total, found.total === 1 ? names.singular : names.plural, vacant)} ${words.more}`,
  }
}
