import { expect, test } from 'vitest'
import { withoutNumberLetters, withStreetsInFull } from '../../../domain/text/street-terms.ts'
import { searchTerms } from './search-terms.ts'

test.each([
  ['Storgt. 31', 'storgata 31'],
  ['storgata31', 'storgata 31'],
  ['Storgata 31 B', 'storgata 31b'],
  ['heddalsv 88', 'heddalsveien 88'],
  ['heddalsvn. 88', 'heddalsveien 88'],
  ['torvpl 2', 'torvplass 2'],
  ['elv', 'elv'],
  ['vei', 'vei'],
  ['kongegata 12', 'kongegata 12'],
  ['leilighet 20 m2', 'leilighet 20 m2'],
])('«%s» is looked for as «%s»', (query, terms) => {
  expect(withStreetsInFull(searchTerms(query)).join(' ')).toBe(terms)
})

test('a number without its letter is the house', () => {
  expect(withoutNumberLetters(['storgata', '31b'])).toEqual(['storgata', '31'])
  expect(withoutNumberLetters(['storgata', '31'])).toBeNull()
})
