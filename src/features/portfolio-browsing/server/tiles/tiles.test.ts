import { readdir, stat, utimes } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { blankPhoto } from '../../../../../test/support/blank-photo.ts'
import { type LocalServer, localServer } from '../../../../../test/support/local-server.ts'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { toWorld } from '../../map/mercator.ts'
import { tileAt } from '../../map/tile.ts'
import { writeImport } from '../import.ts'

const picture = await blankPhoto(256, 256, '#9fd0dc').png().toBuffer()
const give: RequestListener = (_, response) => response.end(picture)

let service: LocalServer
let site: TemporaryServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  service = await localServer(give)
  site = await temporaryServer({
    MAP_TILES_URL: `${service.url}/topo/{z}/{y}/{x}.png`,
    MAP_TILES_CACHE_MB: '1',
  })
  const property = propertyRow({ city: 'Fjernby', latitude: 63.43, longitude: 10.4 })
  await writeImport(site.database.pool, { properties: [property], finn_properties: [] })
}, 60_000)
afterAll(async () => {
  vi.useRealTimers()
  await site.stop()
  await service.close()
})
/** Longer than the site leaves a service alone that has failed. */
const laterThanPauses = () => vi.setSystemTime(Date.now() + 10 * 60_000)
beforeEach(() => {
  laterThanPauses()
  service.answer(give)
  service.asked.length = 0
})

const pathOf = ({ z, x, y }: { z: number; x: number; y: number }) => `/kart/fliser/${z}/${x}/${y}.png`
const ask = (path: string, headers = {}) => fetch(site.url + path, { headers })
/** The tile on which the property lies, so many tiles further east. */
const near = (z: number, east = 0) => {
  const tile = tileAt(toWorld({ latitude: 63.43, longitude: 10.4 }), z)
  return { ...tile, x: tile.x + east }
}

describe('a tile', () => {
  test('comes from the map service once, at the address in the settings', async () => {
    const tile = near(15)
    const answers = await Promise.all([ask(pathOf(tile)), ask(pathOf(tile)), ask(pathOf(tile))])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=604800, immutable')
      expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true)
    }
    await ask(pathOf(tile))
    expect(service.asked).toEqual([`/topo/${tile.z}/${tile.y}/${tile.x}.png`])
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = (await ask(pathOf(near(14)))).headers.get('etag') ?? ''
    const again = await ask(pathOf(near(14)), { 'If-None-Match': etag })
    expect(again.status).toBe(304)
  })

  test.each([
    ['an error', (_, response) => response.writeHead(500).end()],
    ['a page instead of a picture', (_, response) => response.end('<html></html>')],
    [
      'a page that is said to be a picture',
      (_, response) => response.setHeader('Content-Type', 'image/png').end('x'),
    ],
    ['more than half a megabyte', (_, response) => response.end(Buffer.alloc(600_000, picture))],
    ['a broken connection', (request) => request.destroy()],
  ] satisfies [string, RequestListener][])(
    'is one that cannot be seen, and is not kept, after %s',
    async (_, listener) => {
      service.answer(listener)
      const answer = await ask(pathOf(near(13)))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(200)
    },
  )

  test('does not come from the server that the map service redirects to', async () => {
    const other = await localServer(give)
    service.answer((_, response) => response.writeHead(302, { Location: `${other.url}/tile.png` }).end())
    const answer = await ask(pathOf(near(13)))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(other.asked).toEqual([])
    await other.close()
  })

  test('is asked for again once the service answers', async () => {
    service.answer((_, response) => response.writeHead(503).end())
    await ask(pathOf(near(12)))
    service.answer(give)
    laterThanPauses()
    expect((await ask(pathOf(near(12)))).headers.get('cache-control')).toContain('public')
  })

  test('is asked for no more for a while after the service has failed, nor are others', async () => {
    service.answer((_, response) => response.writeHead(503).end())
    await ask(pathOf(near(12, 1)))
    service.answer(give)
    const answers = await Promise.all([ask(pathOf(near(12, 1))), ask(pathOf(near(12, 2)))])
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
    expect(service.asked).toHaveLength(1)
  })

  test('that the service does not have keeps no other from being asked for', async () => {
    service.answer((_, response) => response.writeHead(404).end())
    await ask(pathOf(near(12, 1)))
    service.answer(give)
    expect((await ask(pathOf(near(12, 2)))).headers.get('cache-control')).toContain('public')
  })

  test.each(['no-store', 'private, max-age=60'])(
    'is kept nowhere where the service says «%s»',
    async (said) => {
      service.answer((_, response) => response.setHeader('Cache-Control', said).end(picture))
      for (const round of [1, 2]) {
        const answer = await ask(pathOf(near(11)))
        expect([answer.headers.get('cache-control'), service.asked.length]).toEqual(['no-store', round])
      }
    },
  )

  test('that is out of date stands in for a new one while the service fails, and browsers ask again soon', async () => {
    const tile = near(10)
    await ask(pathOf(tile))
    const folder = join(site.config.DATA_DIR, 'tiles')
    const name = (await readdir(folder)).find((file) => file.endsWith(`-10-${tile.x}-${tile.y}`)) ?? ''
    await utimes(join(folder, name), new Date(), new Date(Date.now() - 1000))
    service.answer((_, response) => response.writeHead(503).end())
    const answer = await ask(pathOf(tile))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true)
  })

  test('is asked for by at most four requests at a time', async () => {
    const held: ServerResponse[] = []
    service.answer((_, response) => held.push(response))
    const asking = Array.from({ length: 20 }, (_, east) => ask(pathOf(near(17, east))))
    await expect.poll(() => held.length).toBe(4)
    // All twenty have come by the time that a later request has been answered.
    await ask('/healthz')
    expect(held).toHaveLength(4)
    service.answer(give)
    for (const response of held) response.end(picture)
    for (const answer of await Promise.all(asking)) expect(answer.status).toBe(200)
    expect(service.asked).toHaveLength(20)
  })

  test('that is kept takes no more disk than is allowed', async () => {
    const large = Buffer.concat([picture, Buffer.alloc(100_000)])
    service.answer((_, response) => response.end(large))
    for (let east = 0; east < 24; east += 1) expect((await ask(pathOf(near(16, east)))).status).toBe(200)
    const folder = join(site.config.DATA_DIR, 'tiles')
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
    )
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1024 * 1024)
  })
})

