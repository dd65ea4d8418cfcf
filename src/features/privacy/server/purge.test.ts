import { describe, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { temporaryServer } from '../../../../test/support/temporary-server.ts'
import { withdraw } from '../../cases/server/sender/sender-actions.ts'
import { findCase, senderCase } from '../../cases/server/sender/sender-case.ts'
import { purge } from './purge.ts'

describe('retention', () => {
  test('erases what is due, and nothing a day before', async () => {
    const own = await temporaryServer()
    const send = (id: string) => sendCase(own, id, {}, new Date('2026-01-10T10:00:00Z'))
    const bolig = await send('interest-bolig')
    await withdraw(own.deps, bolig.token, new Date('2026-01-31T10:00:00Z'))
    await send('contact-message')
    const at = (day: string, dryRun = false) => purge(own, { now: new Date(`${day}T10:00:00Z`), dryRun })

    // A fødselsnummer goes thirty days after it was sent, whenever the case is closed.
    expect(await at('2026-02-08')).toEqual([])
    expect(await at('2026-02-09', true)).toEqual([
      { form: 'interest-bolig', cases: 0, sensitive: 1, photos: 0 },
    ])
    expect(await at('2026-02-09')).toEqual([{ form: 'interest-bolig', cases: 0, sensitive: 1, photos: 0 }])
    expect((await own.database.pool.query('select 1 from case_secrets')).rowCount).toBe(0)
    const found = await findCase(own.deps, bolig.token)
    const shown = found && (await senderCase(own.deps, found, new Date()))
    expect(shown?.answers.find(({ isMasked }) => isMasked)?.value).toBe('Slettet.')

    expect(await at('2026-04-29')).toEqual([])
    expect(await at('2026-04-30')).toEqual([{ form: 'interest-bolig', cases: 1, sensitive: 0, photos: 0 }])
    expect((await own.database.pool.query('select form from cases')).rows).toEqual([
      { form: 'contact-message' },
    ])
    // An open case counts as closed after a year without activity; six months later it is erased.
    expect(await at('2027-07-09')).toEqual([])
    expect(await at('2027-07-10')).toEqual([{ form: 'contact-message', cases: 1, sensitive: 0, photos: 0 }])
    const ledger = await own.database.pool.query('select what from erasures order by id')
    expect(ledger.rows.map(({ what }) => what)).toEqual(['sensitive', 'case', 'case'])
    expect((await own.database.pool.query('select 1 from mails')).rowCount).toBe(0)
    await own.stop()
  })
  test('deletes expired sessions and links of staff, and spreadsheets that were not confirmed', async () => {
    const own = await temporaryServer()
    const { pool } = own.database
    const { id } = await makeStaff(pool, 'redaktor')
    const now = new Date()
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
    for (const days of [1, -1]) {
      await pool.query(
        'insert into staff_sessions (id, token, user_id, expires_at) values (gen_random_uuid(), gen_random_uuid(), $1, $2)',
        [id, ago(days)],
      )
      await pool.query(
        "insert into staff_verifications (id, identifier, value, expires_at) values (gen_random_uuid(), 'x', 'x', $1)",
        [ago(days)],
      )
    }
    for (const days of [8, 6])
      await pool.query(
        "insert into portfolio_imports (staff_id, at, family, sheets, reading) values ($1, $2, 'csv', '[]', '{}')",
        [id, ago(days)],
      )
    await purge(own, { now })
    for (const table of ['staff_sessions', 'staff_verifications', 'portfolio_imports'])
      expect((await pool.query(`select 1 from ${table}`)).rowCount, table).toBe(1)
    await own.stop()
  })
})
