import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { firstDayOfMonth, type IsoDate, parseDate } from '../../../domain/time/calendar.ts'
import { isInCell, parseCell } from '../map/cell.ts'
import { bedroomChoice, hasBedrooms, parseBedrooms } from './bedrooms.ts'
import { energyClasses, energyClassOf } from './energy-class.ts'
import type { Feature } from './features.ts'
import type { HomeTraits } from './home-facts.ts'
import { eachKind, parseKinds } from './kinds.ts'
import { isVacantBy } from './vacancy.ts'

/** What a filter can be set to. */
export type FilterValue = string | number

/** One thing that can be asked of a property besides its category. */
interface Dimension {
  /** The value that a text in an address stands for; null where it means nothing. */
  parse(text: string): FilterValue | null
  /** Whether a property is what is asked for. */
  passes(home: HomeTraits, asked: FilterValue): boolean
  /**
   * The choices that are offered, the least demanding first: a property that passes one passes all before it. Or, where
   * the choices are what the portfolio has, those that a property is.
   */
  choices: readonly FilterValue[] | ((home: HomeTraits) => readonly FilterValue[])
  /** Whether several can be asked for at once, by commas or by the parameter once more. */
  isSeveral?: true
  /** The choices of a day, where they depend on it. */
  choicesOn?: (today: IsoDate) => readonly FilterValue[]
  /** The categories in whose lists it is offered; all, where none are named. */
  offeredFor?: readonly CategorySlug[]
}

/** Kroner a month: round figures that people think in, for storage rooms and for offices. Any other amount may be asked for. */
const rents = [
  50_000, 40_000, 30_000, 25_000, 20_000, 18_000, 16_000, 15_000, 14_000, 13_000, 12_000, 11_000, 10_000,
  9_000, 8_000, 7_000, 6_000, 5_000, 4_000, 3_000, 2_000, 1_500, 1_000, 500,
]
/** Square metres. */
const areas = [2, 5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 150, 200, 500, 1_000]

/** The firsts of these months are offered as days to move in, the latest first: it leaves the most. */
const monthsAhead = [6, 5, 4, 3, 2, 1]

/** The parameters of an address that name what is asked, in the order in which they are written. */
export const dimensions = {
  by: ofPlace((home) => home.town.slug),
  omrade: ofPlace((home) => home.area.slug),
  /** A square of the map, by its quadkey. */
  rute: {
    parse: parseCell,
    passes: (home, asked) => home.spot !== null && isInCell(home.spot, String(asked)),
    choices: [],
  },
  slag: {
    parse: parseKinds,
    passes: (home, asked) => eachKind(String(asked)).some((kind) => home.kinds.includes(kind)),
    choices: (home) => home.kinds,
    isSeveral: true,
    offeredFor: ['bolig', 'naering'],
  },
  soverom: {
    parse: parseBedrooms,
    passes: (home, asked) => hasBedrooms(home.bedrooms, asked),
    choices: (home) => [bedroomChoice(home.bedrooms)],
    isSeveral: true,
    offeredFor: ['bolig'],
  },
  /** As many or more: what links and alerts of before asked for as `soverom`. */
  minsoverom: { ...atLeast([], (home) => home.bedrooms), offeredFor: ['bolig'] },
  maksleie: {
    parse: kronerIn,
    passes: (home, asked) => home.rent !== null && home.rent <= Number(asked),
    choices: rents,
  },
  minareal: atLeast(areas, (home) => home.squareMetres),
  ledig: { parse: yes, passes: (home) => home.vacancy?.kind === 'now', choices: [1] },
  fra: {
    parse: (text) => (text.startsWith('2') ? parseDate(text) : null),
    passes: (home, asked) => isVacantBy(home.vacancy, String(asked)),
    choices: [],
    choicesOn: (today) => monthsAhead.map((months) => firstDayOfMonth(today, months)),
  },
  energi: {
    parse: energyClassOf,
    passes: (home, asked) => home.energy !== null && home.energy <= String(asked),
    choices: [...energyClasses].reverse(),
    offeredFor: ['bolig', 'coliving', 'naering'],
  },
  dyr: withFeature('dyr', ['bolig', 'coliving']),
  balkong: withFeature('balkong', ['bolig', 'coliving']),
  heis: withFeature('heis', ['bolig', 'coliving', 'naering', 'minilager']),
  parkering: withFeature('parkering', ['bolig', 'coliving', 'naering']),
  moblert: withFeature('moblert', ['bolig', 'coliving', 'naering']),
} satisfies Record<string, Dimension>

export type DimensionName = keyof typeof dimensions

export const dimensionNames = Object.keys(dimensions).filter(
  (name): name is DimensionName => name in dimensions,
)

/** Whether a list of a category offers a dimension; what is not offered may be asked for all the same. */
export function isOfferedFor(name: DimensionName, category: CategorySlug | null): boolean {
  const { offeredFor } = dimensionOf(name)
  return !offeredFor || (category !== null && offeredFor.includes(category))
}

/** What is asked of a dimension, one by one. */
export function eachAsked(name: DimensionName, asked: FilterValue | undefined): FilterValue[] {
  const { parse } = dimensionOf(name)
  const texts = asked === undefined ? [] : String(asked).split(',')
  return texts.map((text) => parse(text)).filter((one) => one !== null)
}

/** The same with one more choice, or without it; null where none is left. */
export function toggled(
  name: DimensionName,
  asked: FilterValue | undefined,
  choice: FilterValue,
): FilterValue | null {
  const before = eachAsked(name, asked)
  const after = before.includes(choice) ? before.filter((one) => one !== choice) : [...before, choice]
  return after.length > 0 ? dimensionOf(name).parse(after.join(',')) : null
}

/** The dimension of a name. */
export const dimensionOf = (name: DimensionName): Dimension => dimensions[name]

function ofPlace(placeOf: (home: HomeTraits) => string): Dimension {
  return {
    parse: slugIn,
    passes: (home, asked) => placeOf(home) === asked,
    choices: (home) => [placeOf(home)],
  }
}

function atLeast(choices: readonly number[], numberOf: (home: HomeTraits) => number | null): Dimension {
  return { parse: numberIn, passes: (home, asked) => (numberOf(home) ?? 0) >= Number(asked), choices }
}

function withFeature(feature: Feature, offeredFor: readonly CategorySlug[]): Dimension {
  return { parse: yes, passes: (home) => home.features.includes(feature), choices: [1], offeredFor }
}

function yes(text: string): 1 | null {
  return text === '1' ? 1 : null
}

/** A whole number above zero; larger ones than any rent mean nothing. */
function numberIn(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null
}

/** An amount as visitors type it: «11 700», «kr 11.700,-», «12k», «11,5k». */
function kronerIn(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/\s|^kr\.?|(?:,-|kr\.?|kroner)$/g, '')
    .replace(/\.(?=\d{3}$)/, '')
  const [, thousands] = /^(\d{1,3}(?:[.,]\d)?)k$/.exec(plain) ?? []
  return numberIn(thousands ? String(Math.round(Number(thousands.replace(',', '.')) * 1_000)) : plain)
}

/** A town or an area as it stands in an address: «stokke», «indre-havn». */
function slugIn(text: string): string | null {
  return text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : null
}
