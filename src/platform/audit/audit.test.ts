import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore } from '../../../test/support/earlier-database.ts'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { addAuditEntry } from './add-audit-entry.ts'
import { isInChain, verifyAudit } from './verify-audit.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      addAuditEntry(site.database.pool, {
        staffId: null,
        action: 'portfolio-imported',
        detail: { properties: i },
      }),
    ),
  )
})
afterAll(() => site.remove())

const run = (sql: string) => site.database.pool.query(sql)

test('concurrent entries form one chain', async () => {
  expect(await verifyAudit(site.database.pool)).toMatchObject({ entries: 20, broken: null })
})

test('knows a head that is in the chain', async () => {
  const { head } = await verifyAudit(site.database.pool)
  expect(await isInChain(site.database.pool, head)).toBe(true)
  expect(await isInChain(site.database.pool, '0'.repeat(64))).toBe(false)
})

test('entries cannot be changed or deleted', async () => {
  await expect(run("update audit_log set action = 'sign-in'")).rejects.toThrow('only ever added to')
  await expect(run('delete from audit_log')).rejects.toThrow('only ever added to')
  await expect(run('truncate audit_log')).rejects.toThrow('only ever added to')
})

test.each([
  ['a changed entry', "update audit_log set detail = '{}' where id = 5", 5],
  ['an entry that is gone', 'delete from audit_log where id = 8', 9],
  ['another subject', "update audit_log set subject_kind = 'staff', subject_id = 'b' where id = 6", 6],
])('verifies as broken at the right entry after %s', async (_, sql, broken) => {
  const client = await site.database.pool.connect()
  await client.query('begin')
  await client.query('alter table audit_log disable trigger user')
  await client.query(sql)
  const check = await verifyAudit(client)
  await client.query('rollback')
  client.release()
  expect(check.broken).toBe(broken)
})

test('entries with their subject in one text verify after the upgrade, and new ones follow them', async () => {
  const earlier = await databaseBefore('0040')
  try {
    await earlier.pool.query(
      `insert into audit_log (staff_id, action, subject, detail) values
         (null, 'backup-made', null, '{}'),
         (gen_random_uuid(), 'case-merged', 'case AVV-AAAA-AAAA', '{"into": "AVV-CCCC-CCCC"}'),
         (null, 'account-proposed', 'account Husvær Bolig AS', '{"account": "1503 40 12345"}')`,
    )
    const { rows: before } = await earlier.pool.query('select hash from audit_log order by id')
    await earlier.upgrade()
    const { rows } = await earlier.pool.query(
      'select subject_kind, subject_id, hash from audit_log order by id',
    )
    expect(rows.map(({ subject_kind, subject_id }) => [subject_kind, subject_id])).toEqual([
      [null, null],
      ['case', 'AVV-AAAA-AAAA'],
      ['account', 'Husvær Bolig AS'],
    ])
    expect(rows.map(({ hash }) => ({ hash }))).toEqual(before)
    await addAuditEntry(earlier.pool, {
      staffId: null,
      action: 'mail-sent-again',
      subject: { kind: 'mail', id: 'a' },
    })
    expect(await verifyAudit(earlier.pool)).toMatchObject({ entries: 4, broken: null })
    await expect(earlier.pool.query("update audit_log set action = 'sign-in'")).rejects.toThrow(
      'only ever added to',
    )
  } finally {
    await earlier.remove()
  }
})
