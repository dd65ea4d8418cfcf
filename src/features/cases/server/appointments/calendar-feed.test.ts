import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { caseWithOffer, chooseIn, offerIn, slotAt } from '../../../../../test/support/offered-appointment.ts'
import { readCalendar } from '../../../../../test/support/read-calendar.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { calendarFeedActions } from '../../../team/calendar-feed.ts'
import { feedSince } from './calendar-feed.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'vaktmester', 'Vidar Vakt')
})
afterAll(() => server.stop())

/** Turns the feed on, or renews it. Gives the path of its address. */
async function newFeed(): Promise<string> {
  const outcome = await runAs(server, worker, calendarFeedActions.turnOn, {})
  const shown = outcome.status === 'done' ? outcome.shown : null
  const { address } = z.object({ address: z.string() }).parse(shown)
  return new URL(address).pathname
}

const read = (path: string) => fetch(`${server.url}${path}`)

test('holds the agreed visits of its owner, without the sender', async () => {
  const [agreed, ofColleague] = [slotAt('2099-01-06', 8), slotAt('2099-01-06', 12)]
  const now = new Date('2099-01-05T08:00:00Z')
  const sent = await caseWithOffer(server, worker, { slots: [agreed], now })
  await chooseIn(server, sent, agreed, now)
  const colleague = await makeStaff(server.database.pool, 'vaktmester')
  const other = await caseWithOffer(server, colleague, { slots: [ofColleague], now })
  await chooseIn(server, other, ofColleague, now)
  await caseWithOffer(server, worker, { slots: [ofColleague], now })

  const response = await read(await newFeed())
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'text/calendar; charset=utf-8', 'private, no-store'])
  const file = await response.text()
  const { properties, events } = readCalendar(file)
  expect(properties.METHOD?.value).toBe('PUBLISH')
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    SUMMARY: { value: 'Besøk: Avvik' },
    LOCATION: { value: 'Storgata 12' },
    DTSTART: { value: '20990106T070000Z' },
    URL: { value: expect.stringContaining(`/saker/${sent.reference}`) },
  })
  for (const secret of ['kari', '912', sent.token]) expect(file).not.toContain(secret)
})

test('is read at its newest address only, which the database does not hold', async () => {
  const first = await newFeed()
  const second = await newFeed()
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  const { rows } = await server.database.pool.query('select * from calendar_feeds')
  expect(JSON.stringify(rows)).not.toContain(second.slice(10, 40))
  expect((await read('/kalender/x.ics')).status).toBe(404)
})

test('is turned off, and closed with the account', async () => {
  const path = await newFeed()
  await server.database.pool.query('update staff set disabled_at = now() where id = $1', [worker.id])
  expect((await read(path)).status).toBe(404)
  await server.database.pool.query('update staff set disabled_at = null where id = $1', [worker.id])
  await runAs(server, worker, calendarFeedActions.turnOff, {})
  expect((await read(path)).status).toBe(404)
  expect(await feedSince(server.database.pool, worker.id)).toBeNull()
})

test('holds a visit that is over, also when another one is offered after it in its case', async () => {
  const [first, second] = [slotAt('2098-03-04', 8), slotAt('2098-03-07', 8)]
  const colleague = await makeStaff(server.database.pool, 'vaktmester')
  const now = new Date('2098-03-03T08:00:00Z')
  const sent = await caseWithOffer(server, worker, { slots: [first], now })
  await chooseIn(server, sent, first, now)
  await offerIn(server, worker, sent, {
    slots: [second],
    host: colleague.id,
    now: new Date('2098-03-05T08:00:00Z'),
  })
  const { events } = readCalendar(await (await read(await newFeed())).text())
  expect(events.map(({ DTSTART }) => DTSTART?.value)).toContain('20980304T070000Z')
})
