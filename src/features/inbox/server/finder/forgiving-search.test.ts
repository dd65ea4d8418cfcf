import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPortfolio } from '../../../../../demo/index.ts'
import { fullName, personAddressOf } from '../../../../../demo/month/people.ts'
import { planMonth } from '../../../../../demo/month/plan-month.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { caseReference } from '../../../../domain/cases/case-reference.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { execute } from '../../../../platform/database/query.ts'
import { writeImport } from '../../../portfolio-browsing/server/import.ts'
import { readInbox } from '../list/inbox.ts'
import { findCases } from './find-cases.ts'
import { findWork } from './find-work.ts'

const now = new Date('2026-11-20T13:30:00Z')
const worker = (role: StaffRole = 'administrator') => ({ id: null, name: 'Ansatt', role })

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
  const { pool } = server.database
  await writeImport(pool, { properties: demoPortfolio.map(({ property }) => property), finn_properties: [] })
  const stories = planMonth({ count: 435, until: now, seed: 14 })
  for (const [
    place,
    {
      sending: { formId, person, entries, at },
    },
  ] of stories.entries())
    await execute(
      pool,
      `insert into cases (id, form, answers, sent_at, updated_at, reference, sender_name, sender_email, sender_phone, address, idempotency_key, content_hash)
       values ($1::uuid, $2, $3, $4, $4, $5, $6, $7, $8, $9, $1::text, '')`,
      [
        randomUUID(),
        formId,
        JSON.stringify(entries),
        at,
        caseReference('AVV', Uint8Array.from([3, 18, 6, 11, place % 26, place / 26, 24, 12])),
        fullName(person),
        person.email,
        person.phone,
        personAddressOf(person),
      ],
    )
})
afterAll(() => server.stop())

const find = (text: string, role?: StaffRole) => findWork(server.deps, worker(role), text, now)
const reference = caseReference('AVV', Uint8Array.from([3, 18, 6, 11, 4, 0, 24, 12]))
const [, middle = '', last = ''] = reference.split('-')

/** What is typed, and what is to be among what is found first. */
const misspelt: readonly (readonly [string, string])[] = [
  ['Sollberg', 'Solberg'],
  ['solbreg', 'Solberg'],
  ['sollberg øystein', 'Øystein Solberg'],
  ['Øistein Solberg', 'Øystein Solberg'],
  ['oystein solberg', 'Øystein Solberg'],
  ['Hnasen', 'Hansen'],
  ['nina hannsen', 'Nina Hansen'],
  ['Marius Johannsen', 'Marius Johansen'],
  ['Jakobsen', 'Jacobsen'],
  ['magnus jakobsen', 'Magnus Jacobsen'],
  ['Gullbrandsen', 'Gulbrandsen'],
  ['hanne gulbransen', 'Hanne Gulbrandsen'],
  ['Kristianssen', 'Kristiansen'],
  ['line christiansen', 'Line Kristiansen'],
  ['Karlssen', 'Karlsen'],
  ['Pettersen', 'Pedersen'],
  ['fatima pedrsen', 'Fatima Pedersen'],
  ['Eriksson', 'Eriksen'],
  ['Shevtchenko', 'Shevchenko'],
  ['shevcenko line', 'Line Shevchenko'],
  ['Nygaard', 'Nygård'],
  ['ida nygard', 'Ida Nygård'],
  ['nygår marte', 'Marte Nygård'],
  ['sether', 'Sæther'],
  ['Tone Sætre', 'Tone Sæther'],
  ['ronning', 'Rønning'],
  ['Rønnig', 'Rønning'],
  ['Ragnhilld Fjeld', 'Ragnhild Fjeld'],
  ['Agnieska', 'Agnieszka'],
  ['muhamed wold', 'Mohamed Wold'],
  ['Overland emil', 'Emil Øverland'],
  ['Haugn', 'Haugen'],
  ['Torsen', 'Thorsen'],
  ['halvorssen', 'Halvorsen'],
  ['storgata31', 'Storgata 31'],
  ['Storgt. 31', 'Storgata 31'],
  ['storgaten 31', 'Storgata 31'],
  ['stoorgata 31', 'Storgata 31'],
  ['kongegt 12', 'Kongegata 12'],
  ['kongegt12', 'Kongegata 12'],
  ['Kongsgata 12', 'Kongegata 12'],
  ['kongegaten', 'Kongegata'],
  ['heddalsveien 88', 'Heddalsvegen 88'],
  ['heddalsvn 88', 'Heddalsvegen 88'],
  ['hedalsvegen 88', 'Heddalsvegen 88'],
  ['fabrikgata 6', 'Fabrikkgata 6'],
  ['fabrikkgt. 6', 'Fabrikkgata 6'],
  ['akerveien', 'Åkerveien'],
  ['aakerveien 19', 'Åkerveien 19'],
  ['prinsengata 22', 'Prinsegata 22'],
  ['Skipergata', 'Skippergata'],
  ['strandgt 26', 'Strandgata 26'],
  ['meierivn. 3', 'Meieriveien 3'],
  ['tolbugata 14', 'Tollbugata 14'],
  ['notoden', 'Notodden'],
  ['+47 922 98 719', 'Marius Johansen'],
  ['92 29 87 19', 'Marius Johansen'],
  ['004792298719', 'Marius Johansen'],
  [`${middle}-${last}`, reference],
  [`${middle}${last}`.toLowerCase(), reference],
  [last, reference],
  [`avv ${middle} ${last}`, reference],
]

