import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filters, listings } from '../../../../test/support/filter-arbitraries.ts'
import { type DimensionName, dimensionNames } from './dimensions.ts'
import { passesFilters } from './passes-filters.ts'
import { unmentionedFilters } from './unmentioned-filters.ts'

test('a listing that passes the filters is silent about none', () => {
  fc.assert(
    fc.property(listings, filters, (listing, asked) => {
      expect(unmentionedFilters(listing, asked)?.length === 0).toBe(passesFilters(listing, asked))
    }),
  )
})

test('a listing passes the filters without those that it is silent about', () => {
  fc.assert(
    fc.property(listings, filters, (listing, { asked }) => {
      // More than two filters leave hardly any listing.
      const few = Object.entries(asked).slice(0, 2)
      const silent = unmentionedFilters(listing, { category: null, asked: Object.fromEntries(few) })
      if (silent === null) return
      const others = few.filter(([name]) => !silent.some((one) => one === name))
      expect(passesFilters(listing, { category: null, asked: Object.fromEntries(others) })).toBe(true)
    }),
  )
})

const [sample] = fc.sample(listings, 1)
const bare = {
  ...sample,
  category: null,
  categories: ['bolig' as const],
  town: { slug: 'larvik', name: 'Larvik' },
  area: { slug: 'larvik', name: 'Larvik' },
  spot: null,
  kinds: [],
  bedrooms: null,
  rent: null,
  squareMetres: null,
  vacancy: null,
  features: [],
  lacks: [],
  energy: null,
}

test('a listing that says nothing is silent about all but its town', () => {
  const asked = Object.fromEntries(
    dimensionNames.map((name) => [name, name === 'by' ? 'larvik' : name === 'energi' ? 'C' : 1]),
  )
  expect(unmentionedFilters(bare, { category: null, asked })).toEqual(
    dimensionNames.filter((name): name is Exclude<DimensionName, 'by'> => name !== 'by'),
  )
})

test('a listing that says that it is not what is asked is left out', () => {
  const asked = { heis: 1, maksleie: 9_000 }
  expect(unmentionedFilters({ ...bare, lacks: ['heis'] }, { category: null, asked })).toBeNull()
  expect(unmentionedFilters({ ...bare, rent: 9_001 }, { category: null, asked })).toBeNull()
  expect(unmentionedFilters({ ...bare, rent: 9_000 }, { category: null, asked })).toEqual(['heis'])
  expect(unmentionedFilters(bare, { category: 'parkering', asked: {} })).toBeNull()
  expect(unmentionedFilters(bare, { category: null, asked: { by: 'notodden' } })).toBeNull()
})
