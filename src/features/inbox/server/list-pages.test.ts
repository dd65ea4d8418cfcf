import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAbsence } from '../../../../test/support/absence.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { firstPage, inboxSearch, type Lane, laneQuery, parseInboxQuery } from '../../../domain/cases/inbox.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import type { Caseworker } from './caseworker.ts'
import { readInbox } from './list/inbox.ts'
import { PAGE_SIZE } from './list/inbox-list.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
const now = new Date()
const CASES = 3 * PAGE_SIZE + 7
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
  const away = await makeStaff(server.database.pool)
  const day = osloDate(now)
  await makeAbsence(server.database.pool, { of: away, deputy: worker, from: day, to: day })
  // Many are sent at the same time, and a third have no deadline: only the rest of the order tells them apart.
  await server.database.pool.query(
    `insert into cases (id, reference, form, status, urgency, answers, idempotency_key, content_hash, sent_at, updated_at, promised_at, closed_at, assignee_id)
     select gen_random_uuid(), 'AVV-' || lpad(i::text, 4, '0') || '-' || case when is_closed then 'LUKT' else 'OPEN' end, 'issue-report',
       case when is_closed then 'done' else 'new' end, (array['normal', 'urgent'])[1 + (i % 5 = 0)::int], '{"description": "Det drypper"}', i || is_closed::text, '',
       date_trunc('day', now()) - make_interval(days => i / 20), now(),
       case when i % 3 > 0 then date_trunc('day', now()) + make_interval(days => i / 10) end,
       case when is_closed then date_trunc('day', now()) - make_interval(hours => i / 9) end,
       case when i % 2 > 0 then $1::uuid else $2 end
     from generate_series(1, ${CASES}) i, unnest(array[false, true]) is_closed`,
    [worker.id, away.id],
  )
  await server.database.pool.query(
    `insert into case_events (case_id, at, kind, by, text, visible_to)
     select id, now(), 'message', 'staff', 'Det kommer en snekker', 'sender' from cases`,
  )
})
afterAll(() => server.stop())

const read = (search: string) =>
  readInbox(server.deps, worker, parseInboxQuery(new URLSearchParams(search)), now)
const referencesOf = async (search: string) => (await read(search)).lines.map(({ reference }) => reference)

test.each<[Lane, string]>([
  ['venter-pa-oss', ''],
  ['mine', ''],
  ['ferdig', ''],
  ['alle', ''],
  ['venter-pa-oss', 'drypper'],
  ['mine', 'drypper'],
  ['ferdig', 'snekker'],
  ['alle', 'drypper'],
])(
  'pages of %s, searched for «%s», that begin at a position are those that are counted from the start, forwards and back',
  async (lane, text) => {
    const numbered = (page: number) => inboxSearch({ ...laneQuery(lane), text, page })
    const last = Math.ceil((lane === 'alle' ? 2 * CASES : CASES) / PAGE_SIZE)
    let query = laneQuery(lane, { text })
    for (let page = 1; page < last; page += 1) {
      query = { ...query, ...(await read(inboxSearch(query))).pages.older }
      expect(query).toMatchObject({ page: page + 1, position: { side: 'after' } })
      expect(await referencesOf(inboxSearch(query))).toEqual(await referencesOf(numbered(page + 1)))
    }
    expect((await read(inboxSearch(query))).isMore).toBe(false)
    for (let page = last; page > 2; page -= 1) {
      query = { ...query, ...(await read(inboxSearch(query))).pages.newer }
      expect(await referencesOf(inboxSearch(query))).toEqual(await referencesOf(numbered(page - 1)))
    }
    expect((await read(inboxSearch(query))).pages.newer).toEqual(firstPage)
  },
)

test('a page begins where the one before ended, also where a case has been closed since', async () => {
  const { lines, pages } = await read('fane=venter-pa-oss')
  const older = inboxSearch({ ...laneQuery('venter-pa-oss'), ...pages.older })
  const before = await referencesOf(older)
  const { pool } = server.database
  const { rows } = await pool.query(
    `update cases set closed_at = now(), status = 'done' where reference = any($1) returning id`,
    [[lines[0]?.reference, lines.at(-1)?.reference]],
  )
  expect(rows).toHaveLength(2)
  expect(await referencesOf(older)).toEqual(before)
  await pool.query(`update cases set closed_at = null, status = 'new' where id = any($1)`, [
    rows.map(({ id }) => id),
  ])
})

test.each([
  'fra-sak=etter_2_-_1',
  'fra-sak=etter_22_-_1_00000000-0000-0000-0000-000000000000',
  'fra-sak=for_1_00000000-0000-0000-0000-000000000000',
  "fra-sak=etter_2_'_1_x",
])('a position of another order, or of none, leaves the page to its number: %s', async (position) => {
  expect(await referencesOf(`fane=venter-pa-oss&side=2&${position}`)).toEqual(
    await referencesOf('fane=venter-pa-oss&side=2'),
  )
})
