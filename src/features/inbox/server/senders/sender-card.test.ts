import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { execute, queryRow, queryRows } from '../../../../platform/database/query.ts'
import { personByEmail } from '../../../privacy/server/person-key.ts'
import { erasePerson } from '../../../privacy/server/persons.ts'
import { addNote } from '../case/plan.ts'
import type { Caseworker } from '../caseworker.ts'
import { readInbox } from '../list/inbox.ts'
import { readSenderCard } from './sender-card.ts'

let server: TemporaryServer
let leak: SentCase
const now = new Date()
const kari = { name: 'Kari Nes', email: 'kari@eksempel.no', phone: '912 34 567' }
const workers = new Map<StaffRole, Caseworker & { id: string }>()

beforeAll(async () => {
  server = await temporaryServer()
  for (const role of ['administrator', 'vaktmester', 'okonomi'] as const)
    workers.set(role, await makeStaff(server.database.pool, role))
  leak = await sendCase(server, 'issue-report', kari)
})
afterAll(() => server.stop())

const card = (reference = leak.reference, role: StaffRole = 'administrator') =>
  readSenderCard(server.deps, workers.get(role) ?? { id: null, name: '', role }, reference, now)
const namesOf = async () => (await card())?.cases.map(({ sender }) => sender).sort()

test.each(['+47 912 34 567', '004791234567', '4791234567', '91 23 45 67'])(
  'a case with the phone number written as %s is of the same person',
  async (phone) => {
    const other = await sendCase(server, 'contact-message', {
      name: phone,
      email: 'annen@eksempel.no',
      phone,
    })
    expect(await namesOf()).toContain(phone)
    await execute(server.database.pool, 'delete from cases where id = $1', [other.id])
  },
)

test('a case with the same e-mail address is of the same person, and one with neither is not', async () => {
  const same = await sendCase(server, 'contact-message', { ...kari, phone: '400 00 000' })
  const other = await sendCase(server, 'contact-message', {
    name: 'En annen',
    email: 'en.annen@eksempel.no',
    phone: '400 00 001',
  })
  const read = await card()
  expect(read?.cases.map(({ reference }) => reference).sort()).toEqual(
    [leak.reference, same.reference].sort(),
  )
  expect(read?.phones.map(({ text }) => text.replaceAll('\u00a0', ' ')).sort()).toEqual([
    '400 00 000',
    '912 34 567',
  ])
  expect(read?.emails).toMatchObject([{ text: 'kari@eksempel.no', cases: 2, isUndelivered: false }])
  await execute(server.database.pool, 'delete from cases where id = any($1)', [[same.id, other.id]])
})

test('possible spam with the address of another person is not theirs', async () => {
  const spam = await sendCase(server, 'contact-message', { ...kari, name: 'Svindler' })
  await execute(server.database.pool, "update cases set quarantine = 'too-fast' where id = $1", [spam.id])
  expect(await namesOf()).toEqual(['Kari Nes'])
  await execute(server.database.pool, 'delete from cases where id = $1', [spam.id])
})

test('shows the notes of all their cases', async () => {
  const worker = workers.get('administrator')
  if (worker) await addNote(server.deps, worker, leak.reference, { text: 'Har hund. Ring først.', now })
  expect((await card())?.notes).toMatchObject([{ text: 'Har hund. Ring først.', reference: leak.reference }])
})

test('a role reads only cases of its own forms, and no card of a case of another', async () => {
  const invoice = await sendCase(server, 'contact-message', kari)
  expect((await card(leak.reference, 'vaktmester'))?.cases.map(({ reference }) => reference)).toEqual([
    leak.reference,
  ])
  expect(await card(leak.reference, 'okonomi')).toBe(null)
  const listed = laneQuery('alle', { sender: invoice.reference })
  const caretaker = workers.get('vaktmester')
  if (caretaker) expect((await readInbox(server.deps, caretaker, listed, now)).lines).toEqual([])
})

test('each reading is logged, by the case and not by the person', async () => {
  const entries = () =>
    queryRow(
      server.database.pool,
      z.number(),
      "select count(*)::int from audit_log where action = 'sender-opened' and subject_id = $1",
      [leak.reference],
    )
  const before = await entries()
  await card()
  expect(await entries()).toBe(before + 1)
})

test('nothing is shown of a person who is erased', async () => {
  const worker = workers.get('administrator')
  await erasePerson(
    { ...server.deps, storage: server.storage },
    { person: personByEmail('kari@eksempel.no'), by: worker?.id ?? '' },
  )
  expect(await card()).toBe(null)
  expect(await queryRows(server.database.pool, z.string(), 'select id from cases')).toEqual([])
})
