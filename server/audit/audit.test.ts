import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporarySite, temporarySite } from '../../test/support/temporary-site.ts'
import { audit, verifyAudit } from './audit.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      audit(site.database.pool, { staffId: null, action: 'sign-in-failed', detail: { i } }),
    ),
  )
})
afterAll(() => site.remove())

const run = (sql: string) => site.database.pool.query(sql)

test('entries that come at once are one chain', async () => {
  expect(await verifyAudit(site.database.pool)).toMatchObject({ entries: 20, broken: null })
})

test('nothing in it can be changed or taken away', async () => {
  await expect(run("update audit_log set action = 'sign-in'")).rejects.toThrow('only ever added to')
  await expect(run('delete from audit_log')).rejects.toThrow('only ever added to')
  await expect(run('truncate audit_log')).rejects.toThrow('only ever added to')
})

test.each([
  ['a changed entry', "update audit_log set detail = '{}' where id = 5", 5],
  ['an entry that is gone', 'delete from audit_log where id = 8', 9],
])('whoever gets around that is found out: %s', async (_, sql, broken) => {
  const client = await site.database.pool.connect()
  await client.query('begin')
  await client.query('alter table audit_log disable trigger user')
  await client.query(sql)
  const check = await verifyAudit(client as unknown as typeof site.database.pool)
  await client.query('rollback')
  client.release()
  expect(check.broken).toBe(broken)
})
