import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../../../test/support/colleagues.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { staffRequest } from '../../../../../test/support/staff-request.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { rotaActions } from '../../rota.ts'
import { rotaReader } from '../read-rota.ts'

let server: TemporaryServer
let chief: Awaited<ReturnType<typeof signedIn>>
let vera: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  chief = await signedIn(server, 'administrator')
  vera = await makeStaff(server.database.pool, 'vaktmester', 'Vera Vakt')
})
afterAll(() => server.stop())
beforeEach(() => server.database.pool.query('delete from on_call_shifts'))

/** Monday 7 June 2027, a working day, in summer time. */
const now = new Date('2027-06-07T12:00:00+02:00')
const act = (action: (typeof rotaActions)[keyof typeof rotaActions], fields: Record<string, string>) =>
  runAs(server, chief.staff, action, fields, now)
const rota = (at = now) => rotaReader(server.staff, staffRequest(chief, at))
const lines = async () =>
  (await rota().read()).weeks.flatMap(({ number, lines: each }) => each.map((line) => ({ number, ...line })))
const firstShift = async () => {
  const line = (await lines()).find(({ kind }) => kind === 'shift')
  if (line?.kind !== 'shift') throw new Error('There is no shift')
  return line
}
const week = { from: '2027-06-07T16:00', to: '2027-06-14T08:00' }
const addWeeks = (times = '2') => act(rotaActions.add, { staff: vera.id, ...week, weeks: '2', times })

test('a shift is repeated every other week, and the hours between are gaps', async () => {
  expect(await addWeeks()).toMatchObject({ status: 'done', notice: '2 vakter er satt opp.' })
  const found = await lines()
  expect(found.filter(({ kind }) => kind === 'shift')).toMatchObject([
    { number: 23, name: 'Vera Vakt', period: 'man. 7. juni 16.00 – man. 14. juni 08.00' },
    { number: 25, from: '2027-06-21T16:00' },
  ])
  expect(found.find(({ kind }) => kind === 'gap')).toMatchObject({
    number: 24,
    period: 'man. 14. juni 16.00 – tir. 15. juni 08.00',
  })
})

test('a colleague takes a part of a shift, and gives it back when the swap is removed', async () => {
  await addWeeks('1')
  const { id } = await firstShift()
  const part = { from: '2027-06-08T16:00', to: '2027-06-09T08:00' }
  expect(await act(rotaActions.swap, { id, staff: chief.staff.id, ...part })).toMatchObject({
    status: 'done',
  })
  const evening = new Date('2027-06-08T20:00:00+02:00')
  expect(await rota(evening).now()).toMatchObject({ kind: 'on-call', names: [chief.staff.name] })
  const swap = (await lines()).find((line) => line.kind === 'shift' && line.isSwap)
  if (swap?.kind !== 'shift') throw new Error('There is no swap')
  await act(rotaActions.remove, { id: swap.id })
  expect(await rota(evening).now()).toMatchObject({ names: ['Vera Vakt'] })
})

test.each([
  ['ends before it begins', { to: '2027-06-07T15:00' }, 'Vakten må slutte etter at den begynner.'],
  ['is too long', { to: '2027-08-07T15:00' }, 'En vakt kan vare høyst fjorten dager. Sett heller opp flere.'],
  [
    'is for an account that does not exist',
    { staff: 'x' },
    'Kollegaen finnes ikke, leser ikke slike saker, eller kontoen er stengt.',
  ],
])('a shift that %s is refused', async (_, changed, message) => {
  const fields = { staff: vera.id, ...week, weeks: '0', times: '1', ...changed }
  expect(await act(rotaActions.add, fields)).toMatchObject({ status: 'refused', message })
})

test('a swap outside its shift, and a shift that is gone, are refused', async () => {
  await addWeeks('1')
  const { id } = await firstShift()
  const outside = { from: '2027-06-01T16:00', to: '2027-06-09T08:00' }
  expect(await act(rotaActions.swap, { id, staff: chief.staff.id, ...outside })).toMatchObject({
    message: 'Byttet må ligge innenfor vakten.',
  })
  await act(rotaActions.remove, { id })
  expect(await act(rotaActions.remove, { id })).toMatchObject({ message: 'Vakten er allerede fjernet.' })
})

test('says who gets urgent cases in a gap of the rota, and keeps every change in the audit log', async () => {
  await addWeeks('1')
  await act(rotaActions.settings, { fallback: `ansatt:${chief.staff.id}`, escalateAfter: '30' })
  const night = new Date('2027-06-15T03:00:00+02:00')
  // Before the first shift of the rota nothing is shown of it; a gap after it is.
  expect(await rota(night).now()).toBeNull()
  await act(rotaActions.add, {
    staff: vera.id,
    from: '2027-06-20T16:00',
    to: '2027-06-21T08:00',
    weeks: '0',
    times: '1',
  })
  expect(await rota(night).now()).toEqual({ kind: 'fallback', name: chief.staff.name, isOfficeOpen: false })
  expect((await rota().read()).settings).toEqual({
    fallback: `ansatt:${chief.staff.id}`,
    escalateAfter: '30',
  })
  const { rows } = await server.database.pool.query(
    "select distinct action, staff_id from audit_log where action like 'rota%' order by action",
  )
  expect(rows).toEqual([
    { action: 'rota-changed', staff_id: chief.staff.id },
    { action: 'rota-settings-changed', staff_id: chief.staff.id },
  ])
})
