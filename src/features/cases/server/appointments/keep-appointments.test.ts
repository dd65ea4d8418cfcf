import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  appointmentMailsOf,
  caseWithOffer,
  chooseIn,
  monday,
  senderPageOf,
  slotAt,
} from '../../../../../test/support/offered-appointment.ts'
import type { SentCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { maintainAppointments } from './keep-appointments.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
})
beforeEach(async () => {
  await server.database.pool.query('delete from appointments')
  worker = await makeStaff(server.database.pool, 'vaktmester', 'Vidar Vakt')
})
afterAll(() => server.stop())

const wednesday = slotAt('2026-11-25', 8)
const offered = () => caseWithOffer(server, worker, { slots: [wednesday, slotAt('2026-11-26', 8)] })
const keep = (at: string) => maintainAppointments(server.deps, new Date(at))
const reminders = async (sent: SentCase) =>
  (await appointmentMailsOf(server, sent)).filter(({ what }) => what === 'reminder')
const close = (sent: SentCase, at: string) =>
  server.database.pool.query("update cases set status = 'done', closed_at = $2 where id = $1", [sent.id, at])

test('reminds the sender once, in the morning of the working day before, also by two processes', async () => {
  const sent = await offered()
  await chooseIn(server, sent, wednesday)
  expect(await keep('2026-11-24T08:59:00Z')).toEqual({ reminded: 0, cancelled: 0 })
  await Promise.all([keep('2026-11-24T09:00:00Z'), keep('2026-11-24T09:00:00Z')])
  expect(await keep('2026-11-24T09:01:00Z')).toEqual({ reminded: 0, cancelled: 0 })
  expect(await reminders(sent)).toEqual([{ kind: 'appointment-to-sender', what: 'reminder', sequence: 0 }])
})

test('reminds of the day to which the visit was moved, and not of one that was agreed after its reminder', async () => {
  const sent = await offered()
  await chooseIn(server, sent, wednesday)
  await keep('2026-11-24T09:00:00Z')
  await chooseIn(server, sent, slotAt('2026-11-26', 8), new Date('2026-11-24T12:00:00Z'))
  await keep('2026-11-24T12:01:00Z')
  expect(await reminders(sent)).toHaveLength(1)
  await keep('2026-11-25T09:00:00Z')
  expect(await reminders(sent)).toHaveLength(2)
  const late = await caseWithOffer(server, worker, { slots: [wednesday] })
  await chooseIn(server, late, wednesday, new Date('2026-11-24T12:00:00Z'))
  await keep('2026-11-24T12:01:00Z')
  expect(await reminders(late)).toEqual([])
})

test('cancels the visit of a case that was closed before it, some minutes later, and tells both once', async () => {
  const sent = await offered()
  await chooseIn(server, sent, wednesday)
  await close(sent, '2026-11-23T10:00:00Z')
  expect(await keep('2026-11-23T10:04:00Z')).toEqual({ reminded: 0, cancelled: 0 })
  const runs = await Promise.all([keep('2026-11-23T10:06:00Z'), keep('2026-11-23T10:06:00Z')])
  expect(runs.map(({ cancelled }) => cancelled).toSorted()).toEqual([0, 1])
  expect((await appointmentMailsOf(server, sent)).filter(({ what }) => what === 'cancelled')).toEqual([
    { kind: 'appointment-to-sender', what: 'cancelled', sequence: 1 },
    { kind: 'appointment-to-staff', what: 'cancelled', sequence: 1 },
  ])
  expect((await senderPageOf(server, sent)).timeline.at(-1)?.title).toMatch(/er avlyst$/)
})

test('leaves a visit that has been when its case is closed', async () => {
  const sent = await offered()
  await chooseIn(server, sent, wednesday, monday)
  await close(sent, '2026-11-25T10:00:00Z')
  expect(await keep('2026-11-25T11:00:00Z')).toEqual({ reminded: 0, cancelled: 0 })
})
