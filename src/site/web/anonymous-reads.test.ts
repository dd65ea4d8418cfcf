import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addManyHomes } from '../../../test/support/many-homes.ts'
import { strangers } from '../../../test/support/strangers.ts'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
import { parsePropertyId } from '../../domain/portfolio/property.ts'
import { readListAddress } from '../../features/portfolio-browsing/filters/filters.ts'
import { readListingAddress } from '../../features/portfolio-browsing/filters/listing-address.ts'
import type { Catalogue } from '../../features/portfolio-browsing/server/catalogue.ts'

const HOMES = 20_000
/** One answer may be of this many rows. A part of the sitemap is, which is made once. */
const MAX_ROWS = 1000
const MAX_BYTES = 2_000_000
const id = '00000000-0000-4000-9000-000000000007'
const removed = '00000000-0000-4000-9000-000000000008'
const token = 'x'.repeat(22)

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: 'loopback' })
  await addManyHomes(server.database.pool, HOMES)
})
afterAll(() => server.stop())
afterEach(() => vi.restoreAllMocks())

const { ask, newClient } = strangers(() => server.url)

/** Addresses of every route that reads, the costliest that are known; or why it asks the database for nothing that grows. */
const routes: Record<string, readonly string[] | string> = {
  'ALL /*': 'What the other routes go through.',
  'GET /livez': 'It asks nothing.',
  'GET /healthz': 'It asks whether the database answers, and the proxy in front hides it.',
  'GET /metrics': 'It wants its token.',
  'GET /robots.txt': ['/robots.txt'],
  'GET /manifest.webmanifest': ['/manifest.webmanifest'],
  'GET /ansatt.webmanifest': ['/ansatt.webmanifest'],
  'GET /sitemap.xml': ['/sitemap.xml'],
  'GET /sitemap-sider.xml': ['/sitemap-sider.xml'],
  'GET /:file{sitemap-eiendommer-[1-9][0-9]{0,4}\\.xml}': [
    '/sitemap-eiendommer-1.xml',
    '/sitemap-eiendommer-9.xml',
  ],
  'GET /bilder/:key{[0-9a-f]{20}}/:file{[0-9]+(?:\\.jpg)?}': [`/bilder/${'a'.repeat(20)}/800`],
  'GET /storage/v1/object/public/property-images/*': ['/storage/v1/object/public/property-images/a.jpg'],
  'GET /kart/fliser/:z/:x/:file': ['/kart/fliser/10/500/300.png'],
  'GET /kart/fliser/*': ['/kart/fliser/annet'],
  'GET /api/eiendommer': [
    '/api/eiendommer?maksleie=9100&sorter=pris',
    '/api/eiendommer?side=400',
    '/api/eiendommer?visning=kart',
  ],
  'GET /api/eiendommer/:id': [`/api/eiendommer/${id}`],
  'GET /api/favoritter': [`/api/favoritter?e=${id}`],
  'GET /api/sammenlign': [`/api/sammenlign?e=${id}`],
  'GET /api/ledige-leiligheter': ['/api/ledige-leiligheter?soverom=2'],
  'GET /api/ledige-boliger': ['/api/ledige-boliger'],
  'GET /api/boligomraader': ['/api/boligomraader'],
  'GET /api/ledige-plasser': ['/api/ledige-plasser?type=bolig', '/api/ledige-plasser?type=minilager'],
  'GET /api/reklameplasser': ['/api/reklameplasser'],
  'GET /api/reklameplasser/antall': ['/api/reklameplasser/antall'],
  'GET /api/sok': [
    '/api/sok?q=langveien',
    '/api/sok?q=lys+leilighet&alle=1',
    '/api/sok?q=toroms+under+9000+med+hund',
  ],
  'ALL /rest/v1/:table': [
    '/rest/v1/properties?select=*&order=description.desc,price.asc&offset=19000',
    '/rest/v1/properties?select=id&offset=19999',
  ],
  'ALL /rest/v1/*': ['/rest/v1/rpc/a'],
  'ALL /functions/v1/:name': ['/functions/v1/send-contact-message'],
  'ALL /storage/v1/object/:bucket/*': ['/storage/v1/object/a/b.jpg'],
  'ALL /storage/v1/*': ['/storage/v1/bucket'],
  'GET /api/openapi.json': ['/api/openapi.json'],
  'GET /api/postnummer/:code{[0-9]{4}}': ['/api/postnummer/3256'],
  'ALL /api/skjema/*': ['/api/skjema/contact-message'],
  'ALL /api/vedlegg': ['/api/vedlegg'],
  'GET /vedlegg/:id': [`/vedlegg/${id}`],
  'GET /sak/:token/kalender.ics': 'One case, by the key that its address is.',
  'GET /si-fra/:token/stopp': [`/si-fra/${token}/stopp`],
  'GET /driftsmelding/:recipient/stopp': [`/driftsmelding/${id}/stopp`],
  'GET /kalender/:file': 'The visits of one staff member, by the key that its address is.',
  'ALL /api/*': ['/api/finnes-ikke'],
  'ALL /assets/*': ['/assets/finnes-ikke.js'],
  'ALL /:file{[^/]+\\.[a-z0-9]+}': ['/finnes-ikke.txt'],
  'GET /*': 'Pages: what they read is the catalogue, below; senders’ pages read one case by its key.',
}

