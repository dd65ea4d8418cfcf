import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { untilAllArrived } from '../../../../test/support/changes-told-by.ts'
import { listOf } from '../../../../test/support/list-of.ts'
import { type LocalServer, localServer } from '../../../../test/support/local-server.ts'
import { type TemporarySite, temporarySite } from '../../../../test/support/temporary-site.ts'
import { queryRow, queryRows } from '../../../platform/database/query.ts'
import { syncListings } from './sync.ts'

const fixture = readFileSync(new URL('./finn/search-realestate-letting.fixture.xml', import.meta.url), 'utf8')
const photo = await blankPhoto(800, 600, '#9a3f2d').jpeg().toBuffer()

let finn: LocalServer
let site: TemporarySite

beforeEach(async () => {
  finn = await localServer((_, response) => response.end())
  site = await temporarySite({
    FINN_API_KEY: 'key',
    FINN_ORG_ID: '1234567',
    FINN_BASE_URL: `${finn.url}/iad/`,
    IMAGE_HOSTS: finn.host,
  })
})

afterEach(async () => {
  await site.remove()
  await finn.close()
})

/** A page of FINN's answer, with as many ads as there are numbers. */
function page(numbers: number[], { total = numbers.length, next = '' } = {}): string {
  const entries = numbers.map(
    (
      number,
    ) => `<entry><id>urn:id:${number}</id><title>Bolig ${number}</title><dc:identifier>${number}</dc:identifier>
      <updated>2026-11-19T09:15:00.000Z</updated>
      <media:content medium="image" type="image/jpeg" url="${finn.url}/photo/${number}.jpg"/></entry>`,
  )
  const link = next && `<link rel="next" href="${next}"/>`
  return `<feed xmlns="http://www.w3.org/2005/Atom">${link}<os:totalResults>${total}</os:totalResults>${entries.join('')}</feed>`
}

