import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filters, homes } from '../../../../../test/support/filter-arbitraries.ts'
import { present } from '../../../../../test/support/present.ts'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import type { Property } from '../../../../domain/portfolio/property.ts'
import { osloDate } from '../../../../domain/time/calendar.ts'
import { FilterIndex } from '../../filters/filter-index.ts'
import { readListAddress, writeListAddress } from '../../filters/filters.ts'
import { factsReader } from '../../filters/home-facts.ts'
import { describeMap, LIST_ANCHOR } from './describe-map.ts'

const today = osloDate(new Date('2026-11-22'))
const factsOf = factsReader(today)
const hrefOf = (town: string, cell: string | null) => `/eiendommer?by=${town}${cell ? `&rute=${cell}` : ''}`
const mapOf = (rows: readonly Partial<Property>[]) =>
  describeMap({
    homes: rows.map((row) => factsOf(propertyRow({ city: 'Bygda', ...row }))),
    language: 'nb',
    credit: null,
    listed: null,
    isOneTown: false,
    hrefOf,
  })

const [here, there] = [
  { latitude: 60, longitude: 9 },
  { latitude: 60.1, longitude: 9.1 },
]

describe('the map of a list', () => {
  test('has a pin with a rent that leads to its property, and one with a count that leads to a list', () => {
    const alone = propertyRow({ city: 'Bygda', title: 'Veien 1', price: 9500, ...here })
    const { towns } = mapOf([alone, { price: 8000, ...there }, { price: null, ...there }])
    const { count, pins } = present(towns[0])
    expect(count).toBe(3)
    expect(pins).toMatchObject([
      { text: '2', name: '2 eiendommer i Sentrum, Larvik, fra 8\u00a0000\u00a0kr/mnd' },
      { text: '9\u00a0500', name: 'Veien 1, 9\u00a0500\u00a0kr/mnd', href: `/eiendommer/${alone.id}` },
    ])
  })

  test('has a drawing for each town, and says how many homes are on none', () => {
    const { towns, missing } = mapOf([here, { city: 'Åsen', ...there }, { city: 'Fjernt' }])
    expect(towns.map(({ name }) => name)).toEqual(['Bygda', 'Åsen'])
    expect(missing).toBe(1)
  })

  test('shows every home of its list once, and each count leads to as many', () => {
    const address = (all: URLSearchParams) => readListAddress(all)
    fc.assert(
      fc.property(fc.array(homes, { maxLength: 40 }), filters, (all, asked) => {
        const index = new FilterIndex(all, today)
        const found = index.find(asked, null)
        const map = describeMap({
          homes: found.homes,
          language: 'nb',
          credit: null,
          listed: null,
          isOneTown: false,
          hrefOf: (town, cell) =>
            `?${writeListAddress({ ...asked, asked: { ...asked.asked, by: town, ...(cell && { rute: cell }) } })}`,
        })
        const pins = map.towns.flatMap((town) => town.pins)
        expect(map.missing + pins.reduce((sum, { count }) => sum + count, 0)).toBe(found.total)
        for (const { count, href } of pins.filter((pin) => pin.count > 1))
          expect(index.find(address(new URLSearchParams(href.slice(1))), null).total, href).toBe(count)
      }),
    )
  })

  test('leads to the list below where nothing is left to tell apart', () => {
    const { towns } = describeMap({
      homes: [here, here].map((row) => factsOf(propertyRow({ city: 'Bygda', ...row }))),
      language: 'nb',
      credit: null,
      listed: null,
      isOneTown: true,
      hrefOf,
    })
    expect(towns).toMatchObject([{ href: null, pins: [{ text: '2', href: LIST_ANCHOR }] }])
  })

  test('says of a home without coordinates that its place is approximate', () => {
    const rows = [propertyRow({ title: 'Veien 2', price: 9000, city: 'Larvik', location: 'Sentrum, Larvik' })]
    const { towns } = describeMap({
      homes: rows.map(factsOf),
      language: 'nb',
      credit: null,
      listed: null,
      isOneTown: false,
      hrefOf,
    })
    expect(towns[0]?.pins).toMatchObject([
      { isExact: false, name: 'Veien 2, 9\u00a0000\u00a0kr/mnd, omtrentlig plassering' },
    ])
  })

  test('is no larger for ten thousand homes', () => {
    const spread = Array.from({ length: 10_000 }, (_, index) => ({
      latitude: 60 + (index % 100) / 1000,
      longitude: 9 + Math.floor(index / 100) / 1000,
    }))
    const [row] = [propertyRow({ city: 'Bygda' })]
    const { towns } = describeMap({
      homes: spread.map((place) => factsOf({ ...row, ...place })),
      language: 'nb',
      credit: null,
      listed: null,
      isOneTown: false,
      hrefOf,
    })
    expect(towns[0]?.count).toBe(10_000)
    expect(towns[0]?.pins.length).toBeLessThanOrEqual(48)
  })
})
