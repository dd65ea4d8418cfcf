import { categories } from '#landlord/categories.ts'
import type { CategorySlug } from '../../../../../landlord-types/category.ts'
import type { Language } from '../../../../../landlord-types/language.ts'
import { categoryFromSlug } from '../../../../domain/portfolio/categories.ts'
import { wordsOf } from '../../../../domain/text/language.ts'
import { fewestOf } from '../../filters/bedrooms.ts'
import {
  type DimensionName,
  dimensionNames,
  eachAsked,
  type FilterValue,
  isOfferedFor,
  toggled,
} from '../../filters/dimensions.ts'
import type { FilterIndex, FoundHomes } from '../../filters/filter-index.ts'
import { choose, type Filters, type ListAddress, writeListAddress } from '../../filters/filters.ts'
import { kindsOf } from '../../filters/kinds.ts'
import type { Sorting } from '../../filters/sorting.ts'
import { labelOfChoice } from './choice-label.ts'
import { telling } from './choose-steps.ts'
import { filterWords } from './filters.words.ts'
import type { FilterChoiceView, FilterGroupView, ListFilters } from './list-filters.ts'
import type { ListKind } from './list-kinds.ts'
import type { MissingTown } from './missing-town.ts'

/** How many single choices an empty list proposes to drop. */
const MAX_DROPS = 3
/** How many steps of rents are offered. */
const MAX_RENTS = 8

interface DescribedFilters {
  kind: ListKind
  index: Pick<FilterIndex, 'choices' | 'placeName'> & {
    find(filters: Filters, sorting: null): Pick<FoundHomes, 'total'>
  }
  address: ListAddress
  missing?: MissingTown | null
  language: Language
  found: Pick<FoundHomes, 'total' | 'count' | 'countWithout'>
}

/** One thing that is asked, and the list without it. */
interface AppliedFilter {
  label: string
  without: Filters
  /** How many that list has. */
  count: number
}

/** The filters of a list, with what each choice would leave. */
export function describeFilters(list: DescribedFilters): ListFilters {
  const { kind, address, found } = list
  const words = wordsOf(filterWords, list.language)
  const applied = appliedTo(list).map(({ label, without, count }) => ({
    label,
    href: hrefOf(list, without),
    count,
  }))
  const everything = { category: kind.hasCategoryMenu ? null : address.category, asked: {} }
  return {
    groups: groupsOf(list),
    applied: applied.map(({ label, href }) => ({ label, href })),
    sortings: [null, ...kind.sortings].map((sorting) => ({
      label: words.sortings[sorting ?? kind.usualOrder],
      href: hrefOf(list, address, sorting),
      ...chosen(sorting === address.sorting),
    })),
    ...(list.missing ? { missing: missingOf(list, list.missing) } : {}),
    ...(applied.length > 0 ? { cleared: hrefOf(list, everything) } : {}),
    ...(found.total === 0
      ? {
          drop: applied
            .filter(({ count }) => count > 0)
            .sort((one, other) => other.count - one.count)
            .slice(0, MAX_DROPS),
        }
      : {}),
  }
}

/** What is asked besides what has buttons of its own. */
function appliedTo(list: DescribedFilters): AppliedFilter[] {
  const { kind, address, index } = list
  const category = kind.hasCategoryMenu ? categoryFromSlug(address.category) : null
  const withoutCategory = { category: null, asked: address.asked }
  return [
    ...(category
      ? [{ label: category.type, without: withoutCategory, count: index.find(withoutCategory, null).total }]
      : []),
    ...dimensionNames.flatMap((name) => {
      const value = address.asked[name]
      if (value === undefined) return []
      const label = labelOf(list, name, value)
      return [{ label, without: choose(address, name, null), count: countOf(list, name, null) }]
    }),
  ]
}