function answering(xml: string | (() => string), status = 200): RequestListener {
  return (request, response) => {
    if (request.url?.startsWith('/photo/')) return response.end(photo)
    response.statusCode = status
    response.end(typeof xml === 'string' ? xml : xml())
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
/** What visitors see. */
async function shown() {
  await untilAllArrived(site)
  return site.catalogue.listings(listOf(null))
}
const activeIds = async () => (await shown()).listings.map((listing) => listing.id).sort()

test('the list is mirrored, with pictures of our own', async () => {
  finn.answer(answering(page([1, 2, 3])))
  expect(await syncListings(site)).toEqual({ outcome: 'applied', seen: 3, active: 3 })
  const { listings, updatedAt } = await shown()
  expect(listings.map((listing) => listing.title).sort()).toEqual(['Bolig 1', 'Bolig 2', 'Bolig 3'])
  expect(listings.every((listing) => listing.picture?.width === 800)).toBe(true)
  expect(updatedAt).toMatch(/^\d+\. \p{L}+ \d{4} kl\. \d\d\.\d\d$/u)
})

test('sends the key and the organisation', async () => {
  let key: string | string[] | undefined
  finn.answer((request, response) => {
    key = request.headers['x-finn-apikey']
    response.end(page([]))
  })
  await syncListings(site)
  expect(key).toBe('key')
  expect(finn.asked[0]).toBe('/iad/search/realestate-letting?orgId=1234567&rows=100')
})

test('pages are followed to the last one', async () => {
  finn.answer((request, response) => {
    if (request.url?.startsWith('/photo/')) return response.end(photo)
    const isSecond = request.url?.includes('page=2')
    response.end(
      isSecond ? page([3], { total: 3 }) : page([1, 2], { total: 3, next: `${finn.url}/iad/next?page=2` }),
    )
  })
  expect(await syncListings(site)).toMatchObject({ outcome: 'applied', seen: 3 })
})

test('a picture is fetched again only when the ad has changed', async () => {
  finn.answer(answering(page([1])))
  await syncListings(site)
  await syncListings(site)
  expect(finn.asked.filter((path) => path.startsWith('/photo/'))).toHaveLength(1)
})

test('an ad that is gone from a whole list is kept, and no longer shown', async () => {
  finn.answer(answering(page([1, 2, 3])))
  await syncListings(site)
  finn.answer(answering(page([1, 2])))
  await syncListings(site)
  expect(await activeIds()).toEqual(['1', '2'])
  expect(await queryRow(site.database.pool, z.number(), 'select count(*)::int from finn_properties')).toBe(3)
})

const failures: [string, () => RequestListener][] = [
  ['403', () => answering('', 403)],
  ['500', () => answering(page([9]), 500)],
  ['a page of HTML', () => answering('<html><body>Vedlikehold</body></html>')],
  ['half an answer', () => answering(fixture.slice(0, 3000))],
  ['a document type', () => answering(`<!DOCTYPE feed>${page([9])}`)],
  ['fewer ads than it speaks of', () => answering(page([9], { total: 40 }))],
  ['a way on that leads elsewhere', () => answering(page([9], { next: 'http://localhost:1/page=2' }))],
  ['an answer without end', () => answering(() => page([9]) + ' '.repeat(6 * 1024 * 1024))],
  ['nothing at all', () => (request) => request.socket.destroy()],
]

test.each(failures)('%s changes nothing in the list', async (_, listener) => {
  finn.answer(answering(page([1, 2])))
  await syncListings(site)
  finn.answer(listener())
  expect(await syncListings(site)).toMatchObject({ outcome: 'failed', message: expect.any(String) })
  expect(await activeIds()).toEqual(['1', '2'])
  expect(site.logged).toContainEqual({ level: 'error', message: 'Error syncing rental listings' })
  expect(
    await queryRows(site.database.pool, z.string(), 'select outcome from listing_syncs order by id'),
  ).toEqual(['applied', 'failed'])
})

test('a list that has shrunk by more than half waits for confirmation', async () => {
  finn.answer(answering(page(range(1, 10))))
  await syncListings(site)
  finn.answer(answering(page(range(1, 4))))
  expect(await syncListings(site)).toMatchObject({ outcome: 'refused' })
  expect(await activeIds()).toHaveLength(10)
  expect(await syncListings(site, { allowDrop: true })).toMatchObject({ outcome: 'applied' })
  expect(await activeIds()).toHaveLength(4)
})

test('a failed picture does not fail the sync', async () => {
  finn.answer((request, response) => {
    if (request.url?.startsWith('/photo/')) response.statusCode = 404
    response.end(request.url?.startsWith('/photo/') ? '' : page([1]))
  })
  expect(await syncListings(site)).toMatchObject({ outcome: 'applied', seen: 1 })
  expect((await shown()).listings[0]?.picture).toBeNull()
})

test('is off without a key, and logs it', async () => {
  const off = await temporarySite()
  expect(await syncListings(off)).toEqual({ outcome: 'off' })
  expect(off.logged.map((line) => line.message)).toEqual([
    'The listing sync is off: there is no FINN_API_KEY',
  ])
  await off.remove()
})

test('fetches the missing street of an ad once, and falls back to the town', async () => {
  const ad = (number: number, location: string) =>
    `<entry xmlns="http://www.w3.org/2005/Atom"><id>urn:id:${number}</id><title>Bolig ${number}</title><dc:identifier>${number}</dc:identifier>
      <updated>2026-11-19T09:15:00.000Z</updated><finn:location>${location}</finn:location></entry>`
  const town = '<finn:city>Larvik</finn:city>'
  finn.answer((request, response) => {
    if (request.url === '/iad/ad/realestate-letting/1') {
      return response.end(
        ad(1, `<finn:address>Storgata 1</finn:address><finn:postal-code>3256</finn:postal-code>${town}`),
      )
    }
    if (request.url?.startsWith('/iad/ad/')) return response.writeHead(500).end()
    response.end(`<feed><os:totalResults>2</os:totalResults>${ad(1, town)}${ad(2, town)}</feed>`)
  })
  const addresses = async () => (await shown()).listings.map((listing) => listing.address).sort()
  await syncListings(site)
  expect(await addresses()).toEqual(['Larvik', 'Storgata 1, 3256 Larvik'])
  await syncListings(site)
  expect(await addresses()).toEqual(['Larvik', 'Storgata 1, 3256 Larvik'])
  expect(finn.asked.filter((path) => path === '/iad/ad/realestate-letting/1')).toHaveLength(1)
})

test('keeps what the whole ad says until the ad changes, and asks again where it could not be had', async () => {
  const details = (furnished: string) =>
    `<finn:adata><finn:field name="furnished" value="${furnished}"/><finn:field name="rent_from" value="2099-03-01"/></finn:adata>`
  const ad = (inner: string, updated = '2026-11-19') =>
    `<entry xmlns="http://www.w3.org/2005/Atom"><id>urn:id:1</id><title>Bolig</title><dc:identifier>1</dc:identifier>
      <updated>${updated}T09:15:00.000Z</updated>${inner}</entry>`
  const answer = (whole: string | null, updated?: string) =>
    finn.answer((request, response) => {
      if (!request.url?.startsWith('/iad/ad/'))
        return response.end(`<feed><os:totalResults>1</os:totalResults>${ad('', updated)}</feed>`)
      if (whole === null) return response.writeHead(500).end()
      response.end(ad(whole, updated))
    })
  const said = async () => {
    await syncListings(site)
    return queryRow(
      site.database.pool,
      z.object({ amenities: z.array(z.string()), available_from: z.string().nullable() }),
      'select amenities, available_from from finn_properties',
    )
  }
  const nothing = { amenities: [], available_from: null }
  const furnished = { amenities: ['møblert'], available_from: '2099-03-01' }
  answer(null)
  expect(await said()).toEqual(nothing)
  answer(details('true'))
  expect(await said()).toEqual(furnished)
  answer(details('false'))
  expect(await said()).toEqual(furnished)
  answer(null, '2026-11-20')
  expect(await said()).toEqual(furnished)
  answer(details('false'), '2026-11-20')
  expect(await said()).toEqual({ ...furnished, amenities: ['umøblert'] })
})
