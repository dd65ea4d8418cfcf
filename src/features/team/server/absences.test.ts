import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { colleague, removedStaffId } from '../../../../test/support/colleagues.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../domain/cases/inbox.ts'
import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import { assignCase } from '../../inbox/server/case/assign.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { readInbox } from '../../inbox/server/list/inbox.ts'
import { readToday } from '../../inbox/server/today/today.ts'
import { proposeAbsence } from './absence-lines.ts'
import { addAbsence, listAbsences, proposeDeputies, removeAbsence } from './absences.ts'
import { disable } from './team.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const now = new Date()
const today = osloDate(now)

type Worker = Awaited<ReturnType<typeof makeStaff>>
let kari: Worker
let ola: Worker
beforeEach(async () => {
  kari = await makeStaff(server.database.pool, 'saksbehandler', 'Kari')
  ola = await makeStaff(server.database.pool, 'saksbehandler', 'Ola')
})

const absent = (from = today, to = addDays(today, 2), deputy: { id: string } = ola) =>
  addAbsence(server.deps, { staffId: kari.id, deputyId: deputy.id, from, to, by: kari.id, now })
const absencesOf = async ({ id }: { id: string }) =>
  (await listAbsences(server.database.pool, now)).filter(({ staffId }) => staffId === id)
const mineOf = async (worker: Worker, at = now) =>
  (await readInbox(server.deps, worker, laneQuery('mine'), at)).lines

async function caseOfKari() {
  const sent = await sendCase(server, 'issue-report')
  await assignCase(server.deps, kari, sent.reference, { to: kari.id, now })
  return sent.reference
}

test('the cases of a colleague who is away are in the lane and the day of both, with the reason', async () => {
  const reference = await caseOfKari()
  await absent()
  const day = await readToday(server.deps, ola, now)
  expect(day.towns.flatMap(({ cases }) => cases)).toMatchObject([{ reference }])
  for (const worker of [kari, ola]) {
    const [line] = await mineOf(worker)
    expect(line).toMatchObject({
      reference,
      assignee: expect.stringMatching(/^Ola for Kari, borte til \d+\. /),
    })
  }
  const shown = await readStaffCase(server.deps, ola, reference, now)
  expect(shown?.assignee?.name).toContain('Ola for Kari')
  expect(shown?.colleagues.find(({ value }) => value === kari.id)?.label).toMatch(/^Kari, borte til/)
})

test('after the last day the cases are those of the colleague alone', async () => {
  await caseOfKari()
  await absent()
  expect(await mineOf(ola, new Date(now.getTime() + 4 * 86_400_000))).toEqual([])
  expect(await mineOf(kari, new Date(now.getTime() + 4 * 86_400_000))).toHaveLength(1)
})

test('an absence that is removed is over', async () => {
  await caseOfKari()
  await absent()
  const [absence] = await absencesOf(kari)
  const remove = { id: absence?.id ?? '', by: kari.id }
  await expect(removeAbsence(server.deps, { ...remove, staffId: ola.id })).rejects.toThrow('slettet')
  await removeAbsence(server.deps, { ...remove, staffId: kari.id })
  expect(await mineOf(ola)).toEqual([])
})

test.each([
  ['ends before it begins', () => absent(today, addDays(today, -1)), 'Siste dag'],
  ['is over', () => absent(addDays(today, -3), addDays(today, -1)), 'over'],
  ['has the staff member as deputy', () => absent(today, today, kari), 'En annen'],
  ['has a deputy without an account', () => absent(today, today, { id: 'tull' }), 'finnes ikke'],
])('an absence that %s is refused', async (_, add, message) => {
  await expect(add()).rejects.toThrow(message)
})

test('an absence in the days of another one is refused', async () => {
  await absent()
  await expect(absent(addDays(today, 2), addDays(today, 5))).rejects.toThrow('samme dagene')
})

test('closing an account ends its absences, and its successor is the deputy in its place', async () => {
  const away = await colleague(server)
  const of = (staffId: string, deputyId: string) =>
    addAbsence(server.deps, { staffId, deputyId, from: today, to: today, by: staffId, now })
  await of(away.id, kari.id)
  await of(kari.id, away.id)
  await disable(server.staff, { id: away.id, successorId: ola.id, by: removedStaffId })
  expect(await absencesOf(away)).toEqual([])
  expect(await absencesOf(kari)).toMatchObject([{ deputyId: ola.id }])
})

const proposeFor = async ({ id }: { id: string }) =>
  proposeAbsence(
    await listAbsences(server.database.pool, now),
    await proposeDeputies(server.database.pool, now),
    id,
    now,
  )

test('the next absence is proposed for today, with who acted last, unless today is taken', async () => {
  const editor = await makeStaff(server.database.pool, 'redaktor', 'Ela')
  await absent(addDays(today, 9), addDays(today, 9), editor)
  expect(await proposeFor(kari)).toEqual({ from: today, to: today, deputy: editor.id })
  await absent(today, today, ola)
  expect(await proposeFor(kari)).toEqual({ deputy: editor.id })
})

test('the deputy proposed for the first absence reads the same cases, and is at work', async () => {
  await server.database.pool.query('update staff set disabled_at = now() where id <> all($1)', [
    [kari.id, ola.id],
  ])
  const caretaker = await makeStaff(server.database.pool, 'vaktmester', 'Bo')
  expect(await proposeFor(kari)).toMatchObject({ deputy: ola.id })
  const boss = await makeStaff(server.database.pool, 'administrator', 'Ada')
  expect(await proposeFor(kari)).toMatchObject({ deputy: ola.id })
  await addAbsence(server.deps, {
    staffId: ola.id,
    deputyId: caretaker.id,
    from: today,
    to: today,
    by: ola.id,
    now,
  })
  expect(await proposeFor(kari)).toMatchObject({ deputy: boss.id })
  await server.database.pool.query('update staff set disabled_at = now() where id = $1', [boss.id])
  expect(await proposeFor(kari)).toMatchObject({ deputy: NO_CHOICE })
})

test('of colleagues of one role the one is proposed for whom they have acted, then who gets cases by the same rules', async () => {
  const [first, same, other] = await Promise.all(
    ['Aa', 'Per', 'Siv'].map((name) => makeStaff(server.database.pool, 'okonomi', name)),
  )
  const own = await makeStaff(server.database.pool, 'okonomi', 'Uma')
  if (!first || !same || !other) throw new Error('Three colleagues were not made')
  expect(await proposeFor(own)).toMatchObject({ deputy: first.id })
  await server.database.pool.query(
    `insert into routing_rules (prefix, town, staff_id) values ('KON', null, $1), ('KON', 'Larvik', $2)`,
    [own.id, same.id],
  )
  expect(await proposeFor(own)).toMatchObject({ deputy: same.id })
  await addAbsence(server.deps, {
    staffId: other.id,
    deputyId: own.id,
    from: addDays(today, 5),
    to: addDays(today, 5),
    by: other.id,
    now,
  })
  expect(await proposeFor(own)).toMatchObject({ deputy: other.id })
})
