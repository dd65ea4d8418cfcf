import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_FODSELSNUMMER } from '../../../../test/support/sample-answers.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { createKeyRing } from '../../../platform/secrets/key-ring.ts'
import { secretKeyFrom } from '../../../platform/secrets/secret-key.ts'
import type { CaseToken } from './case-token.ts'
import { findCase, senderCase } from './sender/sender-case.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows
const record = async (token: CaseToken) => {
  const found = await findCase(server.deps, token)
  if (!found) throw new Error('The token opens no case')
  return found
}

describe('a sensitive answer', () => {
  test('is encrypted, bound to its case, and nowhere else in the database', async () => {
    const stored = await sendCase(server, 'interest-bolig')
    const [secret] = await query('select * from case_secrets where case_id = $1', [stored.id])
    expect(secret.field).toBe('personalNumber')
    const sealed = { keyId: secret.key_id, sealed: secret.sealed }
    expect(await server.keyRing.open(sealed, { caseId: stored.id, field: 'personalNumber' })).toBe(
      SAMPLE_FODSELSNUMMER,
    )
    await expect(server.keyRing.open(sealed, { caseId: stored.id, field: 'other' })).rejects.toThrow()
    const other = await sendCase(server, 'interest-bolig')
    await expect(server.keyRing.open(sealed, { caseId: other.id, field: 'personalNumber' })).rejects.toThrow()
    for (const table of ['cases', 'case_events', 'mails', 'case_secrets', 'pgboss.job']) {
      const rows = await query(`select 1 from ${table} as t where t::text like $1`, [
        `%${SAMPLE_FODSELSNUMMER}%`,
      ])
      expect(rows).toEqual([])
    }
    const shown = await senderCase(server.deps, await record(stored.token), new Date())
    expect(JSON.stringify(shown)).not.toContain(SAMPLE_FODSELSNUMMER)
    expect(shown.answers.find(({ isMasked }) => isMasked)?.value).toContain('•••••••••••')
  })

  test('survives a change of keys, after which the old key is gone', async () => {
    const stored = await sendCase(server, 'parking-application')
    const [before] = await query('select key_id from case_secrets where case_id = $1', [stored.id])
    const count = await server.keyRing.rotate()
    expect(count).toBe((await query('select 1 from case_secrets')).length)
    const [after] = await query('select * from case_secrets where case_id = $1', [stored.id])
    expect(after.key_id).not.toBe(before.key_id)
    expect(await query('select id from encryption_keys')).toEqual([{ id: after.key_id }])
    const place = { caseId: stored.id, field: 'personalNumber' }
    expect(await server.keyRing.open({ keyId: after.key_id, sealed: after.sealed }, place)).toBe(
      SAMPLE_FODSELSNUMMER,
    )
    await sendCase(server, 'parking-application')
  })

  test('cannot be opened with another SECRET_KEY, and follows a change of it', async () => {
    const stored = await sendCase(server, 'parking-application')
    const { pool } = server.database
    const next = secretKeyFrom('en helt annen nokkel som er lang nok til dette')
    const [row] = await query('select * from case_secrets where case_id = $1', [stored.id])
    const sealed = { keyId: row.key_id, sealed: row.sealed }
    const place = { caseId: stored.id, field: 'personalNumber' }
    await expect(createKeyRing(pool, next).open(sealed, place)).rejects.toThrow('another SECRET_KEY')
    await createKeyRing(pool, next, server.secret).rotate()
    const [moved] = await query('select * from case_secrets where case_id = $1', [stored.id])
    const opened = await createKeyRing(pool, next).open({ keyId: moved.key_id, sealed: moved.sealed }, place)
    expect(opened).toBe(SAMPLE_FODSELSNUMMER)
    await createKeyRing(pool, server.secret, next).rotate()
  })
})
