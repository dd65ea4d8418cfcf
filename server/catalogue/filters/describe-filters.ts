import {
  type Asked,
  type DimensionName,
  dimensionNames,
  isOfferedFor,
} from '../../../domain/filters/dimensions.ts'
import type { FilterIndex, Found } from '../../../domain/filters/filter-index.ts'
import { choose, type Filters, type ListAddress, writeListAddress } from '../../../domain/filters/filters.ts'
import { type Sorting, sortings } from '../../../domain/filters/sorting.ts'
import { labelOfChoice } from './choice-label.ts'
import { telling } from './choose-steps.ts'
import { filterWords as words } from './filters.words.ts'
import type { FilterChoice, FilterGroup, ListFilters } from './list-filters.ts'

/** How many single choices an empty list proposes to drop. */
const MAX_DROPS = 3

export interface Described {
  index: Pick<FilterIndex, 'choices' | 'placeName'>
  address: ListAddress
  found: Pick<Found, 'total' | 'count' | 'countWithout'>
  /** The address of the page that the list stands on. */
  path: string
}

/** The filters of a list, with what each choice would leave. */
export function describeFilters(list: Described): ListFilters {
  const { address, found } = list
  const asked = dimensionNames.flatMap((name) => {
    const value = address.asked[name]
    return value === undefined
      ? []
      : [{ name, label: labelOf(list, name, value), href: hrefOf(list, choose(address, name, null)) }]
  })
  return {
    groups: groupsOf(list),
    applied: asked.map(({ label, href }) => ({ label, href })),
    sortings: [null, ...sortings].map((sorting) => ({
      label: sorting ? words.sortings[sorting] : words.byTitle,
      href: hrefOf(list, address, sorting),
      ...chosen(sorting === address.sorting),
    })),
    ...(asked.length > 0 ? { cleared: hrefOf(list, { category: address.category, asked: {} }) } : {}),
    ...(found.total === 0
      ? {
          drop: asked
            .map(({ name, label, href }) => ({ label, href, count: found.countWithout(name) }))
            .filter(({ count }) => count > 0)
            .sort((one, other) => other.count - one.count)
            .slice(0, MAX_DROPS),
        }
      : {}),
  }
}

function groupsOf(list: Described): FilterGroup[] {
  const days = daysOf(list)
  const groups: FilterGroup[] = [
    { label: words.groups.place, choices: placesOf(list) },
    { label: words.groups.soverom, choices: stepsOf(list, 'soverom') },
    { label: words.groups.maksleie, choices: stepsOf(list, 'maksleie').reverse() },
    { label: words.groups.minareal, choices: stepsOf(list, 'minareal') },
    { label: words.groups.move, choices: days, ...(days.length > 0 ? { hasDays: true } : {}) },
    {
      label: words.groups.more,
      choices: [
        ...(['dyr', 'balkong', 'heis', 'parkering', 'moblert'] as const).flatMap((name) =>
          choicesOf(list, name, [1]),
        ),
        ...stepsOf(list, 'energi', 3),
      ],
    },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/** The towns, and the areas of the one that is chosen. */
function placesOf(list: Described): FilterChoice[] {
  const byName = (one: FilterChoice, other: FilterChoice) => one.label.localeCompare(other.label, 'nb')
  const towns = choicesOf(list, 'by', list.index.choices('by')).sort(byName)
  const areas = list.address.asked.by
    ? choicesOf(list, 'omrade', list.index.choices('omrade')).sort(byName)
    : []
  return [...towns, ...areas]
}

/** Those steps of a dimension that tell properties apart. */
function stepsOf(list: Described, name: DimensionName, most?: number): FilterChoice[] {
  const { index, found, address } = list
  const steps = telling(index.choices(name), (step) => found.count(name, step), address.asked[name], most)
  return choicesOf(list, name, steps)
}

/** What is vacant now, and those days ahead until which more will be. */
function daysOf(list: Described): FilterChoice[] {
  const soonest = [...list.index.choices('fra')].reverse()
  let last = list.found.count('ledig', 1)
  const days = soonest.filter((day) => {
    const count = list.found.count('fra', day)
    const isMore = count > last
    if (isMore) last = count
    return isMore || day === list.address.asked.fra
  })
  return [...choicesOf(list, 'ledig', [1]), ...choicesOf(list, 'fra', days)]
}

/** Choices that some but not all properties pass, and those that are chosen. None that is not offered for the category. */
function choicesOf(list: Described, name: DimensionName, values: readonly Asked[]): FilterChoice[] {
  const { address, found } = list
  const asked = address.asked[name]
  if (asked === undefined && !isOfferedFor(name, address.category)) return []
  const shown = asked === undefined || values.includes(asked) ? values : [...values, asked]
  return shown.flatMap((value) => {
    const isChosen = asked === value
    const count = isChosen ? found.total : found.count(name, value)
    if (!isChosen && (count === 0 || count === found.countWithout(name))) return []
    const href = hrefOf(list, choose(address, name, isChosen ? null : value))
    return [{ label: labelOf(list, name, value), count, href, ...chosen(isChosen) }]
  })
}

const chosen = (isChosen: boolean): { isChosen?: true } => (isChosen ? { isChosen: true } : {})

function labelOf({ index }: Described, name: DimensionName, value: Asked): string {
  return labelOfChoice(name, value, (kind, slug) => index.placeName(kind, slug))
}

/** The first page of the list with these filters. */
function hrefOf(
  { path, address }: Described,
  filters: Filters,
  sorting: Sorting | null = address.sorting,
): string {
  const search = writeListAddress({
    category: filters.category,
    asked: filters.asked,
    sorting,
    view: address.view,
  })
  return search.size > 0 ? `?${search}` : path
}
