import { categories } from '#landlord/categories.ts'
import { type Availability, spellings } from '../../../domain/portfolio/availability.ts'
import { keysOf } from '../../../domain/records.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import type { ListFilter, listFilters, PropertyListQuery } from '../property-list.ts'
import { patternsOf } from './find-properties.ts'

/** The values of a statement, each in one place. */
export class Values {
  readonly all: unknown[] = []

  add(value: unknown): string {
    const known = this.all.indexOf(value)
    return `$${known < 0 ? this.all.push(value) : known + 1}`
  }
}

/** SQL for the lines that a value of a filter finds. The day is today. */
type Conditions = {
  readonly [F in Exclude<ListFilter, 'type'>]: Readonly<
    Record<(typeof listFilters)[F][number], (day: () => string) => string>
  >
}

/** The types whose homes and premises are rented out with an energy certificate (energimerkeforskriften § 5). */
const typesWithEnergyClass = categories
  .filter(({ slug }) => ['bolig', 'coliving', 'naering'].includes(slug))
  .map(({ type }) => type)

const isOneOf = (value: string, words: readonly string[]) =>
  `${value} in (${words.map((word) => `'${word}'`).join(', ')})`
const is = (availability: Availability) =>
  `coalesce(${isOneOf('lower(btrim(status))', spellings[availability])}, false)`
// As `vacancyOf` has it: a day that is to come says more than that a home is rented out today.
const isFreeLater = (day: () => string) => `coalesce(available_from > ${day()}::date, false)`

const conditions: Conditions = {
  availability: {
    ledig: (day) => `(${is('available')} or ${is('rented')} and ${isFreeLater(day)})`,
    reservert: () => is('reserved'),
    utleid: (day) => `(${is('rented')} and not ${isFreeLater(day)})`,
    'ikke-sagt': () => `not (${is('available')} or ${is('reserved')} or ${is('rented')})`,
  },
  standing: {
    'pa-nettstedet': () => 'on_site',
    kladd: () => "state = 'draft'",
    planlagt: () => "state = 'scheduled'",
    'tatt-bort': () => "state = 'archived'",
  },
  lack: {
    bilde: () => 'picture is null',
    energiklasse: () => `(coalesce(energy_class, '') = '' and ${isOneOf('type', typesWithEnergyClass)})`,
  },
}

/** SQL for the lines that one value of a filter finds. */
export function conditionOf(values: Values, filter: ListFilter, value: string, today: IsoDate): string {
  if (filter === 'type') return `type = ${values.add(value)}`
  const made: Readonly<Record<string, (day: () => string) => string>> = conditions[filter]
  return made[value]?.(() => values.add(today)) ?? 'true'
}

/** SQL for what each part of a search asks of a line; nothing for a part that asks nothing. */
export function narrowings(
  values: Values,
  { text, town, type, availability, standing, lack }: Omit<PropertyListQuery, 'order' | 'page' | 'position'>,
  today: IsoDate,
): Partial<Record<ListFilter | 'text' | 'town', string>> {
  const patterns = patternsOf(text)
  const chosen = { type, availability, standing, lack } satisfies Record<ListFilter, string | null>
  return {
    ...(patterns && {
      text: `(names like all(${values.add(patterns.folded)}::text[]) or replace(names, 'ae', 'e') like all(${values.add(patterns.withoutAe)}::text[]))`,
    }),
    ...(town !== null && { town: `city = ${values.add(town)}` }),
    ...Object.fromEntries(
      keysOf(chosen).flatMap((filter) => {
        const value = chosen[filter]
        return value === null ? [] : [[filter, conditionOf(values, filter, value, today)]]
      }),
    ),
  }
}

/** SQL for all of some conditions. */
export const allOf = (parts: readonly string[]): string => parts.join(' and ') || 'true'
