import { expect, test } from 'vitest'
import { markupOf } from '../../../../test/support/markup-of.tsx'
import type { Hit, HomeHit } from '../server/hits.ts'
import { SearchResults } from './search-results.tsx'

const home = (number: number): HomeHit => ({
  kind: 'listing',
  title: `Storgata ${number}`,
  price: null,
  facts: [],
  address: `https://finn.no/${number}`,
  type: 'Bolig',
  place: 'Sentrum, Larvik',
  vacancy: null,
  picture: null,
})
const list = (count: number, homes: HomeHit[]): Hit => ({
  kind: 'list',
  title: 'Boliger',
  address: '/eiendommer?type=bolig',
  count,
  homes,
})

const countOf = (hits: Hit[]) => {
  const result = { query: 'bolig', answer: null, hits, isPartial: false, isMore: false, meant: null }
  const html = markupOf(<SearchResults result={{ data: result, reference: null }} query="bolig" />)
  return /role="status">([^<]*)</.exec(html)?.[1]
}

test('the homes of a list are counted as they are shown', () => {
  const homes = Array.from({ length: 8 }, (_, i) => home(i))
  expect(countOf([list(40, homes)])).toBe('8 treff')
  expect(countOf([list(8, homes), home(9)])).toBe('9 treff')
  expect(countOf([list(0, [])])).toBe('1 treff')
})
