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
  query: '?type=bolig',
  ads: null,
  fitting: homes.length,
  homes,
  misses: [],
  elsewhere: null,
})

const countOf = (hits: Hit[], isMore = false) => {
  const result = { query: 'bolig', answer: null, hits, isPartial: false, isMore, meant: null }
  const html = markupOf(<SearchResults result={{ data: result, reference: null }} query="bolig" />)
  return /role="status">([^<]*)</.exec(html)?.[1]
}

test('a wish says how many homes are what is wished, before what else was found', () => {
  const homes = Array.from({ length: 8 }, (_, i) => home(i))
  expect(countOf([list(40, homes)])).toBe('8 passer')
  expect(countOf([list(8, homes.slice(0, 1)), home(9)])).toBe('1 passer')
  expect(countOf([list(0, [])])).toBe('Ingenting passer akkurat nå.')
  expect(countOf([home(9)])).toBe('1 treff')
  expect(countOf([home(8), home(9)], true)).toBe('De 2 beste treffene')
})