test('of 60 misspelt searches over a month, 19 of 20 find what is meant among what is seen first', async () => {
  const missed: string[] = []
  for (const [typed, meant] of misspelt) {
    const { cases, persons, properties } = await find(typed)
    const isFound = [...cases, ...persons, ...properties].some(({ title, note }) =>
      `${title} ${note}`.includes(meant),
    )
    if (!isFound) missed.push(typed)
  }
  expect(misspelt.length).toBeGreaterThanOrEqual(60)
  expect.soft(missed.length / misspelt.length, missed.join(', ')).toBeLessThanOrEqual(0.05)
})

test.each([
  'Bergstrømsen',
  'Trondheimsveien 4',
  'xkcdqw',
  'Solberg 99',
  'kari finnesikke',
  'Wxyz',
  '00000000',
  `Å${'sollberg'.repeat(20)}`,
  'a\u0000\ud800 sollbergen\u0007xx',
])('nothing is found by %j, which is far from all there is', async (text) => {
  expect(await find(text)).toEqual({ cases: [], persons: [], properties: [], meant: null })
})

test('what has a text as it is typed is found alone, and nothing is said to be meant', async () => {
  const { persons, meant } = await find('Hansen')
  expect(meant).toBeNull()
  expect(persons.filter(({ title }) => !title.includes('Hansen'))).toEqual([])
})

test('what was meant is said, with a capital where the text has one', async () => {
  expect((await find('Sollberg')).meant).toBe('Solberg')
  expect((await find('øystein sollberg')).meant).toBe('øystein solberg')
})

test('the name of a sender whose cases a role does not read is not offered', async () => {
  expect(await find('Sollberg', 'redaktor')).toMatchObject({ cases: [], persons: [], meant: null })
})

test('the inbox lists what was meant, says so, and acts on what it lists', async () => {
  const list = (text: string) => readInbox(server.deps, worker(), laneQuery('alle', { text }), now)
  const [inbox, exact] = [await list('Sollberg'), await list('Solberg')]
  expect(inbox).toMatchObject({ typed: 'Sollberg', query: { text: 'Solberg' }, total: exact.total })
  expect(inbox.lines.map(({ id }) => id)).toEqual(exact.lines.map(({ id }) => id))
  expect(exact).toMatchObject({ typed: null })
})

test('cases are found for a merge by what was meant', async () => {
  const { cases, meant } = await findCases(server.database.pool, worker(), 'Sollberg', 6, now)
  expect([meant, cases.length > 0]).toEqual(['Solberg', true])
})

test('a word is kept while a case has it', async () => {
  const { pool } = server.database
  const isKnown = async (word: string) =>
    (await pool.query('select from case_words where word = $1', [word])).rowCount === 1
  const write = (name: string) =>
    execute(pool, 'update cases set sender_name = $1 where reference = $2', [name, reference])
  await write('Fredrikke Utstillingsby')
  expect(await isKnown('utstillingsby')).toBe(true)
  await write('Fredrikke Solberg')
  expect([await isKnown('utstillingsby'), await isKnown('fredrikke')]).toEqual([false, true])
  await execute(pool, 'delete from cases where reference = $1', [reference])
  expect([await isKnown('fredrikke'), await isKnown('solberg')]).toEqual([false, true])
})
