import { expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { pageAddress } from '../http/page-address.ts'
import { knownAddress } from './known-address.ts'
import { PageCaches } from './page-caches.ts'
import { rendered } from './rendered.ts'

const version = { current: () => 1, lastChangeOf: () => ({ number: 1, at: 0 }), isFollowing: () => true }
const produce = async () => ({
  answer: rendered({
    status: 200,
    contentType: 'text/html',
    headers: {},
    body: Buffer.from('x'.repeat(4000)),
  }),
  complete: true,
  tags: new Set<never>(),
})

test('filtered lists drive out each other, and no other page', async () => {
  const caches = new PageCaches({ version, maxBytes: 100_000 })
  const others = ['/', '/eiendommer', '/eiendommer?type=bolig', '/eiendommer?type=bolig&side=2', '/om-oss']
  for (const url of others) await caches.get(url, produce)
  for (let rent = 1; rent <= 200; rent += 1)
    for (const path of ['/eiendommer', '/ledige-leiligheter']) {
      await caches.get(`${path}?maksleie=${rent}`, produce)
      await caches.get(`${path}?type=bolig&maksleie=${rent}`, produce)
    }
  expect(caches.bytes).toBeLessThanOrEqual(100_000)
  for (const url of others) expect(caches.fresh(url), url).not.toBeNull()
  expect(caches.fresh('/ledige-leiligheter?type=bolig&maksleie=200')).not.toBeNull()
})

const addressOf = (query: string) => pageAddress('/eiendommer', new URLSearchParams(query))

test.each([
  ['soverom=2&type=bolig', '/eiendommer?type=bolig&soverom=2'],
  ['type=bolig&utm_source=x&soverom=2&soverom=3', '/eiendommer?type=bolig&soverom=2'],
  ['type=slott&soverom=-1&maksleie=billig&side=1', '/eiendommer'],
  [`type=bolig&q=${'a'.repeat(10_000)}&by=${'b'.repeat(10_000)}`, '/eiendommer?type=bolig'],
])('the address of a list has one spelling: %.60s', (query, address) => {
  expect(addressOf(query)).toBe(address)
})

const lastIs = (last: number): Pick<Catalogue, 'knownList'> => ({
  knownList: async (address) => ({ ...address, page: Math.min(address.page, last) }),
})

test('towns and pages that the portfolio does not have are no part of an address', async () => {
  const catalogue: Pick<Catalogue, 'knownList'> = {
    knownList: async (address) => ({ ...address, asked: address.asked.by === 'larvik' ? address.asked : {} }),
  }
  expect(await knownAddress('/eiendommer?type=bolig&by=paris', catalogue)).toBe('/eiendommer?type=bolig')
  expect(await knownAddress('/eiendommer?by=larvik', catalogue)).toBe('/eiendommer?by=larvik')
  expect(await knownAddress('/eiendommer?side=77777', lastIs(3))).toBe('/eiendommer?side=3')
  const gone = { knownList: () => Promise.reject(new Error('gone')) }
  expect(await knownAddress('/eiendommer?by=larvik', gone)).toBe('/eiendommer?by=larvik')
})
