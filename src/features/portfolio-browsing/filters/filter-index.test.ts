import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filters, homes } from '../../../../test/support/filter-arbitraries.ts'
import { present } from '../../../../test/support/present.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { dimensionNames } from './dimensions.ts'
import { FilterIndex } from './filter-index.ts'
import { choose, type Filters } from './filters.ts'
import type { HomeFacts } from './home-facts.ts'
import { passesFilters } from './passes-filters.ts'
import { sortings, sortKey } from './sorting.ts'

const today = osloDate(new Date('2026-11-22'))
const passing = (all: HomeFacts[], asked: Filters) => all.filter((home) => passesFilters(home, asked))

const sets = fc.tuple(fc.array(homes, { maxLength: 40 }), filters)

describe('the index of filters', () => {
  test('finds what passes every filter, in the order given', () => {
    fc.assert(
      fc.property(sets, ([all, asked]) => {
        const expected = passing(all, asked).map(({ id }) => id)
        const found = new FilterIndex(all, today).find(asked, null)
        expect(found.total).toBe(expected.length)
        expect(found.homes.map(({ id }) => id)).toEqual(expected)
      }),
    )
  })

  test('counts what each choice would leave', () => {
    fc.assert(
      fc.property(sets, ([all, asked]) => {
        const index = new FilterIndex(all, today)
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
        const found = new FilterIndex(all, today).find(asked, null)
        for (const name of dimensionNames) {
          const { [name]: _, ...others } = asked.asked
          expect(found.countWithout(name), name).toBe(passing(all, { ...asked, asked: others }).length)
        }
      }),
    )
  })

  test('finds the same in every order, and leaves equal ones in the order given', () => {
    fc.assert(
      fc.property(sets, fc.constantFrom(...sortings), ([all, asked], sorting) => {
        const expected = passing(all, asked).toSorted((one, other) => {
          const [key, otherKey] = [sortKey(one, sorting), sortKey(other, sorting)]
          return key === otherKey ? 0 : key < otherKey ? -1 : 1
        })
        const found = new FilterIndex(all, today).find(asked, sorting)
        expect(found.homes.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      }),
    )
  })

  test('names a town as its first home does', () => {
    const [home] = fc.sample(homes, 1)
    const named = (name: string) => ({ ...present(home), town: { slug: 'as', name } })
    const index = new FilterIndex([named('Ås'), named('As')], today)
    expect([index.placeName('by', 'as'), index.placeName('by', 'paris')]).toEqual(['Ås', 'paris'])
  })

  test('puts what has no rent last in the order of rents', () => {
    const [one, two, three] = fc
      .sample(homes, 3)
      .map((home, n) => ({ ...home, rent: [9_000, null, 5_000][n] ?? null }))
    const index = new FilterIndex(
      [one, two, three].filter((home) => home !== undefined),
      today,
    )
    const { homes: found } = index.find({ category: null, asked: {} }, 'leie')
    expect(found.map(({ id }) => id)).toEqual([three?.id, one?.id, two?.id])
  })

  test('does not know towns that the portfolio does not have', () => {
    const index = new FilterIndex(fc.sample(homes, 50), today)
    const asked = choose({ category: null, asked: { soverom: 2 } }, 'by', 'paris')
    expect(index.known(asked).asked).toEqual({ soverom: 2 })
  })
})
