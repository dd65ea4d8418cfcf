import { categories } from '#landlord/categories.ts'
import { eiendommerPage } from '#landlord/pages/eiendommer.ts'
import type { Category, CategorySlug } from '../../../../../landlord-types/category.ts'
import type { Language } from '../../../../../landlord-types/language.ts'
import { categoryFromSlug } from '../../../../domain/portfolio/categories.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { eachOf, fewestOf, MANY_BEDROOMS } from '../../filters/bedrooms.ts'
import type { DimensionName, FilterValue } from '../../filters/dimensions.ts'
import type { FilterIndex, FoundHomes } from '../../filters/filter-index.ts'
import type { Filters, ListAddress } from '../../filters/filters.ts'
import { type FilteredListHead, filteredHeadOf } from './filtered-head.ts'
import { filterWords } from './filters.words.ts'
import { listHeadWords } from './list-head.words.ts'
import type { ListHeadView } from './list-head-view.ts'
import { townsOf } from './towns.ts'

/**
 * The sets of filters that people search for, besides a category alone: only their lists are shown to search engines
 * (decision 0052), where there is anything in them.
 */
const searchedFor: readonly { asked: readonly DimensionName[]; of?: CategorySlug }[] = [
  { asked: ['by'] },
  { asked: ['by', 'soverom'], of: 'bolig' },
]

/** The head of a list of some properties. Its heading is that of its category, also where a link to it says more. */
export function listHeadOf(list: Omit<FilteredListHead, 'heading' | 'usualCategory'>): ListHeadView {
  const { address, missing, index, found, language } = list
  const searched = missing ? null : searchedHeadOf(address, index, found.total, language)
  if (searched) return searched
  const category = categoryFromSlug(address.category)
  const unfiltered = category
    ? categoryHeadOf(category, index, language)
    : {
        title: wordsOf(listHeadWords, language).ofAll,
        heading: null,
        description: wordsOf(eiendommerPage, language).description,
      }
  return filteredHeadOf({ ...list, heading: unfiltered.heading, usualCategory: null }) ?? unfiltered
}

interface FindsCounts {
  find(filters: Filters, sorting: null): Pick<FoundHomes, 'total' | 'count'>
}

/** The head of a list of a category, and of those that are filtered in ways that visitors do not search for. */
function categoryHeadOf(
  { slug, words: names }: Category,
  index: Pick<FilterIndex, 'placeName' | 'choices'> & FindsCounts,
  language: Language,
): ListHeadView {
  const words = wordsOf(listHeadWords, language)
  const { singular, plural } = wordsOf(names, language)
  const found = index.find({ category: slug, asked: {} }, null)
  const towns = townsOf(index, slug)
  const title = words.ofCategory(plural)
  const listed = words.listed(found.total, found.total === 1 ? singular : plural, towns)
  return { title, heading: title, description: `${listed} ${words.more}` }
}

/** Whether search engines are shown a list: those that people search for, and those of all that a category has. */
export function isIndexed({ asked, sorting, view, category }: ListAddress, total: number): boolean {
  if (sorting || view) return false
  return Object.keys(asked).length === 0 || isSearchedFor({ asked, category }, total)
}

function isSearchedFor({ category, asked }: Filters, total: number): boolean {
  const names = Object.keys(asked)
  return (
    category !== null &&
    total > 0 &&
    isOneChoice(asked) &&
    searchedFor.some(
      (set) =>
        set.asked.length === names.length &&
        set.asked.every((name) => names.includes(name)) &&
        (set.of ?? category) === category,
    )
  )
}

/** Whether no more than one number of bedrooms is asked for. */
export const isOneChoice = ({ soverom }: Filters['asked']): boolean =>
  soverom === undefined || eachOf(soverom).length === 1

/** Null where it is not a list that people search for, or an empty one. */
function searchedHeadOf(
  { category: slug, asked }: Filters,
  index: Pick<FilterIndex, 'placeName'>,
  total: number,
  language: Language,
): ListHeadView | null {
  const words = wordsOf(listHeadWords, language)
  const category = categoryFromSlug(slug)
  if (!category || !isSearchedFor({ category: slug, asked }, total)) return null
  return headOf({
    plural: wordsOf(category.words, language).plural,
    asked,
    index,
    language,
    found: (heading) => words.found(total, heading),
    more: words.more,
  })
}

interface HeadParts extends Pick<ListAddress, 'asked'> {
  /** What the list has, in small letters. */
  plural: string
  index: Pick<FilterIndex, 'placeName'>
  language: Language
  found: (heading: string) => string
  more: string
}

/** The head of a list by town, and by bedrooms where that is asked too. */
export function headOf({ plural, asked, index, language, found, more }: HeadParts): ListHeadView {
  const words = wordsOf(listHeadWords, language)
  const town = index.placeName('by', String(asked.by))
  const { soverom } = asked
  const heading = soverom
    ? words.withBedrooms(plural, wordsOf(filterWords, language).bedrooms(soverom), town)
    : words.inTown(plural, town)
  return {
    title: heading,
    heading,
    description: [
      found(heading),
      soverom ? words.rooms(fewestOf(soverom), soverom === MANY_BEDROOMS) : null,
      more,
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
  }
}

/** The numbers of bedrooms that some homes have, for the sitemap. */
export const bedroomSteps = (
  index: Pick<FilterIndex, 'choices'>,
  found: Pick<FoundHomes, 'count'>,
): FilterValue[] =>
  index
    .choices('soverom')
    .filter((step) => step !== 0 && found.count('soverom', step) > 0)
    .sort((one, other) => fewestOf(one) - fewestOf(other))

/** The lists that people search for and that have something in them, for the sitemap. */
export function searchedLists(index: FilterIndex): Pick<ListAddress, 'category' | 'asked'>[] {
  return categories.flatMap(({ slug }) => {
    const ofCategory = index.find({ category: slug, asked: {} }, null)
    return index.choices('by').flatMap((by) => {
      if (ofCategory.count('by', by) === 0) return []
      const inTown = { category: slug, asked: { by } }
      const found = index.find(inTown, null)
      const steps = searchedFor.some(({ asked, of }) => of === slug && asked.includes('soverom'))
        ? bedroomSteps(index, found)
        : []
      return [inTown, ...steps.map((soverom) => ({ category: slug, asked: { by, soverom } }))]
    })
  })
}
