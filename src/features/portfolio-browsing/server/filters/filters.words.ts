import { formatArea, formatMoney, formatNumber } from '../../../../domain/format/format.ts'
import { defineWords } from '../../../../domain/text/language.ts'
import { formatIsoDate, parseDate } from '../../../../domain/time/calendar.ts'
import { type Bedrooms, eachOf, MANY_BEDROOMS } from '../../filters/bedrooms.ts'
import type { DimensionName } from '../../filters/dimensions.ts'
import { eachKind, type PlaceKind } from '../../filters/kinds.ts'
import type { Sorting } from '../../filters/sorting.ts'

/** How a choice of each filter reads, in the list of choices and alone. Towns and areas have names of their own. */
export const filterWords = defineWords({
  nb: {
    groups: {
      type: 'Type',
      place: 'Sted',
      homes: 'Boligtype',
      premises: 'Lokaltype',
      soverom: 'Soverom',
      maksleie: 'Leie',
      minareal: 'Areal',
      move: 'Innflytting',
      more: 'Mer',
    },
    choice: {
      rute: () => 'Utsnitt av kartet',
      slag: (some) => kindsInWords(String(some)),
      soverom: (count) => `${bedroomsInWords(count)} soverom`,
      minsoverom: (count) => `Minst ${formatNumber(Number(count), 'nb')} soverom`,
      maksleie: (rent) => `Inntil ${formatMoney(Number(rent), 'nb')}`,
      minareal: (area) => `Minst ${formatArea(Number(area), 'nb')}`,
      ledig: () => 'Ledig nå',
      fra: (day) => `Ledig innen ${dayOf(String(day))}`,
      energi: (letter) => (letter === 'A' ? 'Energiklasse A' : `Energiklasse ${letter} eller bedre`),
      dyr: () => 'Dyr etter avtale',
      balkong: () => 'Balkong eller terrasse',
      heis: () => 'Heis',
      parkering: () => 'Parkering',
      moblert: () => 'Møblert',
    } satisfies Partial<Record<DimensionName, (value: string | number) => string>>,
    /** «2», «2 eller 3», «4 eller flere». */
    bedrooms: bedroomsInWords,
    /** The list with as many bedrooms and with more. */
    larger: 'Også større',
    sortings: {
      nyest: 'Nyeste først',
      leie: 'Lavest leie',
      kvmpris: 'Lavest leie per m²',
      areal: 'Størst areal',
      ledig: 'Ledig først',
      navn: 'Navn',
    } satisfies Record<Sorting | 'navn', string>,
  },
})

const kindWords: Readonly<Record<PlaceKind, string>> = {
  leilighet: 'leilighet',
  rekkehus: 'rekkehus',
  enebolig: 'enebolig',
  hybel: 'hybel',
  studio: 'studio',
  butikk: 'butikk',
  kontor: 'kontor',
  lager: 'lager',
  verksted: 'verksted',
  servering: 'servering',
}

/** «Leilighet», «Leilighet eller rekkehus». */
function kindsInWords(asked: string): string {
  const text = inAlternatives(eachKind(asked).map((kind) => kindWords[kind]))
  return text.charAt(0).toLocaleUpperCase('nb') + text.slice(1)
}

function bedroomsInWords(bedrooms: Bedrooms): string {
  const each = eachOf(bedrooms).map((one) => (one === MANY_BEDROOMS ? '4 eller flere' : String(one)))
  return inAlternatives(each)
}

/** «2, 3 eller 4 eller flere». */
const inAlternatives = (each: readonly string[]): string =>
  each.length > 1 ? `${each.slice(0, -1).join(', ')} eller ${each.at(-1)}` : (each[0] ?? '')

function dayOf(day: string): string {
  const date = parseDate(day)
  return date ? formatIsoDate(date, 'nb') : day
}
