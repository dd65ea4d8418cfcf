import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { visitReportPath } from '../../domain/page-speed.ts'
import { publicPaths } from '../../domain/public-paths.ts'
import { signedIn } from '../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { inTransaction } from '../database/transaction.ts'
import { purge } from '../privacy/purge.ts'
import { replaceSiteDocuments } from '../search/site-documents.ts'
import { oversightWork } from '../workspace/oversight-work.ts'
import { readPageNames } from './page-names.ts'
import { countedPages, countVisit, purgePageSpeed, readSpeed, type VisitReport } from './page-speed.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: 'loopback',
    PUBLIC_URL: 'https://husvaer.eksempel.no',
  })
})
beforeEach(() => server.database.pool.query('delete from page_speed'))
afterAll(() => server.stop())

const now = new Date('2026-06-17T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const report: VisitReport = { page: '/eiendommer/:id', isNarrow: true, lcp: 2431.7, inp: 88, cls: 0.1042 }

/** Every visit comes from an address of its own where none is given. */
let visits = 0
function post(body: string, headers: Record<string, string> = {}): Promise<number> {
  return postAs({ 'Sec-Fetch-Site': 'same-origin', ...headers }, body)
}

/** Sends a report with no header that says which site it comes from, besides those given. */
async function postAs(headers: Record<string, string>, body = JSON.stringify(report)): Promise<number> {
  visits += 1
  const { status } = await fetch(`${server.url}${visitReportPath}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${visits % 250}`,
      'User-Agent': 'Nettleser/1.0',
      ...headers,
    },
    body,
  })
  return status
}

async function stored(): Promise<Record<string, unknown>[]> {
  const { rows } = await server.database.pool.query('select * from page_speed order by metric, bucket')
  return rows
}

const count = (times: number, changed: Partial<VisitReport>, at = now) =>
  Promise.all(
    Array.from({ length: times }, () => countVisit(server.database.pool, { ...report, ...changed }, at)),
  )

