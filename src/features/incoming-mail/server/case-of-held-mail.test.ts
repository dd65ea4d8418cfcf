import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runAs } from '../../../../test/support/run-as.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { heldMailActions } from '../../outgoing-mail/mail.ts'
import { makeCaseOfHeldMail } from './case-of-held-mail.ts'
import { readHeld } from './held-mail.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
let count = 0
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())
beforeEach(() => {
  count += 1
})

const now = new Date()

async function heldMail(sender = 'ukjent@eksempel.no'): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into incoming_mails (message_key, sender, subject, text, state, reason)
     values ($1, $2, 'Vannlekkasje', 'Det drypper hos meg.', 'held', 'no-case') returning id`,
    [`mail-${count}`, sender],
  )
  return rows[0]?.id ?? ''
}

test('a held mail becomes one case, whose sender gets the receipt', async () => {
  const id = await heldMail()
  const reference = await makeCaseOfHeldMail(server.deps, worker, id)
  if (!reference) throw new Error('No case was made')
  const shown = await readStaffCase(server.deps, worker, reference, now)
  expect(shown?.sender.email).toBe('ukjent@eksempel.no')
  expect(shown?.answers.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Vannlekkasje', 'Det drypper hos meg.']),
  )
  const { rows } = await server.database.pool.query(
    `select kind from mails where recipient = 'ukjent@eksempel.no'`,
  )
  expect(rows).toEqual([{ kind: 'case-to-sender' }])
  expect((await readHeld(server, worker, now)).map((mail) => mail.id)).not.toContain(id)
  expect(await makeCaseOfHeldMail(server.deps, worker, id)).toBeNull()
})

test('a case of a held mail was sent when the mail came', async () => {
  const id = await heldMail()
  const came = new Date('2026-11-20T09:00:00Z')
  await server.database.pool.query('update incoming_mails set received_at = $2 where id = $1', [id, came])
  const reference = await makeCaseOfHeldMail(server.deps, worker, id)
  const { rows } = await server.database.pool.query(
    'select sent_at, promised_at from cases where reference = $1',
    [reference],
  )
  expect(rows).toEqual([{ sent_at: came, promised_at: expect.any(Date) }])
  expect(rows[0].promised_at.getTime() - came.getTime()).toBeLessThan(4 * 86_400_000)
})

test('the photos of a held mail are in the case that is made of it', async () => {
  const id = await heldMail()
  await server.database.pool.query(
    `insert into photos (id, object_name, storage_path, label, width, height, bytes, mail_id)
     values (gen_random_uuid(), $1, $1, 'Bilde', 800, 600, 1000, $2)`,
    [`photo-of-${id}`, id],
  )
  const reference = await makeCaseOfHeldMail(server.deps, worker, id)
  if (!reference) throw new Error('No case was made')
  const shown = await readStaffCase(server.deps, worker, reference, now)
  expect(shown?.photos).toHaveLength(1)
})

test('a held mail of no sender who could be answered stays held', async () => {
  const id = await heldMail('')
  expect(await makeCaseOfHeldMail(server.deps, worker, id)).toBeNull()
  expect(await readHeld(server, worker, now)).toContainEqual(
    expect.objectContaining({ id, canBeCase: false }),
  )
})

test('a held mail is added to a case of the same sender, which the list suggests', async () => {
  const id = await heldMail('kari@eksempel.no')
  const { reference } = await sendCase(server, 'issue-report', { email: 'kari@eksempel.no' })
  expect(await readHeld(server, worker, now)).toContainEqual(
    expect.objectContaining({ id, suggested: reference, canBeCase: true }),
  )
  const add = (other: string) => runAs(server, worker, heldMailActions.addTo, { id, other }, now)
  expect(await add('AVV-AAAA-AAAA')).toMatchObject({ status: 'refused' })
  await add(reference)
  const shown = await readStaffCase(server.deps, worker, reference, now)
  expect(shown?.timeline.map(({ text }) => text)).toContain('Det drypper hos meg.')
  expect((await readHeld(server, worker, now)).map((mail) => mail.id)).not.toContain(id)
})
