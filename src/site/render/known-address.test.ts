import { expect, test } from 'vitest'
import type { ListAddress } from '../../features/portfolio-browsing/filters/filters.ts'
import type { Catalogue } from '../../features/portfolio-browsing/server/catalogue.ts'
import { knownAddress } from './known-address.ts'
import { pageAddress } from './render-request.ts'

const addressOf = (query: string, path = '/eiendommer') => pageAddress(path, new URLSearchParams(query))

test.each([
  ['soverom=2&type=bolig', '/eiendommer?type=bolig&soverom=2'],
  ['type=bolig&utm_source=x&soverom=3&soverom=2', '/eiendommer?type=bolig&soverom=2%2C3'],
  ['soverom=4+&type=bolig', '/eiendommer?type=bolig&soverom=4%2B'],
  ['soverom=4%2B,5,1&type=bolig', '/eiendommer?type=bolig&soverom=1%2C4%2B'],
  ['soverom=2,mange&type=bolig', '/eiendommer?type=bolig'],
  ['type=slott&soverom=-1&maksleie=billig&side=1', '/eiendommer'],
  [`type=bolig&q=${'a'.repeat(10_000)}&by=${'b'.repeat(10_000)}`, '/eiendommer?type=bolig'],
])('the address of a list has one spelling: %.60s', (query, address) => {
  expect(addressOf(query)).toBe(address)
})

test('the list of listings has one page, no map, and the newest first by itself', () => {
  const query = 'visning=kart&side=7&rute=120022131&sorter=nyest&soverom=2'
  expect(addressOf(query, '/ledige-leiligheter')).toBe('/ledige-leiligheter?soverom=2')
  expect(addressOf('sorter=leie&by=larvik', '/ledige-leiligheter')).toBe(
    '/ledige-leiligheter?by=larvik&sorter=leie',
  )
})

type Lists = Pick<Catalogue, 'knownList' | 'knownListings'>

const inTown = (town: string) => async (address: ListAddress) => ({
  ...address,
  asked: address.asked.by === town ? address.asked : {},
})
const lists: Lists = { knownList: inTown('larvik'), knownListings: inTown('sandefjord') }
const lastIs = (last: number): Lists => ({
  ...lists,
  knownList: async (address) => ({ ...address, page: Math.min(address.page, last) }),
})

test('towns and pages that the portfolio does not have are no part of an address', async () => {
  expect(await knownAddress('/eiendommer?type=bolig&by=paris', lists)).toBe('/eiendommer?type=bolig')
  expect(await knownAddress('/eiendommer?by=larvik', lists)).toBe('/eiendommer?by=larvik')
  expect(await knownAddress('/ledige-leiligheter?by=larvik', lists)).toBe('/ledige-leiligheter')
  const elsewhere = '/ledige-leiligheter?by=sandefjord'
  expect(await knownAddress(elsewhere, lists)).toBe(elsewhere)
  expect(await knownAddress('/eiendommer?side=77777', lastIs(3))).toBe('/eiendommer?side=3')
  const gone = { ...lists, knownList: () => Promise.reject(new Error('gone')) }
  expect(await knownAddress('/eiendommer?by=larvik', gone)).toBe('/eiendommer?by=larvik')
})