describe('a report', () => {
  test('is counted by day, page, screen and rounded value, with no address, browser or time', async () => {
    expect(await post(JSON.stringify(report))).toBe(204)
    expect(await post(JSON.stringify(report))).toBe(204)
    const rows = await stored()
    expect(rows.map(({ metric, bucket, visits }) => [metric, bucket, visits])).toEqual([
      ['cls', 11, 2],
      ['inp', 4, 2],
      ['lcp', 25, 2],
    ])
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'bucket',
      'day',
      'is_narrow',
      'metric',
      'page',
      'visits',
    ])
    const { rows: columns } = await server.database.pool.query(
      "select data_type from information_schema.columns where table_name = 'page_speed' and column_name = 'day'",
    )
    expect(columns).toEqual([{ data_type: 'date' }])
  })

  test('has values clamped to the last bucket', async () => {
    await post(JSON.stringify({ ...report, lcp: 1e12, inp: 1e308, cls: 1e308 }))
    expect((await stored()).map(({ bucket }) => bucket)).toEqual([100, 80, 100])
  })

  test('counts what was measured alone', async () => {
    await post(JSON.stringify({ page: '/', isNarrow: false, cls: 0 }))
    await post(JSON.stringify({ page: '/', isNarrow: false }))
    expect(await stored()).toMatchObject([
      { page: '/', metric: 'cls', bucket: 0, visits: 1, is_narrow: false },
    ])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"page"'],
    ['no object', '[1]'],
    ['null', 'null'],
    ['another type', JSON.stringify({ ...report, lcp: '2400' })],
    ['a negative value', JSON.stringify({ ...report, cls: -1 })],
    ['an infinite value', '{"page":"/","isNarrow":true,"lcp":1e999}'],
    ['an unknown page', JSON.stringify({ ...report, page: '/finnes-ikke' })],
    ['an address instead of a pattern', JSON.stringify({ ...report, page: '/eiendommer/abc' })],
    ['a page of one person', JSON.stringify({ ...report, page: '/sak/:token' })],
    ['a page of staff', JSON.stringify({ ...report, page: '/saker' })],
    ['a name of every object', JSON.stringify({ ...report, page: 'constructor' })],
    ['bytes that are no text', '\u0000\ud800'],
    ['more than 512 bytes', JSON.stringify({ ...report, more: 'x'.repeat(600) })],
  ])('of %s is answered alike and not counted', async (_, body) => {
    expect(await post(body)).toBe(204)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['Global Privacy Control', { 'Sec-GPC': '1' }],
    ['Do Not Track', { DNT: '1' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('with %s is answered alike and not counted', async (_, headers) => {
    expect(await post(JSON.stringify(report), headers)).toBe(204)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['neither Origin nor Sec-Fetch-Site', {}],
    ['the Origin of another site', { Origin: 'https://annet.eksempel.no' }],
    ['the Origin of a document without one', { Origin: 'null' }],
    ['Sec-Fetch-Site of no page', { 'Sec-Fetch-Site': 'none' }],
  ])('with %s is answered alike and not counted', async (_, headers) => {
    expect(await postAs(headers)).toBe(204)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['the Origin of this site alone', { Origin: 'https://husvaer.eksempel.no' }],
    ['Sec-Fetch-Site alone', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('with %s is counted', async (_, headers) => {
    expect(await postAs(headers)).toBe(204)
    expect(await stored()).toHaveLength(3)
  })

  test('is counted ten times from an address in ten minutes, and answered alike after that', async () => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < 13; sent += 1)
      statuses.add(await post(JSON.stringify(report), { 'X-Forwarded-For': '203.0.113.9' }))
    expect([...statuses]).toEqual([204])
    expect((await stored()).map(({ visits }) => visits)).toEqual([10, 10, 10])
  })
})

describe('the numbers', () => {
  const read = (screen: 'narrow' | 'wide' | null = null, page: string | null = null) =>
    readSpeed(server.database.pool, { screen, page }, now)

  test('are the 75th percentiles of the last 28 days, the most visited page first', async () => {
    await count(3, { lcp: 2000 })
    await count(1, { lcp: 6000 })
    await count(1, { page: '/' })
    await count(9, { page: '/', lcp: 9000 }, daysAgo(28))
    const { pages } = await read()
    expect(pages.map(({ page, visits }) => [page, visits])).toEqual([
      ['/eiendommer/:id', 4],
      ['/', 1],
    ])
    expect(pages[0]?.values).toEqual({ lcp: 2000, inp: 100, cls: 0.11 })
  })

  test('are of one kind of screen where it is asked for', async () => {
    await count(2, { isNarrow: true, lcp: 3000 })
    await count(1, { isNarrow: false, lcp: 1000 })
    const lcp = async (screen: 'narrow' | 'wide') => (await read(screen)).pages[0]?.values.lcp
    expect(await lcp('narrow')).toBe(3000)
    expect(await lcp('wide')).toBe(1000)
  })

  test('go back twelve weeks for the page that is asked for, with nothing for a week without visits', async () => {
    await count(3, {})
    await count(1, { page: '/', lcp: 1200 })
    await count(1, { page: '/', lcp: 4400 }, daysAgo(14))
    await count(1, { page: '/' }, daysAgo(90))
    const { plotted } = await read(null, '/')
    expect(plotted?.page).toBe('/')
    expect(plotted?.weeks).toHaveLength(12)
    expect(plotted?.weeks.slice(-3).map(({ monday, values }) => [monday, values.lcp])).toEqual([
      ['2026-06-01', 4400],
      ['2026-06-08', null],
      ['2026-06-15', 1200],
    ])
    expect(plotted?.weeks.filter(({ values }) => values.lcp !== null)).toHaveLength(2)
    expect((await read(null, '/finnes-ikke')).plotted?.page).toBe('/eiendommer/:id')
  })

  test('name a page as the search has its title, and one that has not been indexed by its path alone', async () => {
    const indexed = {
      kind: 'page',
      address: '/om-oss',
      title: 'Om oss og de ansatte',
      note: '',
      body: '',
    } as const
    await inTransaction(server.database.pool, (client) => replaceSiteDocuments(client, [indexed]))
    await count(2, { page: '/om-oss' })
    await count(1, { page: '/personvern' })
    const { pages, plotted } = await read()
    expect(pages.map(({ name }) => name)).toEqual(['Om oss og de ansatte', null])
    expect(plotted?.name).toBe('Om oss og de ansatte')
  })

  test('have a name for every page that the search does not index', async () => {
    await inTransaction(server.database.pool, (client) => replaceSiteDocuments(client, []))
    const names = await readPageNames(server.database.pool)
    const indexed = new Set(publicPaths.filter((path) => path !== '/'))
    const unnamed = [...countedPages].filter((page) => !indexed.has(page) && !names.has(page))
    expect(unnamed).toEqual([])
  })

  test('are empty before the first visit', async () => {
    expect(await read()).toEqual({ pages: [], plotted: null })
  })

  test('are read with the permission for the health of the site alone', async () => {
    const { staff } = await signedIn(server, 'administrator')
    const asked: string[] = []
    const context = { request: new Request('http://localhost/'), address: null, now, reference: 'ABCDEFGH' }
    const oversight = oversightWork(server.oversight, { staff, context }, (permission) => {
      asked.push(permission)
    })
    expect(await oversight.speed({ screen: null, page: null })).toEqual({ pages: [], plotted: null })
    expect(asked).toEqual(['see-jobs'])
  })
})

test('counts are kept for 180 days, and erased by the nightly purge', async () => {
  await count(1, {}, daysAgo(180))
  expect(await purgePageSpeed(server.database.pool, now)).toBe(0)
  await purge(server, { now: new Date(now.getTime() + 86_400_000) })
  expect(await stored()).toEqual([])
})