test('each route that an anonymous client can read is here, with what is asked of it', () => {
  const reading = server.routes.filter((route) => !/^(POST|OPTIONS) | \/api\/ansatt\//.test(route))
  expect([...new Set(reading)].toSorted()).toEqual(Object.keys(routes).toSorted())
})

/** What the database gave while something was done: the rows of its largest answer. What asks for a connection of forms and staff fails. */
async function readBy<T>(work: () => Promise<T>): Promise<{ result: T; rows: number }> {
  const { pool } = server.database
  const limits = { max: pool.options.max, connectionTimeoutMillis: pool.options.connectionTimeoutMillis }
  const held = await Promise.all(Array.from({ length: limits.max }, () => pool.connect()))
  Object.assign(pool.options, { connectionTimeoutMillis: 50 })
  let rows = 0
  const count = (found: pg.QueryResult | undefined) => {
    rows = Math.max(rows, found?.rows?.length ?? 0)
  }
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const done = given.at(-1)
    // A pool hands its client a callback; who has a client waits for a promise.
    if (typeof done === 'function')
      given[given.length - 1] = (error: unknown, found?: pg.QueryResult) => {
        count(found)
        done(error, found)
      }
    const answer: unknown = Reflect.apply(query, this, given)
    if (answer instanceof Promise) void answer.then(count, () => undefined)
    return answer
  })
  try {
    return { result: await work(), rows }
  } finally {
    spy.mockRestore()
    Object.assign(pool.options, limits)
    for (const client of held) client.release()
  }
}

describe('with 20 000 homes', () => {
  const addresses = Object.values(routes).flatMap((asked) => (typeof asked === 'string' ? [] : asked))

  test.each(addresses)('%s reads a bounded part, by connections of its own', async (path) => {
    // The index, and the sitemap, are made by now.
    await (await ask(path)).arrayBuffer()
    const { result, rows } = await readBy(async () => {
      const answer = await ask(path)
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
    })
    expect(result.status).not.toBe(500)
    expect(result.status).not.toBe(503)
    expect(result.bytes).toBeLessThan(MAX_BYTES)
    expect(rows).toBeLessThanOrEqual(MAX_ROWS)
  })

  const asked: { [Name in keyof Catalogue]: Parameters<Catalogue[Name]> } = {
    properties: [readListAddress(new URLSearchParams('maksleie=9100'))],
    knownList: [readListAddress(new URLSearchParams('type=bolig&by=larvik'))],
    knownWish: [{ category: 'bolig', asked: { by: 'larvik' } }],
    wishedList: ['leilighet i larvik'],
    searchedLists: [],
    property: [propertyIdOf(id)],
    chosenCards: [[propertyIdOf(id)]],
    compared: [[propertyIdOf(id)]],
    vacantHomes: [],
    listings: [readListingAddress(new URLSearchParams())],
    knownListings: [readListingAddress(new URLSearchParams())],
    searchedListings: [],
    housingAreas: [],
    vacancies: ['bolig'],
    advertisingSpaces: [],
    advertisingCount: [],
    propertyChoices: ['bolig'],
    propertyFacts: [propertyIdOf(id)],
    storagePlaces: [],
    storageSizes: [],
    sitemapParts: [],
    sitemapProperties: [1],
  }
  const madeOnce = ['sitemapProperties']

  test.each(Object.entries(asked))(
    'pages read %s as a bounded part, by connections of their own',
    async (name, given) => {
      const read = () => Promise.resolve(Reflect.apply(Reflect.get(server.catalogue, name), null, given))
      await read()
      const { rows } = await readBy(read)
      if (!madeOnce.includes(name)) expect(rows).toBeLessThanOrEqual(MAX_ROWS)
    },
  )

  test('a sitemap is made once a version, and not sent again to those who have it', async () => {
    const path = '/sitemap-eiendommer-1.xml'
    const first = await ask(path)
    const etag = first.headers.get('etag') ?? ''
    const text = await first.text()
    expect(text.match(/<loc>/g)).toHaveLength(10_000)
    const again = await readBy(() => ask(path, newClient(), { headers: { 'If-None-Match': etag } }))
    // How many homes there are is one row.
    expect([again.result.status, again.rows]).toEqual([304, 1])
    await server.database.pool.query('delete from properties where id = $1', [removed])
    await expect.poll(async () => (await ask(path)).headers.get('etag')).not.toBe(etag)
  })

  test('a sitemap is made once for all who ask while it is cold', async () => {
    // All clients together have thirty in a second, which the tests before have counted in.
    await setTimeout(1000)
    const made = vi.spyOn(server.catalogue, 'sitemapProperties')
    const answers = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const answer = await ask('/sitemap-eiendommer-2.xml')
        await answer.arrayBuffer()
        return [answer.status, answer.headers.get('content-encoding')]
      }),
    )
    expect(new Set(answers.map(String))).toEqual(new Set(['200,gzip']))
    expect(made.mock.calls).toEqual([[2]])
  })
})

function propertyIdOf(text: string) {
  const parsed = parsePropertyId(text)
  if (!parsed) throw new Error(`${text} is no id`)
  return parsed
}
