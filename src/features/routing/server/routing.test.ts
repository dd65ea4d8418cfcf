import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../../test/support/colleagues.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { staffRequest } from '../../../../test/support/staff-request.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { routingTexts } from '../routing.words.ts'
import { removeRule, saveRule } from './change-rules.ts'
import { routingReader } from './read-rules.ts'
import { type RuleTerms, readRule } from './rule-choices.ts'
import { tryRule } from './try-rule.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

type Worker = Awaited<ReturnType<typeof makeStaff>>
let admin: Worker
let kari: Worker
let ola: Worker
beforeEach(async () => {
  const { pool } = server.database
  await pool.query('delete from routing_rules')
  await pool.query('update staff set disabled_at = now()')
  admin = await makeStaff(pool, 'administrator')
  kari = await makeStaff(pool, 'saksbehandler', 'Kari')
  ola = await makeStaff(pool, 'vaktmester', 'Ola')
})

const faults: RuleTerms = { prefix: 'AVV', kind: null, place: null, to: { role: 'saksbehandler' } }
const to = ({ id }: Worker) => ({ to: { staffId: id } })
const save = (rule: RuleTerms) => saveRule(server, admin.id, rule)
const report = (issueType: string) =>
  sendCase(server, 'issue-report', { issueType, address: 'Storgata 31, Larvik' })

async function assigneeOf({ id }: { id: string }): Promise<string | null> {
  const { rows } = await server.database.pool.query('select assignee_id from cases where id = $1', [id])
  return rows[0].assignee_id
}

test('leaves a case without a rule to all who read it', async () => {
  expect(await assigneeOf(await report('plumbing'))).toBe(null)
})

test('lets the most exact rule decide, with its event and its notice', async () => {
  await save({ ...faults, ...to(kari) })
  await save({ ...faults, kind: 'plumbing', ...to(ola) })
  await save({ ...faults, place: { town: 'Larvik' }, ...to(kari) })
  expect(await assigneeOf(await report('electrical'))).toBe(kari.id)
  const sent = await report('plumbing')
  expect(await assigneeOf(sent)).toBe(ola.id)
  const { rows } = await server.database.pool.query(
    `select e.data, n.staff_id from case_events e join staff_notices n on n.case_id = e.case_id and n.reason = 'assigned'
     where e.case_id = $1 and kind = 'assigned'`,
    [sent.id],
  )
  expect(rows).toEqual([
    { data: { to: ola.id, name: 'Ola', before: null, routed: { actsFor: null } }, staff_id: ola.id },
  ])
})

test('lets a rule for a building decide before one for its town, where the case is certainly there', async () => {
  const { rows } = await server.database.pool.query(
    `insert into properties (title, type, location, city) values ('Storgata 31, leilighet 201', 'Bolig', 'Storgata 31, Larvik', 'Larvik')
     returning building_id`,
  )
  const place = { buildingId: rows[0].building_id }
  await save({ ...faults, place: { town: 'Larvik' }, ...to(kari) })
  await save({ ...faults, place, ...to(ola) })
  const sent = await report('plumbing')
  expect(await assigneeOf(sent)).toBe(ola.id)
  const far = await sendCase(server, 'issue-report', { address: 'Storgata 31, Bergen' })
  expect(await assigneeOf(far)).not.toBe(ola.id)
  expect(await tryRule(server.database.pool, { ...faults, place, ...to(ola) }, new Date())).toMatchObject({
    replaces: true,
  })
  const gone = { buildingId: '00000000-0000-4000-8000-000000000000' }
  await expect(save({ ...faults, place: gone, ...to(ola) })).rejects.toThrow(routingTexts.incomplete)
})

test('a rule for all cases decides those that no other fits, and the page says so', async () => {
  await save({ ...faults, ...to(ola) })
  await save({ ...faults, prefix: null, ...to(kari) })
  expect(await assigneeOf(await report('plumbing'))).toBe(ola.id)
  expect(await assigneeOf(await sendCase(server, 'termination'))).toBe(kari.id)
  const readPage = routingReader(server, staffRequest(await signedIn(server, 'administrator')))
  expect(await readPage(null)).toMatchObject({
    coversAll: true,
    rules: [{}, { cases: routingTexts.everything, to: 'Kari' }],
  })
})

