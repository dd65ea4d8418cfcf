import type { TodayCase, TodayList } from '../../inbox/server/today/today.ts'
import { todayTexts } from '../../inbox/today.words.ts'

interface TodaySection {
  name: string
  cases: readonly TodayCase[]
}

/** A town to choose, with how many cases wait there and whether one of them is urgent. */
export interface TownChoice {
  town: string
  count: number
  isUrgent: boolean
}

/** Whether a case is urgent, or dangerous. */
export const isUrgent = ({ urgency }: Pick<TodayCase, 'urgency'>): boolean => urgency?.value === 'urgent'

export const townChoices = ({ towns }: TodayList): TownChoice[] =>
  towns.map(({ town, cases }) => ({
    town,
    count: cases.length,
    isUrgent: cases.some(isUrgent),
  }))

/** The orders of the list, each as the address has it: by what matters most, or street by street. */
export const todayOrders = { day: null, street: 'gate' } as const

export type TodayOrder = keyof typeof todayOrders

/** The address of the list of a town, or of all, in an order. */
export function todayPath(town: string | null, order: TodayOrder): string {
  const asked = new URLSearchParams()
  if (town !== null) asked.set('by', town)
  const value = todayOrders[order]
  if (value !== null) asked.set('rekke', value)
  const query = String(asked)
  return query ? `/saker/i-dag?${query}` : '/saker/i-dag'
}

/**
 * The cases of one town; or of all, with what is urgent anywhere before the towns. First come today's visits, in the order of
 * their hours; street by street, nothing else comes before its town. `gone` are those that were finished since the list was read.
 */
export function todaySections(
  list: TodayList,
  chosen: string | null,
  order: TodayOrder = 'day',
  gone: ReadonlySet<string> = new Set(),
): TodaySection[] {
  const towns = list.towns.map(({ town, cases }) => ({
    town,
    cases: cases.filter(({ reference }) => !gone.has(reference)),
  }))

  const one = towns.find(({ town }) => town === chosen)
  const shown = one ? [one] : towns
  const all = shown.flatMap(({ cases }) => cases)
  const isUrgentFirst = !one && order === 'day'
  const isAhead = (each: TodayCase) => each.visit !== null || (isUrgentFirst && isUrgent(each))
  return [
    { name: todayTexts.visits, cases: visitsOf(all) },
    {
      name: todayTexts.urgent,
      cases: isUrgentFirst
        ? all
            .filter((each) => each.visit === null && isUrgent(each))
            .sort((one, other) => one.rank - other.rank)
        : [],
    },
    ...shown.map(({ town, cases }) => {
      const others = cases.filter((each) => !isAhead(each))
      return { name: town, cases: order === 'street' ? others.sort(byAddress) : others }
    }),
  ].filter(({ cases }) => cases.length > 0)
}

/** Streets by name and houses by number; what has no address comes last. */
const byAddress = (one: TodayCase, other: TodayCase): number =>
  Number(one.address === null) - Number(other.address === null) ||
  addresses.compare(one.address ?? '', other.address ?? '')

const addresses = new Intl.Collator('nb', { numeric: true })

/** The cases that are visited today, in the order of their hours. */
const visitsOf = (cases: readonly TodayCase[]): TodayCase[] =>
  cases
    .filter(({ visit }) => visit !== null)
    .sort((one, other) => (one.visit?.from ?? '').localeCompare(other.visit?.from ?? ''))
