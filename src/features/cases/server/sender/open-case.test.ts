import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { parseInboxQuery } from '../../../../domain/cases/inbox.ts'
import type { Caseworker } from '../../../inbox/server/caseworker.ts'
import { readInbox } from '../../../inbox/server/list/inbox.ts'
import { readToday } from '../../../inbox/server/today/today.ts'
import { readStanding } from '../../../overview/server/numbers.ts'
import { openCase } from './open-case.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let main: SentCase
let held: SentCase
let open: SentCase
const now = new Date()
const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
  const report = () => sendCase(server, 'issue-report', { urgency: 'urgent' }, weekAgo)
  main = await report()
  open = await report()
  held = await report()
  await server.database.pool.query("update cases set closed_at = now(), status = 'done' where id = $1", [
    main.id,
  ])
  await server.database.pool.query("update cases set quarantine = 'too-fast' where id = $1", [held.id])
})
afterAll(() => server.stop())

test('a case is open if it is not closed, merged or held, and not snoozed unless it is late or urgent', async () => {
  const later = new Date(now.getTime() + 60_000)
  const earlier = new Date(now.getTime() - 60_000)
  const combinations = [null, earlier].flatMap((closedAt) =>
    [null, main.id].flatMap((mergedInto) =>
      [null, 'too-fast', 'honeypot'].flatMap((quarantine) =>
        [null, earlier, now, later].flatMap((snoozedUntil) =>
          [null, earlier, later].flatMap((deadline) =>
            [0, 1, 2].map((priority) => ({
              closedAt,
              mergedInto,
              quarantine,
              snoozedUntil,
              deadline,
              priority,
            })),
          ),
        ),
      ),
    ),
  )
  const { rows } = await server.database.pool.query<{ open: boolean }>(
    `select ${openCase.replaceAll('$now', '$1::timestamptz')} as open
     from unnest($2::timestamptz[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[], $7::int[])
       with ordinality as c (closed_at, merged_into, quarantine, snoozed_until, deadline, priority, place) order by place`,
    [
      now,
      combinations.map(({ closedAt }) => closedAt),
      combinations.map(({ mergedInto }) => mergedInto),
      combinations.map(({ quarantine }) => quarantine),
      combinations.map(({ snoozedUntil }) => snoozedUntil),
      combinations.map(({ deadline }) => deadline),
      combinations.map(({ priority }) => priority),
    ],
  )
  const opened = combinations.filter((_, index) => rows[index]?.open)
  const unfinished = combinations.filter(
    ({ closedAt, mergedInto, quarantine }) => !closedAt && !mergedInto && !quarantine,
  )
  const isOpen = ({ snoozedUntil, deadline, priority }: (typeof combinations)[number]) =>
    snoozedUntil !== later || deadline === earlier || priority < 2
  expect(opened).toEqual(unfinished.filter(isOpen))
})

test('the overview counts no held spam as late or urgent', async () => {
  const { late, urgent } = await readStanding(server.database.pool, worker, now)
  expect([late.count, urgent.count]).toEqual([1, 1])
})

test.each(['fane=alle&frist=over', 'fane=haster', 'fane=for-sent'])(
  'the inbox lists no held spam and no closed case as late: %s',
  async (search) => {
    const query = parseInboxQuery(new URLSearchParams(search))
    const { lines } = await readInbox(server.deps, worker, query, now)
    expect(lines.map(({ reference }) => reference)).toEqual([open.reference])
  },
)

test('the day’s list holds open cases only', async () => {
  const { towns } = await readToday(server.deps, worker, now)
  expect(towns.flatMap(({ cases }) => cases.map(({ reference }) => reference))).toEqual([open.reference])
})