function groupsOf(list: DescribedFilters): FilterGroupView[] {
  const words = wordsOf(filterWords, list.language)
  const groups: FilterGroupView[] = [
    { label: words.groups.type, choices: list.kind.hasCategoryMenu ? typesOf(list) : [] },
    { label: words.groups.place, choices: placesOf(list) },
    {
      label: categoryOf(list) === 'naering' ? words.groups.premises : words.groups.homes,
      choices: kindChoices(list),
    },
    { label: words.groups.soverom, choices: bedroomsOf(list) },
    { label: words.groups.maksleie, choices: rentsOf(list), field: 'maksleie' },
    { label: words.groups.minareal, choices: stepsOf(list, 'minareal') },
    { label: words.groups.move, choices: daysOf(list), field: 'fra' },
    {
      label: words.groups.more,
      choices: [
        ...(['dyr', 'balkong', 'heis', 'parkering', 'moblert'] as const).flatMap((name) =>
          choicesOf(list, name, [1], true),
        ),
        ...stepsOf(list, 'energi', 3),
      ],
    },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/** The categories that some but not all homes belong to. */
function typesOf(list: DescribedFilters): FilterChoiceView[] {
  const { address, index } = list
  const countOf = (category: CategorySlug | null) =>
    index.find({ category, asked: address.asked }, null).total
  const all = countOf(null)
  return categories.flatMap(({ slug, type }) => {
    const isChosen = address.category === slug
    const count = countOf(slug)
    if (!isChosen && (count === 0 || count === all)) return []
    const filters = { category: isChosen ? null : slug, asked: address.asked }
    return [{ label: type, count, href: hrefOf(list, filters), ...chosen(isChosen) }]
  })
}

const byName = (one: FilterChoiceView, other: FilterChoiceView): number =>
  one.label.localeCompare(other.label, 'nb')

/** The towns, and the areas of the one that is chosen; one without areas is its own. */
function placesOf(list: DescribedFilters): FilterChoiceView[] {
  const towns = choicesOf(list, 'by', list.index.choices('by')).sort(byName)
  const areas = list.address.asked.by
    ? choicesOf(
        list,
        'omrade',
        list.index.choices('omrade').filter((area) => area !== list.address.asked.by),
      ).sort(byName)
    : []
  return [...towns, ...areas]
}

/** Steps of rents, the lowest first, and any other that is asked. */
function rentsOf(list: DescribedFilters): FilterChoiceView[] {
  const { index, found, address } = list
  const { maksleie: asked } = address.asked
  const steps = telling(index.choices('maksleie'), (step) => found.count('maksleie', step), asked, MAX_RENTS)
  const values = asked === undefined ? steps : [...new Set([...steps, asked])]
  return choicesOf(
    list,
    'maksleie',
    values.sort((one, other) => Number(one) - Number(other)),
  )
}

/** The towns that what is asked is to be found in, the nearest first where it is known how far they are. */
function missingOf(list: DescribedFilters, { name, kilometresTo }: MissingTown): ListFilters['missing'] {
  const { index, found, address } = list
  const all = index.choices('by')
  const areNearestFirst = all.every((by) => kilometresTo(String(by)) !== null)
  const from = (by: unknown) => kilometresTo(String(by)) ?? 0
  const ordered = areNearestFirst ? all.toSorted((one, other) => from(one) - from(other)) : all
  const towns = ordered.map((by) => ({
    label: labelOf(list, 'by', by),
    count: found.count('by', by),
    href: hrefOf(list, choose(address, 'by', by)),
  }))
  return { name, areNearestFirst, towns: towns.filter(({ count }) => count > 0) }
}

/** Those steps of a dimension that tell properties apart. */
function stepsOf(list: DescribedFilters, name: DimensionName, most?: number): FilterChoiceView[] {
  const { index, found, address } = list
  const steps = telling(index.choices(name), (step) => found.count(name, step), address.asked[name], most)
  return choicesOf(list, name, steps)
}

/** The category whose filters a list offers. */
const categoryOf = ({ kind, address }: DescribedFilters): CategorySlug | null =>
  address.category ?? kind.usualCategory

/** Choices of which several can be chosen. */
function severalOf(
  list: DescribedFilters,
  name: DimensionName,
  offered: readonly FilterValue[],
): FilterChoiceView[] {
  const { address, found } = list
  const asked = address.asked[name]
  if (asked === undefined && !isOfferedFor(name, categoryOf(list))) return []
  const chosenOnes = eachAsked(name, asked)
  return [...new Set([...offered, ...chosenOnes])].flatMap((value) => {
    const isChosen = chosenOnes.includes(value)
    const count = found.count(name, value)
    if (!isChosen && (count === 0 || count === countOf(list, name, null))) return []
    const href = hrefOf(list, choose(address, name, toggled(name, asked, value)))
    return [{ label: labelOf(list, name, value), count, href, ...chosen(isChosen) }]
  })
}

const kindChoices = (list: DescribedFilters): FilterChoiceView[] =>
  severalOf(list, 'slag', kindsOf(categoryOf(list)))

/** The numbers of bedrooms; and beside a single one, the list with larger homes too. */
function bedroomsOf(list: DescribedFilters): FilterChoiceView[] {
  const { address, index, found, language } = list
  const { soverom: asked } = address.asked
  const offered = [...index.choices('soverom'), ...eachAsked('soverom', asked)]
    .filter((choice) => choice !== 0)
    .sort((one, other) => fewestOf(one) - fewestOf(other))
  const choices = severalOf(list, 'soverom', offered)
  if (typeof asked !== 'number') return choices
  const larger = choose(address, 'minsoverom', asked)
  const count = index.find(larger, null).total
  if (count <= found.total) return choices
  return [...choices, { label: wordsOf(filterWords, language).larger, count, href: hrefOf(list, larger) }]
}

/** What is vacant now, and those days ahead until which more will be. */
function daysOf(list: DescribedFilters): FilterChoiceView[] {
  const soonest = [...list.index.choices('fra')].reverse()
  let last = list.found.count('ledig', 1)
  const days = soonest.filter((day) => {
    const count = list.found.count('fra', day)
    const isMore = count > last
    if (isMore) last = count
    return isMore || day === list.address.asked.fra
  })
  return [...choicesOf(list, 'ledig', [1], true), ...choicesOf(list, 'fra', days)]
}

/**
 * Choices that some but not all properties pass, and those that are chosen. None that is not offered for the category. What people ask
 * for by its name stands also where none has it: its list says so, and what to do.
 */
function choicesOf(
  list: DescribedFilters,
  name: DimensionName,
  values: readonly FilterValue[],
  isFlag = false,
): FilterChoiceView[] {
  const { address, found } = list
  const asked = address.asked[name]
  if (asked === undefined && !isOfferedFor(name, categoryOf(list))) return []
  const shown = asked === undefined || values.includes(asked) ? values : [...values, asked]
  return shown.flatMap((value) => {
    const isChosen = asked === value
    const count = isChosen ? found.total : countOf(list, name, value)
    const isTelling = count !== countOf(list, name, null) && (count > 0 || isFlag)
    if (!isChosen && !isTelling) return []
    const href = hrefOf(list, choose(address, name, isChosen ? null : value))
    return [{ label: labelOf(list, name, value), count, href, ...chosen(isChosen) }]
  })
}

/** How many the list has with another choice of a dimension, or without one. */
function countOf(
  { index, address, found }: DescribedFilters,
  name: DimensionName,
  value: FilterValue | null,
): number {
  // What lies in a town goes with it.
  const hasPartOfTown = name === 'by' && (address.asked.omrade ?? address.asked.rute) !== undefined
  if (hasPartOfTown) return index.find(choose(address, name, value), null).total
  return value === null ? found.countWithout(name) : found.count(name, value)
}

const chosen = (isChosen: boolean): { isChosen?: true } => (isChosen ? { isChosen: true } : {})

function labelOf({ index, language }: DescribedFilters, name: DimensionName, value: FilterValue): string {
  return labelOfChoice(name, value, (kind, slug) => index.placeName(kind, slug), language)
}

/** The first page of the list with these filters. */
function hrefOf(
  { kind, address }: DescribedFilters,
  filters: Filters,
  sorting: Sorting | null = address.sorting,
): string {
  const search = writeListAddress({
    category: filters.category,
    asked: filters.asked,
    sorting,
    view: address.view,
  })
  return search.size > 0 ? `?${search}` : kind.path
}
