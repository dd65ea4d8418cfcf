import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jarOf } from '../../../../test/support/colleagues.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { staffRequest } from '../../../../test/support/staff-request.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { execute } from '../../../platform/database/query.ts'
import { caseActions } from '../../inbox/casework.ts'
import { bulkActions } from '../../inbox/inbox.ts'
import { inboxTexts } from '../../inbox/inbox.words.ts'
import { readAudit } from '../../overview/server/read-audit.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { buildingTexts } from '../building.words.ts'
import { buildingActions } from '../building-actions.ts'
import { buildingsReader } from './read-building-pages.ts'

type Worker = Awaited<ReturnType<typeof makeStaff>>

let server: TemporaryServer
let worker: Worker
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler')
  await writeImport(server.database.pool, {
    properties: [
      propertyRow({ title: 'Storgata 31, leilighet 201' }),
      propertyRow({ title: 'Storgata 31, leilighet 202' }),
      propertyRow({ title: 'Elvegata 4, leilighet 1', city: 'Notodden', location: 'Sentrum, Notodden' }),
    ],
    finn_properties: [],
  })
})
afterAll(() => server.stop())
beforeEach(() => execute(server.database.pool, 'truncate cases cascade'))

const readAs = (who: Worker) =>
  buildingsReader(
    server,
    staffRequest({
      staff: { ...who, email: '', sessionId: who.id, secondFactor: 'totp' },
      jar: jarOf(),
    }),
  )

async function storgata(): Promise<string> {
  const { buildings } = await readAs(worker).list('storgata', 1)
  return present(buildings[0]).id
}
const page = async (who = worker) => present(await readAs(who).read(await storgata()))
const report = (apartmentNumber: string, answers: Record<string, string> = {}) =>
  sendCase(server, 'issue-report', {
    issueType: 'plumbing',
    address: 'Storgata 31, Larvik',
    apartmentNumber,
    ...answers,
  })
const describe = async (fields: Record<string, string>) =>
  runAs(server, worker, buildingActions.describe, {
    building: await storgata(),
    address: 'Storgata 31',
    town: 'Larvik',
    ...fields,
  })

test('lists the buildings by town and address, with how much is in each', async () => {
  await report('H0201')
  const { buildings, pages } = await readAs(worker).list('', 1)
  expect(pages).toBe(1)
  expect(buildings.map(({ address, homes, open }) => [address, homes, open])).toEqual([
    ['Storgata 31', 2, 1],
    ['Elvegata 4', 1, 0],
  ])
  expect((await readAs(worker).list('NOTODDEN', 1)).buildings).toHaveLength(1)
  expect((await readAs(worker).list('%', 1)).buildings).toEqual([])
})

test('shows the open cases by flat, and those that are closed apart', async () => {
  const upstairs = await report('H0301')
  const official = await report('H0201')
  const short = await report('201', { issueType: 'electrical' })
  const ended = await report('H0201')
  await runAs(server, worker, bulkActions.reply, {
    cases: ended.reference,
    message: 'Rettet.',
    status: 'done',
  })
  const { groups, closed, homes } = await page()
  const references = (cases: readonly { reference: string }[]) => cases.map(({ reference }) => reference)
  expect(groups.map(({ cases }) => references(cases))).toEqual([
    [short.reference, official.reference],
    [upstairs.reference],
  ])
  expect(references(closed)).toEqual([ended.reference])
  expect(homes.map(({ title }) => title)).toEqual([
    'Storgata 31, leilighet 201',
    'Storgata 31, leilighet 202',
  ])
})

test('shows the open cases by entrance, where staff wrote which flats each has', async () => {
  await describe({
    version: (await page()).version,
    entrances: 'Oppgang A: H0101-H0402\nOppgang B: H0103-H0404',
  })
  await report('H0103')
  await report('H0302')
  await report('H0101')
  await report('H0901')
  await report('')
  expect((await page()).groups.map(({ name }) => name)).toEqual([
    'Oppgang A, leilighet H0101',
    'Oppgang A, leilighet H0302',
    'Oppgang B, leilighet H0103',
    'Leilighet H0901',
    'Uten leilighet',
  ])
})

test('groups alike cases, each with its flat and what it says, but none whose building is a suggestion', async () => {
  const first = await report('201', { description: 'Det drypper fra taket.' })
  const second = await report('H0202')
  await report('H0201', { issueType: 'electrical' })
  await report('H0301', { address: 'Storgaten 31B' })
  const { alike, groups } = await page()
  expect(alike.map(({ cases }) => cases.map(({ reference }) => reference).sort())).toEqual([
    [first.reference, second.reference].sort(),
  ])
  expect(alike[0]?.cases.find(({ reference }) => reference === first.reference)).toMatchObject({
    flat: 'H0201',
    excerpt: 'Det drypper fra taket.',
  })
  expect(groups.flatMap(({ cases }) => cases).filter(({ isSuggested }) => isSuggested)).toHaveLength(1)
})

