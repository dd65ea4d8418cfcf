import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { execute, rowExists } from '../../../platform/database/query.ts'
import type { LiveEvent } from './live/live.ts'

let server: TemporaryServer
let sent: SentCase
beforeAll(async () => {
  server = await temporaryServer()
  sent = await sendCase(server, 'issue-report')
})
afterAll(() => server.stop())
afterEach(() => vi.useRealTimers())

/** Opens the case as a staff member: what their page is told, and what closes it. */
async function open(name: string, role: StaffRole = 'saksbehandler', of = sent) {
  const worker = await makeStaff(server.database.pool, role, name)
  const told: LiveEvent[] = []
  const tell = (event: LiveEvent) => told.push(event)
  const close = await server.live.follow({ worker, caseId: of.id, tell, recheck: () => undefined })
  return { told, close }
}

test('names the colleagues who have the same case open, until they close it', async () => {
  const first = await open('Anne')
  const second = await open('Berit')
  expect(second.told).toContainEqual({ kind: 'presence', names: ['Anne'] })
  await expect.poll(() => first.told).toContainEqual({ kind: 'presence', names: ['Berit'] })
  await second.close()
  await expect.poll(() => first.told.at(-1)).toEqual({ kind: 'presence', names: [] })
  await first.close()
})

test('is neither told of nor told to who may not read the case', async () => {
  const secret = await sendCase(server, 'parking-application')
  const reader = await open('Dagny', 'saksbehandler', secret)
  const caretaker = await open('Einar', 'vaktmester', secret)
  const { rows } = await server.database.pool.query(
    'select name from case_presence join staff on staff.id = staff_id where case_id = $1',
    [secret.id],
  )
  expect(rows).toEqual([{ name: 'Dagny' }])
  expect(caretaker.told).toEqual([])
  // That the case has come in may be told late; of the caretaker nothing is.
  expect(reader.told.filter((event) => event.kind === 'presence' && event.names.length > 0)).toEqual([])
  await caretaker.close()
  await reader.close()
})

test('an open page stays present', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { pool } = server.database
  const page = await open('Cecilie')
  await execute(pool, `update case_presence set seen_at = now() - interval '1 hour'`)
  vi.advanceTimersByTime(60_000)
  const isSeen = () =>
    rowExists(pool, `select 1 from case_presence where seen_at > now() - interval '1 minute'`)
  await expect.poll(isSeen).toBe(true)
  await page.close()
})
