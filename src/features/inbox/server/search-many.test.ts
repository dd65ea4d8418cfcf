import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { inboxSearch, laneQuery, parseInboxQuery } from '../../../domain/cases/inbox.ts'
import type { Caseworker } from './caseworker.ts'
import { readInbox } from './list/inbox.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
const now = new Date()
const CASES = 6000
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
  // Of the newest, each 40th has both words, and many have one of them; only three of the oldest have the third word.
  await server.database.pool.query(
    `insert into cases (id, reference, form, status, urgency, answers, idempotency_key, content_hash, sent_at, updated_at)
     select gen_random_uuid(), 'AVV-' || lpad(i::text, 4, '0') || '-OPEN', 'issue-report', 'new', 'normal',
       jsonb_build_object('description', concat_ws(' ', case when i % 8 = 0 then 'vannlås' end, case when i % 5 = 0 or i % 4 = 2 then 'kjøkken' end,
         case when i > ${CASES} - 3 then 'radiator' end)),
       i, '', now() - make_interval(mins => i), now()
     from generate_series(1, ${CASES}) i`,
  )
  await server.database.pool.query('analyze cases')
})
afterAll(() => server.stop())

const search = (text: string) =>
  readInbox(
    server.deps,
    worker,
    parseInboxQuery(new URLSearchParams(inboxSearch(laneQuery('alle', { text })))),
    now,
  )

const statement = z.object({ text: z.string(), values: z.array(z.unknown()) })

interface PlanNode {
  'Subplan Name'?: string
  'Actual Loops': number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** What a search finds, and whether its list was read by the index of words, as PostgreSQL tells. */
async function searchWithPlan(text: string) {
  const { pool } = server.database
  const query = vi.spyOn(pool, 'query')
  try {
    const { lines } = await search(text)
    const list = query.mock.calls
      .map(([given]) => statement.parse(given))
      .find(({ text }) => text.includes('as position from page'))
    if (!list) throw new Error('No list was read')
    const { rows } = await pool.query(`explain (analyze, format json) ${list.text}`, list.values)
    const byIndex = nodesOf(rows[0]['QUERY PLAN'][0].Plan).find(
      (node) => node['Subplan Name'] === 'CTE others',
    )
    return {
      lines,
      isByIndex: byIndex?.Plans?.some((node) => !node['Subplan Name'] && node['Actual Loops'] > 0),
    }
  } finally {
    query.mockRestore()
  }
}

test.each([
  ['a word that many of the newest cases have', 'kjøkken', 50, false],
  ['two words that some of the newest cases have', 'vannlås kjøkken', 50, false],
  ['a word that few cases have', 'radiator', 3, true],
])(
  '%s: the index of words is read only where the first cases are too few',
  async (_, text, count, isByIndex) => {
    const found = await searchWithPlan(text)
    expect(found.lines).toHaveLength(count)
    expect(found.isByIndex).toBe(isByIndex)
  },
)

test('the cases that have two words are listed in their order and counted', async () => {
  const { lines, total } = await search('kjøkken vannlås')
  expect(lines.map(({ reference }) => reference)).toEqual(
    Array.from({ length: 50 }, (_, i) => `AVV-${String(40 * (i + 1)).padStart(4, '0')}-OPEN`),
  )
  expect(total).toBe(CASES / 40)
})
