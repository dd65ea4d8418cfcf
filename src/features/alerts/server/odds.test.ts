import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { asked, subscribe } from '../../../../test/support/subscriber.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { readListAddress } from '../../portfolio-browsing/filters/filters.ts'
import { upsertRows } from '../../portfolio-browsing/server/import.ts'
import { createAlertStatistics } from './odds.ts'
import { oddsInWords } from './odds-in-words.ts'
import { recordVacancies } from './record-vacancies.ts'

let server: TemporaryServer
const DAY = 86_400_000
const start = new Date('2025-11-01T12:00:00Z')
const inDays = (days: number) => new Date(start.getTime() + days * DAY)

/** A portfolio of one free flat; then three become free, one of them twice. */
beforeAll(async () => {
  server = await temporaryServer()
  const put = (rows: ReturnType<typeof propertyRow>[], days: number) =>
    inTransaction(server.database.pool, (client) => upsertRows(client, 'properties', rows)).then(() =>
      recordVacancies(server.alerts, inDays(days)),
    )
  const flats = [1, 2, 3].map((bedrooms) => propertyRow({ status: 'utleid', bedrooms, price: 9_000 }))
  await put([propertyRow({ status: 'ledig', bedrooms: 2 }), ...flats], 0)
  for (const [place, flat] of flats.entries()) await put([{ ...flat, status: 'ledig' }], 10 + place)
  await put(flats, 100)
  await put([{ ...present(flats[0]), status: 'ledig' }], 200)
  await subscribe(server, asked('kari@eksempel.no', 'type=bolig&soverom=2'), inDays(300))
  await subscribe(server, asked('ola@eksempel.no', 'type=bolig&maksleie=9000'), inDays(300))
  await subscribe(server, asked('anna@eksempel.no', 'type=parkering'), inDays(300))
}, 30_000)
afterAll(() => server.stop())

/** Read anew for each: what is read is used for a minute. */
const odds = (query: string, days: number) => {
  const { category, asked: filters } = readListAddress(new URLSearchParams(query))
  return createAlertStatistics(server.database.pool).odds({ category, asked: filters }, inDays(days))
}

describe('how often homes become vacant', () => {
  test.each([
    ['type=bolig', 370, { count: 4, days: 365 }],
    ['type=bolig&ledig=1', 370, { count: 4, days: 365 }],
    ['type=bolig&minsoverom=2', 370, { count: 2, days: 365 }],
    ['type=bolig&soverom=2', 370, { count: 1, days: 365 }],
    ['type=bolig&soverom=3', 150, { count: 1, days: 149 }],
    ['type=parkering', 370, { count: 0, days: 365 }],
    // The ten first days are a year ago.
    ['type=bolig', 380, { count: 1, days: 365 }],
  ])('is counted for %s after %d days', async (query, days, expected) => {
    expect((await odds(query, days)).became).toEqual(expected)
  })

  test('is not told before there are ninety days of it', async () => {
    expect((await odds('type=bolig', 90)).became).toBeNull()
    expect((await odds('type=bolig', 91)).became).not.toBeNull()
  })
})

test('how often homes of a kind become vacant is not told before all that did say theirs', async () => {
  expect((await odds('type=bolig&slag=hybel', 370)).became).toEqual({ count: 0, days: 365 })
  const { pool } = server.database
  await pool.query(
    "update vacancies set traits = traits - 'kinds' where id = (select min(id) from vacancies)",
  )
  expect((await odds('type=bolig&slag=hybel', 370)).became).toBeNull()
  expect((await odds('type=bolig', 370)).became).not.toBeNull()
})

test('those wait for the same who ask for it, and who would be told of such a home', async () => {
  expect((await odds('type=bolig', 310)).others).toBe(2)
  expect((await odds('type=bolig&soverom=2', 310)).others).toBe(2)
  // Who waits for two bedrooms is not told of a home with three.
  expect((await odds('type=bolig&soverom=3', 310)).others).toBe(1)
  expect((await odds('type=parkering', 310)).others).toBe(1)
  expect((await odds('type=parkering&ledig=1', 310)).others).toBe(1)
  expect((await odds('type=naering', 310)).others).toBe(0)
})

test.each([
  [{ became: null, others: 0 }, ['Ingen andre venter på det samme.']],
  [
    { became: { count: 3, days: 365 }, others: 40 },
    ['Slike blir ledige omtrent tre ganger i året.', '40 andre venter på noe slikt.'],
  ],
  [
    { became: { count: 1, days: 150 }, others: 1 },
    ['Én slik har blitt ledig de siste fem månedene.', 'Én annen venter på noe slikt.'],
  ],
  [
    { became: { count: 0, days: 365 }, others: 2 },
    ['Ingen slike har blitt ledige det siste året.', 'To andre venter på noe slikt.'],
  ],
])('odds are told in words: %j', (known, words) => {
  expect(oddsInWords(known, 'nb')).toEqual(words)
})
