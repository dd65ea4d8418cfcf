import { formatArea, formatMoney, formatNumber } from '../../../../domain/format/format.ts'
import { defineWords } from '../../../../domain/text/language.ts'
import { formatIsoDate, parseDate } from '../../../../domain/time/calendar.ts'
import type { DimensionName } from '../../filters/dimensions.ts'
import type { Sorting } from '../../filters/sorting.ts'

/** How a choice of each filter reads, in the list of choices and alone. Towns and areas have names of their own. */
export const filterWords = defineWords({
  nb: {
    groups: {
      type: 'Type',
      place: 'Sted',
      soverom: 'Soverom',
      maksleie: 'Leie',
      minareal: 'Areal',
      move: 'Innflytting',
      more: 'Mer',
    },
    choice: {
      rute: () => 'Utsnitt av kartet',
      soverom: (count) => `Minst ${formatNumber(Number(count), 'nb')} soverom`,
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

function dayOf(day: string): string {
  const date = parseDate(day)
  return date ? formatIsoDate(date, 'nb') : day
}