test('an answer to alike cases leaves alone what has changed since the page was read', async () => {
  const [first, second] = [await report('H0201'), await report('H0202')]
  const { snapshot } = await page()
  const message = 'Vannet er tilbake.'
  const colleague = await makeStaff(server.database.pool, 'saksbehandler')
  await runAs(server, colleague, bulkActions.reply, { cases: first.reference, message })
  const cases = [first.reference, second.reference]
  expect(await runAs(server, worker, bulkActions.reply, { cases, message, snapshot })).toMatchObject({
    status: 'done',
    shown: { refused: [first.reference] },
  })
})

test('merges alike cases into the first of them, once it has asked where their senders differ, and undoes all of it', async () => {
  const neighbour = { name: 'Per To', email: 'per@eksempel.no' }
  const [first, second, third] = [
    await report('H0201'),
    await report('H0202', neighbour),
    await report('H0301'),
  ]
  const cases = [first, second, third].map(({ reference }) => reference)
  const asked = await runAs(server, worker, bulkActions.merge, { cases })
  expect(asked).toMatchObject({
    status: 'refused',
    shown: { main: first.reference, senders: [{ isMain: true }, { name: neighbour.name }, {}] },
  })
  expect((await page()).alike[0]?.cases).toHaveLength(3)
  const done = await runAs(server, worker, bulkActions.mergeSenders, { cases })
  expect(done.status).toBe('done')
  expect((await page()).groups.map(({ cases }) => cases.map(({ reference }) => reference))).toEqual([
    [first.reference],
  ])
  const events = done.status === 'done' ? done.undo.join(',') : ''
  expect(await runAs(server, worker, caseActions.undo, { events })).toMatchObject({ status: 'done' })
  expect((await page()).alike[0]?.cases).toHaveLength(3)
})

test('merges without a question what the same sender has sent, but not one case alone or with itself', async () => {
  const [first, second] = [await report('H0201'), await report('H0202')]
  const merge = (...cases: string[]) => runAs(server, worker, bulkActions.merge, { cases })
  for (const cases of [[first.reference], [first.reference, first.reference]])
    expect(await merge(...cases)).toMatchObject({ message: inboxTexts.bulk.fewerThanTwo })
  expect(await merge(first.reference, second.reference)).toMatchObject({ status: 'done' })
})

test('shows cases to those alone who read their form', async () => {
  await report('H0201')
  const economist = await makeStaff(server.database.pool, 'okonomi')
  expect(await page(economist)).toMatchObject({ groups: [], alike: [], closed: [] })
  expect((await readAs(economist).list('storgata', 1)).buildings).toMatchObject([{ open: 0 }])
  expect((await page()).groups).toHaveLength(1)
})

test('stores what staff know of a building, with who wrote it', async () => {
  const { version } = await page()
  expect(
    await describe({
      version,
      caretakerNote: 'Stoppekran i boden.\nKode 1234.',
      entrances: 'Oppgang A\nOppgang B\nOppgang A',
      postalCode: '3256',
      ownerCompany: 'Eksempel AS',
    }),
  ).toMatchObject({ status: 'done', notice: buildingTexts.saved })
  expect((await page()).building).toMatchObject({
    caretakerNote: 'Stoppekran i boden.\nKode 1234.',
    entrances: ['Oppgang A', 'Oppgang B'],
    postalCode: '3256',
    registration: null,
    ownerCompany: 'Eksempel AS',
  })
  const { lines } = await readAudit(server.database.pool, {
    who: worker.id,
    action: '',
    subject: '',
    before: '',
  })
  expect(lines[0]?.subject).toBe('bygg: Storgata 31, Larvik')
})

test('does not overwrite unseen what a colleague has written meanwhile', async () => {
  const { version } = await page()
  await describe({ version, caretakerNote: 'Nøkkel hos naboen.' })
  expect(await describe({ version, caretakerNote: 'Ingen nøkkel.' })).toMatchObject({
    status: 'refused',
    message: buildingTexts.changed,
  })
  expect((await page()).building.caretakerNote).toBe('Nøkkel hos naboen.')
})

test('knows no other building', async () => {
  for (const id of [randomUUID(), 'tull', `${await storgata()}'`]) {
    expect(await readAs(worker).read(id)).toBeNull()
    expect(await describe({ building: id })).toMatchObject({
      status: 'refused',
      message: buildingTexts.gone,
    })
  }
})