test.each([
  ['far from every property', pathOf(near(15, 3000))],
  ['of a level that is not shown', '/kart/fliser/99/1/1.png'],
  ['of the whole world', '/kart/fliser/0/0/0.png'],
  ['of a level below that of houses', pathOf(near(18))],
  ['outside the world', '/kart/fliser/8/256/1.png'],
  ['with a number beyond all maps', '/kart/fliser/12/1000000000/1.png'],
  ['with a power', '/kart/fliser/12/1e9/1.png'],
  ['with a negative number', '/kart/fliser/12/-1/1.png'],
  ['with a fraction', '/kart/fliser/12/1.5/1.png'],
  ['with another server in its address', '/kart/fliser/12/http%3A%2F%2F127.0.0.1/1.png'],
  ['with a query for another server', '/kart/fliser/12/1/1.png?url=http://127.0.0.1:1/'],
  ['with a way out', '/kart/fliser/12/..%2f..%2fetc/passwd.png'],
  ['with a zero in front', `/kart/fliser/012/${near(12).x}/${near(12).y}.png`],
  ['as another kind of file', pathOf(near(12)).replace('.png', '.svg')],
  ['with a part too many', pathOf(near(12)).replace('.png', '/1.png')],
])('a tile %s is not there, and the map service is not asked', async (_, path) => {
  expect((await ask(path)).status).toBe(404)
  expect(service.asked).toEqual([])
})

test('a client may have the service asked for 600 tiles in ten minutes, and gets stored ones all the same', async () => {
  const limited = await temporaryServer({
    MAP_TILES_URL: `${service.url}/limited/{z}/{y}/{x}.png`,
    RATE_LIMITS: 'on',
  })
  const property = propertyRow({ city: 'Fjernby', latitude: 63.43, longitude: 10.4 })
  await writeImport(limited.database.pool, { properties: [property], finn_properties: [] })
  const statusOf = async (tile: string) => (await fetch(limited.url + tile)).status
  expect(await statusOf(pathOf(near(12)))).toBe(200)
  await limited.database.pool.query("update rate_limits set points = 600 where key like 'tile:%'")
  expect(await statusOf(pathOf(near(12, 1)))).toBe(429)
  expect(await statusOf(pathOf(near(12)))).toBe(200)
  expect(service.asked).toHaveLength(1)
  await limited.stop()
})

test('without a map service there are no tiles', async () => {
  const plain = await temporaryServer()
  const answer = await fetch(
    `${plain.url}${pathOf(tileAt(toWorld({ latitude: 59.05, longitude: 10.03 }), 12))}`,
  )
  expect(answer.status).toBe(404)
  await plain.stop()
})
