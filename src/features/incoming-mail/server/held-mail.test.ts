import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { countHeld } from '../../inbox/server/list/count-held-mail.ts'
import { auditWords } from '../../overview/server/audit.words.ts'
import { readAudit } from '../../overview/server/read-audit.ts'
import { acceptHeldMail } from './accept-held-mail.ts'
import { discardHeld, readHeld } from './held-mail.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
const now = new Date()
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
})

afterAll(() => server.stop())

test('the count of held mail equals the length of its list', async () => {
  await server.database.pool.query(
    `insert into incoming_mails (message_key, sender, subject, text, state, reason)
     values ('en', 'en@eksempel.no', 'Hei', '', 'held', 'no-case'), ('to', 'to@eksempel.no', 'Hei', '', 'ignored', 'automatic')`,
  )
  expect(await countHeld(server, worker)).toBe((await readHeld(server, worker, now)).length)
  expect(await countHeld(server, worker)).toBe(1)
  await server.database.pool.query("delete from incoming_mails where message_key in ('en', 'to')")
})

test('the log records who accepts or rejects a held mail', async () => {
  const { pool } = server.database
  const sent = await sendCase(server, 'issue-report')
  const { rows } = await pool.query(
    `insert into incoming_mails (message_key, case_id, sender, subject, text, state, reason)
     values ('inn', $1, 'en@eksempel.no', 'Hei', 'Hei', 'held', 'unknown-sender'),
       ('bort', null, 'to@eksempel.no', 'Hei', 'Hei', 'held', 'no-case') returning id`,
    [sent.id],
  )
  expect(await acceptHeldMail(server.deps, worker, rows[0].id, now)).toBe(true)
  expect(await discardHeld(server, { id: rows[1].id, by: worker.id })).toBe(true)
  const { lines } = await readAudit(pool, { who: worker.id, action: '', subject: '', before: '' })
  expect(lines.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
    [auditWords.actions['mail-discarded'], 'e-post som hørte til ingen sak'],
    [auditWords.actions['held-mail-accepted'], `sak ${sent.reference}`],
  ])
})
