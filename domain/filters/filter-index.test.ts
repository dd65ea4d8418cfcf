import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from '../../landlord/categories.ts'
import { osloDate } from '../calendar.ts'
import { newPropertyId } from '../property.ts'
import { type Asked, type DimensionName, dimensionNames, dimensionOf } from './dimensions.ts'
import { energyClasses } from './energy-class.ts'
import { featureNames } from './features.ts'
import { FilterIndex } from './filter-index.ts'
import { choose, type Filters } from './filters.ts'
import type { HomeFacts } from './home-facts.ts'
import { sortings } from './sorting.ts'

const soon = osloDate(new Date('2027-03-01'))
const place = (slug: string) => ({ slug, name: slug })
const numbers = fc.option(fc.integer({ min: 1, max: 60_000 }))

const homes: fc.Arbitrary<HomeFacts> = fc.record({
  id: fc.constant(null).map(newPropertyId),
  title: fc.string({ maxLength: 5 }),
  categories: fc.subarray(
    categories.map(({ slug }) => slug),
    { minLength: 1, maxLength: 2 },
  ),
  town: fc.constantFrom('larvik', 'notodden', 'stokke').map(place),
  area: fc.constantFrom('sentrum', 'hegdal', 'tveiten').map(place),
  bedrooms: fc.option(fc.integer({ min: 1, max: 6 })),
  rent: numbers,
  squareMetres: fc.option(fc.integer({ min: 1, max: 300 })),
  vacancy: fc.constantFrom(
    null,
    { kind: 'now' } as const,
    { kind: 'from', date: soon } as const,
    { kind: 'reserved' } as const,
    { kind: 'rented' } as const,
  ),
  features: fc.subarray(featureNames),
  energy: fc.option(fc.constantFrom(...energyClasses)),
  createdAt: fc.constantFrom('2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z'),
})

const values: Record<DimensionName, fc.Arbitrary<Asked>> = {
  by: fc.constantFrom('larvik', 'notodden'),
  omrade: fc.constantFrom('sentrum', 'tveiten'),
  soverom: fc.integer({ min: 1, max: 7 }),
  maksleie: fc.constantFrom(500, 11_999, 12_000, 40_000),
  minareal: fc.constantFrom(2, 33, 60, 250),
  ledig: fc.constant(1),
  fra: fc.constantFrom('2026-12-01', '2027-03-01', '2027-05-01'),
  energi: fc.constantFrom(...energyClasses),
  dyr: fc.constant(1),
  balkong: fc.constant(1),
  heis: fc.constant(1),
  parkering: fc.constant(1),
  moblert: fc.constant(1),
}

const filters: fc.Arbitrary<Filters> = fc.record({
  category: fc.option(fc.constantFrom(...categories.map(({ slug }) => slug))),
  asked: fc.record(values, { requiredKeys: [] }),
})

const passing = (all: HomeFacts[], { category, asked }: Filters) =>
  all.filter(
    (home) =>
      (category === null || home.categories.includes(category)) &&
      dimensionNames.every((name) => {
        const value = asked[name]
        return value === undefined || dimensionOf(name).passes(home, value)
      }),
  )

const sets = fc.tuple(fc.array(homes, { maxLength: 40 }), filters)

describe('the index of filters', () => {
  test('finds what passes every filter, in the order given', () => {
    fc.assert(
      fc.property(sets, ([all, asked]) => {
        const expected = passing(all, asked).map(({ id }) => id)
        const found = new FilterIndex(all).find(asked, null)
        expect(found.total).toBe(expected.length)
        expect(found.ids(0, 40)).toEqual(expected)
        expect(found.ids(3, 2)).toEqual(expected.slice(3, 5))
      }),
    )
  })

  test('counts what each choice would leave', () => {
    fc.assert(
      fc.property(sets, ([all, asked]) => {
        const index = new FilterIndex(all)
        const found = index.find(asked, null)
        for (const name of dimensionNames)
          for (const choice of index.choices(name)) {
            const chosen = { ...asked, asked: { ...asked.asked, [name]: choice } }
            expect(found.count(name, choice), `${name}=${choice}`).toBe(passing(all, chosen).length)
          }
      }),
    )
  })

  test('counts what would be left without one filter', () => {
    fc.assert(
      fc.property(sets, ([all, asked]) => {
        const found = new FilterIndex(all).find(asked, null)
        for (const name of dimensionNames) {
          const { [name]: _, ...others } = asked.asked
          expect(found.countWithout(name), name).toBe(passing(all, { ...asked, asked: others }).length)
        }
      }),
    )
  })

  test('has every property once in every order', () => {
    fc.assert(
      fc.property(fc.array(homes, { maxLength: 40 }), fc.constantFrom(...sortings), (all, sorting) => {
        const ids = new FilterIndex(all).find({ category: null, asked: {} }, sorting).ids(0, 100)
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      }),
    )
  })

  test('puts what has no rent last in the order of rents', () => {
    const [one, two, three] = fc
      .sample(homes, 3)
      .map((home, n) => ({ ...home, rent: [9_000, null, 5_000][n] ?? null }))
    const index = new FilterIndex([one, two, three].filter((home) => home !== undefined))
    const { ids } = index.find({ category: null, asked: {} }, 'leie')
    expect(ids(0, 3)).toEqual([three?.id, one?.id, two?.id])
  })

  test('does not know towns that the portfolio does not have', () => {
    const index = new FilterIndex(fc.sample(homes, 50))
    const asked = choose({ category: null, asked: { soverom: 2 } }, 'by', 'paris')
    expect(index.known(asked).asked).toEqual({ soverom: 2 })
  })
})
