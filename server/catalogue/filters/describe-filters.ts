import { type Asked, type DimensionName, dimensionNames } from '../../../domain/filters/dimensions.ts'
import type { FilterIndex, Found } from '../../../domain/filters/filter-index.ts'
import { choose, type Filters, type ListAddress, writeListAddress } from '../../../domain/filters/filters.ts'
import { type Sorting, sortings } from '../../../domain/filters/sorting.ts'
import { labelOfChoice } from './choice-label.ts'
import { filterWords as words } from './filters.words.ts'
import type { FilterChoice, FilterGroup, ListFilters } from './list-filters.ts'

/** How many choices of a number are offered at once. */
const MAX_STEPS = 6
/** How many single choices an empty list proposes to drop. */
const MAX_DROPS = 3

export interface Described {
  index: Pick<FilterIndex, 'choices' | 'placeName'>
  address: ListAddress
  found: Pick<Found, 'total' | 'count' | 'countWithout'>
  /** The address of the page that the list stands on. */
  path: string
  /** Days that may be asked for as the latest to move in. */
  days: readonly string[]
}

/** The filters of a list, with what each choice would leave. */
export function describeFilters(list: Described): ListFilters {
  const { address, found } = list
  const asked = dimensionNames.flatMap((name) => {
    const value = address.asked[name]
    return value === undefined ? [] : [{ name, label: labelOf(list, name, value) }]
  })
  return {
    groups: groupsOf(list),
    applied: asked.map(({ name, label }) => ({ label, without: hrefOf(list, choose(address, name, null)) })),
    sortings: [null, ...sortings].map((sorting) => ({
      label: sorting ? words.sortings[sorting] : words.byTitle,
      href: hrefOf(list, address, sorting),
      isChosen: sorting === address.sorting,
    })),
    cleared: asked.length > 0 ? hrefOf(list, { category: address.category, asked: {} }) : null,
    drop:
      found.total > 0
        ? []
        : asked
            .map(({ name, label }) => ({
              label,
              href: hrefOf(list, choose(address, name, null)),
              count: found.countWithout(name),
            }))
            .filter(({ count }) => count > 0)
            .sort((one, other) => other.count - one.count)
            .slice(0, MAX_DROPS),
  }
}

function groupsOf(list: Described): FilterGroup[] {
  const group = (name: keyof typeof words.groups, choices: FilterChoice[]) => ({
    name,
    label: words.groups[name],
    choices,
  })
  return [
    group('place', placesOf(list)),
    group('soverom', stepsOf(list, 'soverom')),
    group('maksleie', stepsOf(list, 'maksleie')),
    group('minareal', stepsOf(list, 'minareal')),
    group('move', [...choicesOf(list, 'ledig', [1]), ...choicesOf(list, 'fra', list.days)]),
    group('more', [
      ...(['dyr', 'balkong', 'heis', 'parkering', 'moblert'] as const).flatMap((name) =>
        choicesOf(list, name, [1]),
      ),
      ...stepsOf(list, 'energi'),
    ]),
  ].filter(({ choices }) => choices.some(({ href }) => href))
}

/** The towns, and the areas of the one that is chosen. */
function placesOf(list: Described): FilterChoice[] {
  const byName = (one: FilterChoice, other: FilterChoice) => one.label.localeCompare(other.label, 'nb')
  const towns = choicesOf(list, 'by', list.index.choices('by')).sort(byName)
  const areas = list.address.asked.by
    ? choicesOf(list, 'omrade', list.index.choices('omrade')).sort(byName)
    : []
  return [...towns, ...areas.filter(({ count, isChosen }) => count > 0 || isChosen)]
}

/** Those steps of a number that tell properties apart, spread over what there is. */
function stepsOf(list: Described, name: DimensionName): FilterChoice[] {
  const without = list.found.countWithout(name)
  let last = without
  const telling = list.index.choices(name).filter((choice) => {
    const count = list.found.count(name, choice)
    const isTelling = count > 0 && count < last
    if (isTelling) last = count
    return isTelling || choice === list.address.asked[name]
  })
  return choicesOf(list, name, spread(telling, MAX_STEPS, list.address.asked[name]))
}

/** At most so many of some values, evenly chosen, with the one that must be among them. */
function spread(values: readonly Asked[], most: number, kept: Asked | undefined): Asked[] {
  const every = (values.length - 1) / (most - 1)
  const places = new Set(
    values.length <= most
      ? values.keys()
      : Array.from({ length: most }, (_, place) => Math.round(place * every)),
  )
  const chosen = values.filter((value, place) => places.has(place) || value === kept)
  return kept === undefined || chosen.includes(kept) ? chosen : [...chosen, kept]
}

/** Choices that some but not all properties pass, and those that are chosen. */
function choicesOf(list: Described, name: DimensionName, values: readonly Asked[]): FilterChoice[] {
  return values.flatMap((value) => {
    const count = list.found.count(name, value)
    const isChosen = list.address.asked[name] === value
    if (!isChosen && (count === 0 || count === list.found.countWithout(name))) return []
    const href = hrefOf(list, choose(list.address, name, isChosen ? null : value))
    return [{ label: labelOf(list, name, value), count, isChosen, href: isChosen || count > 0 ? href : null }]
  })
}

function labelOf({ index }: Described, name: DimensionName, value: Asked): string {
  return labelOfChoice(name, value, (kind, slug) => index.placeName(kind, slug))
}

/** The first page of the list with these filters. */
function hrefOf(
  { path, address }: Described,
  filters: Filters,
  sorting: Sorting | null = address.sorting,
): string {
  const search = writeListAddress({ category: filters.category, asked: filters.asked, sorting })
  return search.size > 0 ? `${path}?${search}` : path
}
