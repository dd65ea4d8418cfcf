import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../test/support/sent-case.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { withoutTable } from '../../test/support/without-table.ts'
import { writtenMail } from '../../test/support/written-mail.ts'
import { caseAddress, mailKey } from '../cases/mail-key.ts'
import { findCase, senderCase } from '../cases/sender-case.ts'
import { answerCase } from '../casework/answer.ts'
import { operator } from '../casework/caseworker.ts'
import { acceptHeldMail } from './accept-held-mail.ts'
import { readHeld } from './held-mail.ts'
import { ingestMail } from './ingest-mail.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no' })
})
afterAll(() => server.stop())

const longAfter = () => new Date(Date.now() + 20 * 86_400_000)

/** A mail from the sender of a case that was closed too long ago. */
async function heldMail(formId = 'issue-report') {
  const sent = await sendCase(server, formId)
  await answerCase(server.deps, operator, sent.reference, {
    text: 'Ordnet.',
    status: 'done',
    now: new Date(),
  })
  const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, sent.id))
  const raw = Buffer.from(writtenMail({ to, body: 'Det lekker igjen' }))
  expect(await ingestMail(server.incoming, raw, { source: 'webhook', now: longAfter() })).toBe('held')
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from incoming_mails where case_id = $1',
    [sent.id],
  )
  return { sent, id: rows[0]?.id ?? '' }
}
const recordOf = async ({ token }: SentCase) => {
  const record = await findCase(server.deps, token)
  if (!record) throw new Error('No case')
  return record
}
const textsOf = async (sent: SentCase) => {
  const { timeline } = await senderCase(server.deps, await recordOf(sent), new Date())
  return timeline.map(({ text }) => text).filter(Boolean)
}
const stateOf = async (id: string) =>
  (await server.database.pool.query('select state, reason from incoming_mails where id = $1', [id])).rows[0]

test('a mail to a case that was closed long ago opens it, by the staff member who accepts it', async () => {
  const { sent, id } = await heldMail()
  const worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  expect(await acceptHeldMail(server.deps, worker, id, longAfter())).toBe(true)
  expect(await recordOf(sent)).toMatchObject({ status: 'in-progress', closedAt: null })
  expect(await textsOf(sent)).toEqual(['Ordnet.', 'Det lekker igjen'])
  const { rows } = await server.database.pool.query(
    `select by, staff_id, kind from case_events where case_id = $1 order by id desc limit 2`,
    [sent.id],
  )
  expect(rows).toEqual([
    { by: 'sender', staff_id: null, kind: 'message' },
    { by: 'staff', staff_id: worker.id, kind: 'status' },
  ])
  expect(await stateOf(id)).toEqual({ state: 'taken', reason: null })
  const log = await server.database.pool.query(
    `select staff_id, subject_kind, subject_id from audit_log where action = 'held-mail-accepted'`,
  )
  expect(log.rows).toEqual([{ staff_id: worker.id, subject_kind: 'case', subject_id: sent.reference }])
})

test('a failure leaves the mail held, and the case closed', async () => {
  const { sent, id } = await heldMail()
  const accepting = withoutTable(server.database.pool, 'mails', () =>
    acceptHeldMail(server.deps, operator, id, longAfter()),
  )
  await expect(accepting).rejects.toThrow('mails')
  expect(await stateOf(id)).toEqual({ state: 'held', reason: 'closed' })
  expect((await recordOf(sent)).status).toBe('done')
  expect(await textsOf(sent)).toEqual(['Ordnet.'])
})

test('two staff members who accept the same mail at once add it once', async () => {
  const { sent, id } = await heldMail()
  const both = await Promise.all([
    acceptHeldMail(server.deps, operator, id, longAfter()),
    acceptHeldMail(server.deps, operator, id, longAfter()),
  ])
  expect(both.sort()).toEqual([false, true])
  expect(await textsOf(sent)).toEqual(['Ordnet.', 'Det lekker igjen'])
})

test('a staff member who may not read a form cannot accept mail into its cases', async () => {
  const { id } = await heldMail('contact-message')
  const worker = await makeStaff(server.database.pool, 'vaktmester')
  expect((await readHeld(server, worker, new Date())).map((mail) => mail.id)).not.toContain(id)
  expect(await acceptHeldMail(server.deps, worker, id, longAfter())).toBe(false)
  expect(await acceptHeldMail(server.deps, worker, 'constructor', longAfter())).toBe(false)
  expect((await stateOf(id))?.state).toBe('held')
})
