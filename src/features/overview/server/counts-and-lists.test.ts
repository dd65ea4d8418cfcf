import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedIn, listedAt } from '../../../../test/support/counted-lists.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { type InboxQuery, laneQuery, lanes } from '../../../domain/cases/inbox.ts'
import { reopen } from '../../cases/server/sender/sender-actions.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { readInbox } from '../../inbox/server/list/inbox.ts'
import { conditions, InboxStatement } from '../../inbox/server/list/inbox-filter.ts'
import { liesInLane } from '../../inbox/server/list/select-cases.ts'
import { readNumbers } from './numbers.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
const now = new Date()
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
  const pattern = await sendCase(server, 'issue-report')
  // A case of every combination of what a list may ask for: 576 cases.
  await server.database.pool.query(
    `insert into cases (id, reference, form, answers, idempotency_key, content_hash, sent_at, updated_at, status, urgency,
       is_danger, closed_at, merged_into, quarantine, snoozed_until, promised_at, assignee_id)
     select gen_random_uuid(), 'AVV-' || row_number() over (), form, answers, row_number() over (), '', sent_at, updated_at,
       status, urgency, is_danger, case when status = 'done' then $2::timestamptz end, merged_into::uuid, quarantine,
       $2::timestamptz + snoozed, $2::timestamptz + promised, assignee_id::uuid
     from (select form, answers, sent_at, updated_at from cases where id = $1) pattern,
       unnest(array['new', 'in-progress', 'waiting-for-sender', 'done']) status,
       (values ('low', false), ('urgent', false), ('urgent', true)) as urgencies (urgency, is_danger),
       unnest(array[null, $1]) merged_into, unnest(array[null, 'too-fast']) quarantine,
       unnest(array[null, '-1 hour', '1 hour']::interval[]) snoozed,
       unnest(array['-1 hour', '1 hour']::interval[]) promised, unnest(array[null, $3]) assignee_id`,
    [pattern.id, now, worker.id],
  )
  const reopened = await sendCase(server, 'issue-report')
  await answerCase(server.deps, worker, reopened.reference, { text: 'Ordnet.', status: 'done', now })
  await reopen(server.deps, reopened.token, now)
})
afterAll(() => server.stop())

/** How many cases a list shows, page by page. */
async function listed(query: InboxQuery): Promise<number> {
  let total = 0
  for (let page = 1; ; page++) {
    const { lines, isMore } = await readInbox(server.deps, worker, { ...query, page }, now)
    total += lines.length
    if (!isMore) return total
  }
}

test('every number of the overview that leads to a list is the number of its cases', async () => {
  const numbers = await readNumbers(server.database.pool, worker, now)
  const listed = []
  for (const { href } of countedIn(numbers))
    listed.push({ count: await listedAt(server.deps, worker, href, now), href })
  expect(countedIn(numbers)).toEqual(listed)
  expect(countedIn(numbers.standing).filter(({ count }) => count === 0)).toEqual([])
})

test('every number of a lane is the number of its cases', async () => {
  const { counts } = await readInbox(server.deps, worker, laneQuery('alle'), now)
  for (const lane of lanes) {
    if (counts[lane] !== undefined)
      expect([lane, counts[lane]]).toEqual([lane, String(await listed(laneQuery(lane)))])
  }
  expect(Object.values(counts)).not.toContain('0')
})

test.each(lanes)('the index of words leaves out no case of the lane %s', async (lane) => {
  const statement = new InboxStatement(worker, now)
  const cases = statement.condition(conditions[lane])
  const indexed = liesInLane(lane).join(' and ') || 'true'
  const { rows } = await server.database.pool.query(
    `select count(*)::int as all, (count(*) filter (where ${indexed}))::int as indexed from cases c where ${cases}`,
    statement.values,
  )
  expect(rows[0].all).toBeGreaterThan(0)
  expect(rows[0].indexed).toBe(rows[0].all)
})

test('«Haster» lists urgent cases only, and «For sent» those past their deadline only', async () => {
  const all = async (lane: 'haster' | 'for-sent') =>
    (await readInbox(server.deps, worker, laneQuery(lane), now)).lines
  expect(new Set((await all('haster')).map(({ urgency }) => urgency?.value))).toEqual(new Set(['urgent']))
  expect(new Set((await all('for-sent')).map(({ deadline }) => deadline?.isOver))).toEqual(new Set([true]))
})
