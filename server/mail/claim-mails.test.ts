import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { createLog } from '../base/log.ts'
import { openPool } from '../database/pool.ts'
import { claimMails } from './claim-mails.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

test('a mail is claimed by its id: the others that wait are not read', async () => {
  const id = randomUUID()
  await server.database.pool.query(
    `insert into mails (id, kind, recipient, message_id, data, state, created_at)
     values ($1, 'news-to-staff', 'ola@eksempel.no', $2, '{}', 'queued', now())`,
    [id, `<${id}@eksempel.no>`],
  )
  const pool = openPool(server.database.url, createLog('silent'), { max: 1, findsByIndex: true })
  const readsOfWaiting = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    const { rows } = await pool.query(
      `select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'mails_not_sent'`,
    )
    return rows[0].scans
  }
  const before = await readsOfWaiting()
  const claimed = await claimMails(pool, [id])
  expect([...claimed.keys()]).toEqual([id])
  expect(await readsOfWaiting()).toBe(before)
  await pool.end()
})
