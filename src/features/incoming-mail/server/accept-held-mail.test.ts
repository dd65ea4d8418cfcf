import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { withoutTable } from '../../../../test/support/without-table.ts'
import { writtenMail } from '../../../../test/support/written-mail.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { findCase, senderCase } from '../../cases/server/sender/sender-case.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { operator } from '../../inbox/server/caseworker.ts'
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
async function heldMail(formId = 'issue-report', body = 'Det lekker igjen') {
  const sent = await sendCase(server, formId)
  await answerCase(server.deps, operator, sent.reference, {
    text: 'Ordnet.',
    status: 'done',
    now: new Date(),
  })
  const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, sent.id))
  const raw = Buffer.from(writtenMail({ to, body }))
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

test('a held mail keeps the time when it came, and so does its promise', async () => {
  const { sent, id } = await heldMail()
  const came = new Date(Date.now() - 6 * 86_400_000)
  await server.database.pool.query('update incoming_mails set received_at = $2 where id = $1', [id, came])
  expect(await acceptHeldMail(server.deps, operator, id, new Date())).toBe(true)
  const { replyDueAt, updatedAt } = await recordOf(sent)
  expect(replyDueAt?.getTime()).toBeLessThan(Date.now())
  expect(updatedAt.getTime()).toBeGreaterThan(came.getTime())
  const { rows } = await server.database.pool.query(
    `select at from case_events where case_id = $1 and kind = 'message' and by = 'sender'`,
    [sent.id],
  )
  expect(rows).toEqual([{ at: came }])
})

test('staff are told of a mail that was held over a weekend when it is accepted', async () => {
  const { pool } = server.database
  const { sent, id } = await heldMail()
  const worker = await makeStaff(pool, 'saksbehandler')
  await pool.query('update cases set assignee_id = $2 where id = $1', [sent.id, worker.id])
  const now = new Date()
  const came = new Date(now.getTime() - 3 * 86_400_000)
  await pool.query('update incoming_mails set received_at = $2 where id = $1', [id, came])
  expect(await acceptHeldMail(server.deps, operator, id, now)).toBe(true)
  const { rows } = await pool.query(
    'select staff_id, reason, created_at from staff_notices where case_id = $1',
    [sent.id],
  )
  expect(rows).toContainEqual({ staff_id: worker.id, reason: 'sender-wrote', created_at: now })
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

describe('what a held mail quotes', () => {
  const quoting = (body: (link: string) => string) => async () => {
    const other = await sendCase(server, 'issue-report')
    const { sent, id } = await heldMail('issue-report', body(`${server.url}/sak/${other.token}`))
    return { sent, id, other }
  }
  const below = quoting(
    (link) =>
      `Gjelder dette også meg?\n\nDen fre. 27. nov. 2026 kl. 10:12 skrev Husvær <svar@husvaer.eksempel.no>:\n> Hei Ola,\n> se saken: ${link}\n`,
  )
  const only = quoting((link) => `Se ${link} og ${encodeURIComponent(link)}`)

  test('is not on the page of another sender, whose case staff add it to', async () => {
    const { id, other } = await below()
    const into = await sendCase(server, 'issue-report', { email: 'annen@eksempel.no' })
    expect(await acceptHeldMail(server.deps, operator, id, longAfter(), into.reference)).toBe(true)
    const { timeline } = await senderCase(server.deps, await recordOf(into), new Date())
    expect(timeline.at(-1)).toMatchObject({ text: 'Gjelder dette også meg?', whole: null })
    expect(JSON.stringify(timeline)).not.toContain(other.token)
    const staff = JSON.stringify(await readStaffCase(server.deps, operator, into.reference, new Date()))
    expect(staff).toContain('se saken')
    expect(staff).not.toContain(other.token)
  })

  test('is on the page of who wrote it, without the token of any case', async () => {
    const { sent, id, other } = await below()
    expect(JSON.stringify(await readHeld(server, operator, new Date()))).not.toContain(other.token)
    expect(await acceptHeldMail(server.deps, operator, id, longAfter())).toBe(true)
    const { timeline } = await senderCase(server.deps, await recordOf(sent), new Date())
    expect(timeline.flatMap(({ whole }) => whole ?? [])).toEqual([
      expect.stringContaining(`${server.url}/sak/…`),
    ])
  })

  test('opens no case where it stands in the words themselves', async () => {
    const { id, other } = await only()
    const into = await sendCase(server, 'issue-report', { email: 'annen@eksempel.no' })
    await acceptHeldMail(server.deps, operator, id, longAfter(), into.reference)
    const texts = await textsOf(into)
    expect(texts).toEqual([expect.stringMatching(/^Se \S+\/sak\/… og \S+%2Fsak%2F…$/)])
    expect(texts.join()).not.toContain(other.token)
  })
})
