import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { formByTelephone } from '../../../forms/shared/by-telephone.ts'
import { receiveForm } from '../../cases/server/store/receive.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { answerCase } from './answer/answer.ts'
import { readContact } from './case/followers.ts'
import { readStaffCase } from './case/staff-case.ts'
import { addCall, registerCase } from './senders/case-registration.ts'
import { findCaller } from './senders/find-caller.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
const home = propertyRow({ title: 'Fabrikkgata 4', type: 'Bolig', location: 'Sentrum, Notodden' })
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
  await writeImport(server.database.pool, { properties: [home], finn_properties: [] })
})
afterAll(() => server.stop())

const now = new Date()

/** A fault that a caller tells, with the answers that they give. */
async function tell(answers: Record<string, string>) {
  const given = { name: 'Kari Nordmann', description: 'Krana drypper', ...answers }
  const received = await receiveForm(server.deps, formByTelephone(formWithId('issue-report')), {
    entries: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value]])),
    photos: [],
    refused: [],
    key: randomUUID(),
    address: null,
    now,
    reference: 'TEST',
  })
  if (received.outcome !== 'sent') throw new Error(`Not stored: ${JSON.stringify(received)}`)
  await registerCase(server.deps, worker, received.case.reference)
  return received.case
}

const read = async (reference: Parameters<typeof readStaffCase>[2]) => {
  const shown = await readStaffCase(server.deps, worker, reference, now)
  if (!shown) throw new Error('The case is not read')
  return shown
}

const mailsTo = async (id: string) => {
  const { rows } = await server.database.pool.query<{ kind: string }>(
    `select kind from mails where case_id = $1 and kind <> 'case-to-company'`,
    [id],
  )
  return rows.map(({ kind }) => kind)
}

test('a reply to a caller without e-mail is told by telephone: no mail is queued, and the case says how', async () => {
  const told = await tell({ phone: '91234501' })
  expect(await read(told.reference)).toMatchObject({
    contact: { by: 'phone', phone: '912\u00a034\u00a0501' },
    repliesTo: null,
    senderPage: expect.stringMatching(/\/sak\/[\w-]{22}$/),
  })
  await answerCase(server.deps, worker, told.reference, { text: 'Vi kommer i morgen.', status: 'done', now })
  expect(await mailsTo(told.id)).toEqual([])
  expect((await read(told.reference)).timeline.map(({ title }) => title)).toContain(
    `Svar fra ${worker.name}, fortelles på telefon`,
  )
})

test.each([
  [{ address: 'Storgata 1' }, 'letter'],
  [{ email: 'kari@eksempel.no', phone: '91234502' }, 'email'],
  [{ phone: '91234503', address: 'Storgata 1' }, 'phone'],
])('a caller who gives %j is told by %s', async (answers, by) => {
  const { reference } = await tell({ ...answers })
  expect((await readContact(server.database.pool, reference)).by).toBe(by)
})

test('the place that a caller names is the property with that title', async () => {
  const { reference } = await tell({ phone: '91234504', address: 'fabrikkgata 4' })
  expect((await read(reference)).property).toEqual({ id: home.id, title: home.title, isCertain: true })
  const { reference: other } = await tell({ phone: '91234504', address: 'Storgata 1' })
  expect((await read(other)).property).toBeNull()
})

test('a caller is recognised by their number however it is written, with their open cases', async () => {
  const { pool } = server.database
  const sent = await sendCase(server, 'issue-report', {
    name: 'Ola Hansen',
    phone: '+47 922 33 444',
    address: 'Storgata 7',
  })
  const caretaker = await makeStaff(pool, 'vaktmester')
  const hidden = await sendCase(server, 'contact-message', { phone: '922 33 444' })
  for (const typed of ['92233444', '0047 92 23 34 44'])
    expect(await findCaller(pool, caretaker, typed, now)).toMatchObject({
      name: 'Ola Hansen',
      address: 'Storgata 7',
      cases: [{ reference: sent.reference, title: 'Avvik' }],
    })
  expect(
    (await findCaller(pool, worker, '92233444', now))?.cases.map(({ reference }) => reference),
  ).toContain(hidden.reference)
  for (const typed of ['', '9223344', '99999999'])
    expect(await findCaller(pool, worker, typed, now)).toBeNull()
})

test('what a caller says is added to their case once, and the case waits for an answer again', async () => {
  const sent = await sendCase(server, 'issue-report')
  await answerCase(server.deps, worker, sent.reference, { text: 'Når?', status: 'waiting-for-sender', now })
  const call = { text: 'I morgen passer.', key: 'key-of-the-page', now }
  await addCall(server.deps, worker, sent.reference, call)
  await addCall(server.deps, worker, sent.reference, call)
  const shown = await read(sent.reference)
  expect(shown.status).toBe('in-progress')
  expect(shown.timeline.filter(({ text }) => text === 'Ringte: I morgen passer.')).toHaveLength(1)
})
