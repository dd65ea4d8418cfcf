import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { MAX_RETRIES } from '../../../platform/mail/retries.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { undo } from '../../inbox/server/case/undo.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { noteFailure } from './held-up-mail.ts'
import { readMailQueue, sendAgain } from './mail-queue.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
const now = new Date()
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
  for (let i = 0; i < 2; i++) await sendCase(server, 'contact-message')
})

afterAll(() => server.stop())

test('resends a failed mail, but not a sent one', async () => {
  const { pool } = server.database
  const { rows } = await pool.query(
    "update mails set state = 'failed', attempts = 37, last_error = '550 no such user' where id = (select id from mails where kind = 'case-to-sender' limit 1) returning id",
  )
  const { id } = rows[0]
  const [failed] = (await readMailQueue(server.deps, 'failed', now)).mails
  expect(failed).toMatchObject({
    id,
    problem: 'Adressen finnes ikke, eller tar ikke imot e-post fra oss.',
    said: '550 no such user',
    recipient: 'ka…@eksempel.no',
    canSendAgain: true,
  })
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(true)
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(false)
  await pool.query("update mails set state = 'sent' where id = $1", [id])
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(false)
})

test('a mail that was sent is never noted as failed', async () => {
  const { pool } = server.database
  const { rows } = await pool.query(
    "update mails set state = 'sent' where id = (select id from mails limit 1) returning id",
  )
  const [{ id }] = rows
  await noteFailure(pool, { mailId: id, error: new Error('Connection terminated'), retries: MAX_RETRIES })
  const after = await pool.query('select state, held_up, last_error from mails where id = $1', [id])
  expect(after.rows).toEqual([{ state: 'sent', held_up: null, last_error: null }])
})

test('sends a mail that waits for a retry at once, and leaves an untried one alone', async () => {
  const { pool } = server.database
  const { rows } = await pool.query(
    "select id from mails where state = 'queued' and attempts = 0 and kind = 'case-to-sender' limit 1",
  )
  const { id } = rows[0]
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(false)
  await pool.query(
    `update mails set attempts = 1, retries = 1, last_error = 'connect ECONNREFUSED', due_at = now() + interval '3 hours'
     where id = $1`,
    [id],
  )
  const shown = (await readMailQueue(server.deps, 'queued', now)).mails.find((mail) => mail.id === id)
  expect(shown).toMatchObject({ problem: 'Fikk ikke kontakt med e-posttjeneren.', canSendAgain: true })
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(true)
  const due = await pool.query('select state, retries, due_at <= now() as "isDue" from mails where id = $1', [
    id,
  ])
  expect(due.rows).toEqual([{ state: 'queued', retries: 0, isDue: true }])
  // A process has it now.
  await pool.query("update mails set attempts = 1, leased_until = now() + interval '20 s' where id = $1", [
    id,
  ])
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(false)
})

test('an answer that was undone is in no queue', async () => {
  const sent = await sendCase(server, 'issue-report')
  const events = await answerCase(server.deps, worker, sent.reference, { text: 'Feil sak!', now })
  const ofCase = async () => {
    const found = await Promise.all(
      (['queued', 'failed', 'withheld'] as const).map((state) => readMailQueue(server.deps, state, now)),
    )
    return found
      .flatMap(({ mails }) => mails)
      .filter(({ kind, reference }) => reference === sent.reference && kind === 'Svar til avsender')
  }
  expect(await ofCase()).toHaveLength(1)
  await undo(server.deps, worker, events)
  expect(await ofCase()).toEqual([])
})
