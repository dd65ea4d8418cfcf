import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { readRetention } from './retention.ts'

let server: TemporaryServer
const now = new Date()
beforeAll(async () => {
  server = await temporaryServer()
})

afterAll(() => server.stop())

test('shows the retention of each form, and what is erased soon', async () => {
  const sent = await sendCase(server, 'contact-message')
  await server.database.pool.query(
    "update cases set status = 'done', closed_at = $2::timestamptz - interval '6 months' + interval '10 days' where id = $1",
    [sent.id, now],
  )
  const lines = await readRetention(server.oversight, now)
  const line = lines.find(({ name }) => name === 'Henvendelse')
  expect(line).toMatchObject({ tonight: { cases: 0 }, month: { cases: 1 } })
  expect(new Set(lines.map(({ name, kept }) => name + kept)).size).toBe(lines.length)
  expect(lines.filter(({ name }) => name === 'Oppsigelse')).toHaveLength(1)
})