test('gives the cases of a colleague who is away to their deputy', async () => {
  await save({ ...faults, ...to(ola) })
  await server.database.pool.query(
    `insert into staff_absences (staff_id, deputy_id, first_day, last_day) values ($1, $2, current_date - 1, current_date + 1)`,
    [ola.id, kari.id],
  )
  expect(await assigneeOf(await report('plumbing'))).toBe(kari.id)
})

test('passes over a rule whose colleague has no account any more', async () => {
  await save({ ...faults, kind: 'plumbing', ...to(ola) })
  await save({ ...faults, ...to(kari) })
  await server.database.pool.query('update staff set disabled_at = now() where id = $1', [ola.id])
  expect(await assigneeOf(await report('plumbing'))).toBe(kari.id)
})

test('shares the cases of a role among its members', async () => {
  const other = await makeStaff(server.database.pool, 'saksbehandler')
  await save(faults)
  const given = [await assigneeOf(await report('plumbing')), await assigneeOf(await report('heating'))]
  expect(given.sort()).toEqual([kari.id, other.id].sort())
})

test('counts the cases of the last month that a rule would have decided, beside more exact ones', async () => {
  const rule = { ...faults, ...to(kari) }
  const before = (await tryRule(server.database.pool, rule, new Date()))?.count ?? 0
  await report('plumbing')
  await sendCase(server, 'termination')
  expect(await tryRule(server.database.pool, rule, new Date())).toEqual({
    count: before + 1,
    name: 'Kari',
    replaces: false,
  })
  await save({ ...faults, kind: 'plumbing', ...to(ola) })
  const { rows } = await server.database.pool.query(
    `select count(*)::int from cases where form = 'issue-report' and answers ->> 'issueType' <> 'plumbing'`,
  )
  expect((await tryRule(server.database.pool, rule, new Date()))?.count).toBe(rows[0].count)
})

test('a more exact rule whose colleague does not read a case leaves it to the tried one, and covers not all', async () => {
  const { pool } = server.database
  const economist = await makeStaff(pool, 'okonomi')
  await report('plumbing')
  const all = { ...faults, prefix: null, ...to(kari) }
  const before = (await tryRule(pool, all, new Date()))?.count
  await save({ ...faults, prefix: null, place: { town: 'Larvik' }, ...to(economist) })
  expect((await tryRule(pool, all, new Date()))?.count).toBe(before)
  await save({ ...faults, prefix: null, ...to(economist) })
  const readPage = routingReader(server, staffRequest(await signedIn(server, 'administrator')))
  expect((await readPage(null)).coversAll).toBe(false)
})

test('refuses a colleague who reads no such cases', async () => {
  const editor = await makeStaff(server.database.pool, 'redaktor')
  await expect(save({ ...faults, ...to(editor) })).rejects.toThrow(routingTexts.notReader)
})

test('removes a rule, and reads no rule from unknown choices', async () => {
  await save({ ...faults, ...to(kari) })
  const { rows } = await server.database.pool.query('select id from routing_rules')
  await removeRule(server, admin.id, rows[0].id)
  expect(await assigneeOf(await report('plumbing'))).toBe(null)
  expect(readRule({ which: '-', place: 'bygg:%00', to: 'rolle:saksbehandler' })).toBe(null)
  expect(readRule({ which: 'AVV:nothing', place: '-', to: 'rolle:saksbehandler' })).toBe(null)
})

test('the page lists the rules, the most exact one first, and the colleagues who can be chosen', async () => {
  await save({ ...faults, ...to(kari) })
  await save({ ...faults, place: { town: 'Larvik' } })
  const readPage = routingReader(server, staffRequest(await signedIn(server, 'administrator')))
  const { rules, choices, trial } = await readPage(null)
  expect(rules.map(({ cases, to }) => [cases, to])).toEqual([
    ['Avvik, Larvik', routingTexts.leastBusy('saksbehandlere')],
    ['Avvik', 'Kari'],
  ])
  expect(choices.to.map(({ label }) => label)).toEqual(expect.arrayContaining(['Kari', 'Ola']))
  expect(trial).toBeNull()
})
