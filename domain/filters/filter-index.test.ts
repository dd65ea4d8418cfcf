import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filters, homes } from '../../test/support/filter-arbitraries.ts'
import { osloDate } from '../calendar.ts'
import { dimensionNames } from './dimensions.ts'
import { filterIndexOf } from './filter-index.ts'
import { choose, type Filters } from './filters.ts'
import type { HomeFacts } from './home-facts.ts'
import { passesFilters } from './passes-filters.ts'
import { sortings } from './sorting.ts'

const today = osloDate(new Date('2026-11-22'))
const passing = (all: HomeFacts[], asked: Filters) => all.filter((home) => passesFilters(home, asked))

const sets = fc.tuple(fc.array(homes, { maxLength: 40 }), filters)

describe('the index of filters', () => {
  test('finds what passes every filter, in the order given', () => {
    fc.assert(
      fc.property(sets, ([all, asked]) => {
        const expected = passing(all, asked).map(({ id }) => id)
        const found = filterIndexOf(all, today).find(asked, null)
        expect(found.total).toBe(expected.length)
        expect(found.ids(0, 40)).toEqual(expected)
        expect(found.ids(3, 2)).toEqual(expected.slice(3, 5))
      }),
    )
  })

  test('counts what each choice would leave', () => {
    fc.assert(
      fc.property(sets, ([all, asked]) => {
        const index = filterIndexOf(all, today)
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
        const found = filterIndexOf(all, today).find(asked, null)
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
        const ids = filterIndexOf(all, today).find({ category: null, asked: {} }, sorting).ids(0, 100)
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      }),
    )
  })

  test('finds the same again after many other filters', () => {
    const all = fc.sample(homes, 50)
    const index = filterIndexOf(all, today)
    const asked = { category: null, asked: { soverom: 2 } }
    const first = [...index.find(asked, null).homes()]
    for (let rent = 1; rent <= 100; rent += 1)
      index.find({ category: null, asked: { maksleie: rent * 200 } }, null)
    expect([...index.find(asked, null).homes()]).toEqual(first)
    expect(first).toEqual(passing(all, asked))
  })

  test('puts what has no rent last in the order of rents', () => {
    const [one, two, three] = fc
      .sample(homes, 3)
      .map((home, n) => ({ ...home, rent: [9_000, null, 5_000][n] ?? null }))
    const index = filterIndexOf(
      [one, two, three].filter((home) => home !== undefined),
      today,
    )
    const { ids } = index.find({ category: null, asked: {} }, 'leie')
    expect(ids(0, 3)).toEqual([three?.id, one?.id, two?.id])
  })

  test('does not know towns that the portfolio does not have', () => {
    const index = filterIndexOf(fc.sample(homes, 50), today)
    const asked = choose({ category: null, asked: { soverom: 2 } }, 'by', 'paris')
    expect(index.known(asked).asked).toEqual({ soverom: 2 })
  })
})
