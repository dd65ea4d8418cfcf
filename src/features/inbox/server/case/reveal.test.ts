import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../../test/support/case-views.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { verifyAudit } from '../../../../platform/audit/verify-audit.ts'
import type { Caseworker } from '../caseworker.ts'
import { revealAnswer } from './reveal.ts'
import { readStaffCase } from './staff-case.ts'

let server: TemporaryServer
let worker: Caseworker
let views: ReturnType<typeof caseViews>
let caretaker: Caseworker
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  views = caseViews(server, worker)
  caretaker = await makeStaff(server.database.pool, 'vaktmester', 'Carl Vaktsen')
})
afterAll(() => server.stop())

const now = () => new Date()
const query = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<T>(sql, values)).rows

describe('a fødselsnummer', () => {
  const interest = () => sendCase(server, 'parking-application')
  const reveal = (sent: SentCase, who: Caseworker, reason = 'Skal skrive kontrakt') =>
    revealAnswer(server.deps, who, { reference: sent.reference, field: 'personalNumber', reason })

  test('is masked, and shown for a reason that the audit log records first', async () => {
    const sent = await interest()
    const masked = (await views.asStaff(sent)).answers.find(({ name }) => name === 'personalNumber')
    expect(masked).toMatchObject({ state: 'masked' })
    expect(JSON.stringify(await views.asStaff(sent))).not.toContain('13097248022')
    expect(await reveal(sent, worker)).toBe('13097248022')
    const [entry] = await query(
      "select staff_id, subject_kind, subject_id, detail from audit_log where action = 'sensitive-shown' order by id desc limit 1",
    )
    expect(entry).toEqual({
      staff_id: worker.id,
      subject_kind: 'case',
      subject_id: sent.reference,
      detail: { field: 'personalNumber', reason: 'Skal skrive kontrakt' },
    })
  })

  test('is logged once while it is shown, and again for another case or staff member', async () => {
    const sent = await interest()
    const other = await interest()
    const colleague = await makeStaff(server.database.pool)
    for (const [each, who] of [
      [sent, worker],
      [sent, worker],
      [other, worker],
      [sent, colleague],
    ] as const)
      expect(await reveal(each, who)).toBe('13097248022')
    const logged = () =>
      query("select 1 from audit_log where action = 'sensitive-shown' and subject_id = any($1)", [
        [sent.reference, other.reference],
      ])
    expect(await logged()).toHaveLength(3)
  })

  test('is logged for each reason that is given while it is shown', async () => {
    const sent = await interest()
    for (const reason of ['Skal skrive kontrakt', 'Naboen spør', 'Naboen spør'])
      await reveal(sent, worker, reason)
    const logged = await query(
      "select detail->>'reason' as reason from audit_log where action = 'sensitive-shown' and subject_id = $1 order by id",
      [sent.reference],
    )
    expect(logged).toEqual([{ reason: 'Skal skrive kontrakt' }, { reason: 'Naboen spør' }])
  })

  test('is not shown without a reason, and not where the log cannot be written', async () => {
    const sent = await interest()
    await expect(reveal(sent, worker, '  x ')).rejects.toThrow('hvorfor')
    await query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
    )
    await query('create trigger refuse before insert on audit_log for each row execute function refuse()')
    await expect(reveal(sent, worker)).rejects.toThrow('full')
    await query('drop trigger refuse on audit_log')
  })

  test('is shown a limited number of times a day', async () => {
    const curious = await makeStaff(server.database.pool)
    const sent = await interest()
    for (let i = 0; i < 30; i++) await reveal(sent, curious)
    await expect(reveal(sent, curious)).rejects.toThrow('så mange')
  })

  test('is hidden from a caretaker, who cannot open the case at all', async () => {
    const sent = await interest()
    await expect(reveal(sent, caretaker)).rejects.toThrow('finnes ikke')
    expect(await readStaffCase(server.deps, caretaker, sent.reference, now())).toBeNull()
  })
})

test('the audit log’s chain is intact after all this', async () => {
  const { entries, broken } = await verifyAudit(server.database.pool)
  expect(entries).toBeGreaterThan(5)
  expect(broken).toBeNull()
})
