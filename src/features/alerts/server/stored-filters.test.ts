import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homes } from '../../../../test/support/filter-arbitraries.ts'
import { present } from '../../../../test/support/present.ts'
import { readListAddress, writeListAddress } from '../../portfolio-browsing/filters/filters.ts'
import { passesFilters } from '../../portfolio-browsing/filters/passes-filters.ts'
import { filtersIn, storeFilters } from './stored-filters.ts'

const inAddress = (query: string) => {
  const { category, asked } = readListAddress(new URLSearchParams(query))
  return { category, asked }
}
const [sample] = fc.sample(homes, 1)
const home = present(sample)
const shown = (stored: { filters: string; asked: string | null }) =>
  String(writeListAddress(filtersIn(stored)))

test('what was asked for before bedrooms were exact still means as many or more', () => {
  expect(shown({ filters: 'type=bolig&by=larvik&soverom=2', asked: null })).toBe(
    'type=bolig&by=larvik&minsoverom=2',
  )
  // More bedrooms than can be asked for now: it still means no home, and not every one.
  expect(shown({ filters: 'type=bolig&soverom=12', asked: null })).toBe('type=bolig&minsoverom=12')
  expect(shown({ filters: 'type=parkering', asked: null })).toBe('type=parkering')
})

test.each([
  'type=bolig&soverom=2',
  'type=bolig&soverom=2%2C4%2B',
  'type=bolig&soverom=4%2B',
  'type=bolig&minsoverom=3',
])('%s is read as it was asked, and by an earlier version never as every home', (query) => {
  const stored = storeFilters(inAddress(query))
  expect(shown(stored)).toBe(query)
  // The earlier version reads a single number, and takes it as the fewest.
  expect(new URLSearchParams(stored.filters).get('soverom')).toMatch(/^[234]$/)
})

test.each([
  'type=bolig&slag=rekkehus',
  'type=bolig&by=larvik&omrade=hegdal&slag=leilighet%2Chybel&soverom=2%2C3',
])('%s is read as it was asked, and by versions that know no kinds as no home', (query) => {
  const stored = storeFilters(inAddress(query))
  expect(shown(stored)).toBe(query)
  for (const text of [stored.filters, stored.asked]) {
    const { slag: _, ...asked } = inAddress(text).asked
    expect(
      passesFilters({ ...home, area: { slug: 'hegdal', name: 'Hegdal' } }, { category: null, asked }),
    ).toBe(false)
  }
})

test('different wishes are stored as different texts, so that none takes the place of one that was confirmed', () => {
  const wishes = [
    'soverom=2',
    'soverom=2,3',
    'soverom=4',
    'soverom=4%2B',
    'minsoverom=2',
    'minsoverom=4',
    'slag=hybel',
    'slag=studio',
  ]
  const texts = wishes.map((wish) => storeFilters(inAddress(`type=bolig&${wish}`)).filters)
  expect(new Set(texts).size).toBe(wishes.length)
  // As many or more is what it meant before: the same wish.
  expect(texts).toContain('type=bolig&soverom=2')
})
