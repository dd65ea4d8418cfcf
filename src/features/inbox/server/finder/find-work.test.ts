import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { execute } from '../../../../platform/database/query.ts'
import { writeImport } from '../../../portfolio-browsing/server/import.ts'
import { menuCounts } from '../list/menu-counts.ts'
import { findWork } from './find-work.ts'

let server: TemporaryServer
let leak: SentCase
let message: SentCase
const home = propertyRow({ title: 'Fabrikkgata 4', type: 'Bolig', location: 'Sentrum, Notodden' })
const sender = { name: 'Ingrid Ødegård', email: 'ingrid@eksempel.no', phone: '912 34 567' }

beforeAll(async () => {
  server = await temporaryServer()
  await writeImport(server.database.pool, { properties: [home], finn_properties: [] })
  leak = await sendCase(server, 'issue-report', { ...sender, address: 'Fabrikkgata 4, Notodden' })
  message = await sendCase(server, 'contact-message', { ...sender, message: 'Jeg lurer på 100 % av noe.' })
  await execute(
    server.database.pool,
    `insert into property_versions (property_id, state, content)
     values (gen_random_uuid(), 'draft', '{"title": "Kladdesæterveien 9", "type": "Bolig", "location": "Sentrum"}')`,
  )
})
afterAll(() => server.stop())

const worker = (role: StaffRole) => ({ id: null, name: 'Ansatt', role })
const find = (text: string, role: StaffRole = 'administrator') =>
  findWork(server.deps, worker(role), text, new Date())

test.each([
  ['a reference', () => leak.reference],
  ['a reference without hyphens', () => leak.reference.replaceAll('-', '').toLowerCase()],
  ['an address', () => 'fabrikkgata'],
])('a case is found by %s', async (_, text) => {
  expect((await find(text())).cases).toEqual([
    {
      href: `/saker/${leak.reference}`,
      title: 'Avvik · Ingrid Ødegård',
      note: `${leak.reference} · Fabrikkgata 4, Notodden · Ny`,
    },
  ])
})

test.each(['ingrid', '91234567', '+47 912 34 567', 'ingrid@eksempel.no'])(
  'a person is found once by %s, with a link to their card',
  async (text) => {
    expect((await find(text)).persons).toEqual([
      {
        href: `/saker/${message.reference}/person`,
        title: 'Ingrid Ødegård',
        note: 'ingrid@eksempel.no · 2 saker',
      },
    ])
  },
)

test('a person is found by what is theirs, not by what is in their cases', async () => {
  const found = await find('fabrikkgata')
  expect([found.cases.length, found.persons]).toEqual([1, []])
})

test('a property is found by its title, a draft too, and leads to its editor', async () => {
  expect((await find('gata 4 fabrikk')).properties).toEqual([
    { href: `/intern/eiendommer/${home.id}`, title: 'Fabrikkgata 4', note: 'Bolig · Sentrum, Notodden' },
  ])
  for (const typed of ['kladdes', 'kladdesæter', 'kladdesaeterv', 'kladdeseter'])
    expect((await find(typed)).properties).toMatchObject([{ title: 'Kladdesæterveien 9' }])
})

test('a property leads to its page also for those who may not edit it', async () => {
  expect((await find('fabrikkgata', 'saksbehandler')).properties).toMatchObject([
    { href: `/intern/eiendommer/${home.id}` },
  ])
})

test('cases that a role does not read are not found, nor their senders', async () => {
  expect(await find('ingrid', 'redaktor')).toEqual({ cases: [], persons: [], properties: [], meant: null })
  expect((await find('fabrikkgata', 'okonomi')).cases).toEqual([])
})

test.each(['', '   ', '%', '_', "'; drop table cases; --", 'a'.repeat(10_000)])(
  'nothing is found by %.20j',
  async (text) => {
    expect(await find(text)).toEqual({ cases: [], persons: [], properties: [], meant: null })
  },
)

test('the menu counts what is new and has no assignee, for roles that read it', async () => {
  expect(await menuCounts(server.deps, worker('administrator'), new Date())).toEqual({ '/saker': '2' })
  expect(await menuCounts(server.deps, worker('redaktor'), new Date())).toEqual({})
})

test('the menu counts to 99', async () => {
  await execute(
    server.database.pool,
    `insert into cases (id, form, answers, sent_at, updated_at, reference, idempotency_key, content_hash)
     select gen_random_uuid(), 'issue-report', '{}', now(), now(), 'AVV-9999-' || lpad(n::text, 4, '0'), n::text, ''
     from generate_series(1, 120) as n`,
  )
  expect(await menuCounts(server.deps, worker('administrator'), new Date())).toEqual({ '/saker': '99+' })
})

test('where there may be more cases than are offered, the last offer is a search for them all', async () => {
  for (const number of [1, 2, 3, 4, 5, 6])
    await sendCase(server, 'contact-message', { message: `Portalen knirker, melding ${number}.` })
  const { cases } = await find('portalen')
  expect(cases).toHaveLength(7)
  expect(cases.at(-1)).toEqual({
    href: '/saker?fane=alle&q=portalen',
    title: 'Alle saker med «portalen»',
    note: '',
  })
})
