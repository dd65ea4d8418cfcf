import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { todayTexts } from '../../today.words.ts'
import { readToday } from './today.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

test('a staff member’s own cases are in it, however many urgent ones have no assignee', async () => {
  const { pool } = server.database
  const worker = await makeStaff(pool)
  const own = await sendCase(server, 'issue-report', { urgency: 'normal' })
  await pool.query('update cases set assignee_id = $2 where reference = $1', [own.reference, worker.id])
  const urgent = await sendCase(server, 'issue-report', { urgency: 'urgent' })
  const copied =
    'form, answers, content_hash, sent_at, updated_at, status, urgency, promised_at, town, address'
  await pool.query(
    `insert into cases (id, reference, idempotency_key, ${copied})
     select gen_random_uuid(), 'AVV-AAAA-A' || (100 + i), gen_random_uuid(), ${copied}
     from cases, generate_series(1, 130) i where reference = $1`,
    [urgent.reference],
  )
  const { total, waiting, towns } = await readToday(server.deps, worker, new Date())
  const shown = towns.flatMap(({ cases }) => cases)
  expect([total, waiting]).toEqual([80, 132])
  expect(todayTexts.lead(total, waiting)).toBe('132 saker venter. De 80 viktigste står her.')
  expect(shown.map(({ reference }) => reference)).toContain(own.reference)
})
