import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { type Lane, parseInboxQuery } from '../../../../domain/cases/inbox.ts'
import { answerCase } from '../answer/answer.ts'
import { assignCase } from '../case/assign.ts'
import { addNote, snoozeCase } from '../case/plan.ts'
import type { Caseworker } from '../caseworker.ts'
import { readInbox } from './inbox.ts'
import { removeView, saveView } from './view-handlers.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let leak: SentCase
let lock: SentCase
let late: SentCase
let closed: SentCase
const now = new Date()
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
  const who = { name: 'Ingrid Moen', email: 'ingrid@eksempel.no', phone: '912 34 567' }
  leak = await sendCase(server, 'issue-report', {
    ...who,
    address: 'Fabrikkgata 4, Notodden',
    urgency: 'urgent',
    description: 'Det lekker fra vannlåsen under kjøkkenvasken.',
  })
  lock = await sendCase(server, 'issue-report', {
    name: 'Per Olsen',
    address: 'Storgata 12, Larvik',
    urgency: 'low',
    description: 'Døra går ikke i lås.',
  })
  const lastWeek = new Date(now.getTime() - 8 * 86_400_000)
  late = await sendCase(server, 'issue-report', { name: 'Liv Sen', description: 'Kald radiator.' }, lastWeek)
  closed = await sendCase(server, 'issue-report', { name: 'Ola Ferdig', description: 'Lys i trappa.' })
  await answerCase(server.deps, worker, closed.reference, { text: 'Byttet pære.', status: 'done', now })
})
afterAll(() => server.stop())

const read = (search: string, who: Caseworker = worker) =>
  readInbox(server.deps, who, parseInboxQuery(new URLSearchParams(search)), now)
const found = async (search: string, who?: Caseworker) =>
  (await read(search, who)).lines.map(({ reference }) => reference)
const inLane = (lane: Lane) => found(`fane=${lane}`)

test('late cases come first, then those due soonest', async () => {
  expect(await inLane('venter-pa-oss')).toEqual([late.reference, leak.reference, lock.reference])
  expect((await read('')).lines[0]?.deadline).toMatchObject({ isOver: true })
})

test('urgent and late cases are in their lane', async () => {
  expect(await inLane('haster')).toEqual([late.reference, leak.reference])
})

test('a case moves from lane to lane as it is worked on', async () => {
  const sent = await sendCase(server, 'contact-message')
  const has = async (lane: Lane) => (await inLane(lane)).includes(sent.reference)
  expect([await has('nye'), await has('mine')]).toEqual([true, false])
  await assignCase(server.deps, worker, sent.reference, { to: worker.id, now })
  expect([await has('nye'), await has('mine')]).toEqual([false, true])
  await answerCase(server.deps, worker, sent.reference, { text: '?', status: 'waiting-for-sender', now })
  expect([await has('venter-pa-oss'), await has('venter-pa-avsender')]).toEqual([false, true])
  const until = new Date(now.getTime() + 86_400_000)
  await snoozeCase(server.deps, worker, sent.reference, { until, pastDeadline: 'allow', now })
  expect([await has('mine'), await has('utsatt')]).toEqual([false, true])
  const tomorrow = new Date(until.getTime() + 1000)
  const query = parseInboxQuery(new URLSearchParams('fane=mine'))
  const awake = await readInbox(server.deps, worker, query, tomorrow)
  expect(awake.lines.map(({ reference }) => reference)).toContain(sent.reference)
  await answerCase(server.deps, worker, sent.reference, { text: 'Ok', status: 'done', now })
  expect([await has('mine'), await has('ferdig')]).toEqual([false, true])
})

test('a held case is in a lane of its own until it is released', async () => {
  const sent = await sendCase(server, 'contact-message')
  await server.database.pool.query("update cases set quarantine = 'honeypot' where id = $1", [sent.id])
  expect(await inLane('nye')).not.toContain(sent.reference)
  expect(await inLane('kontroll')).toEqual([sent.reference])
})

test.each([
  ['a name', 'ingrid mo', () => leak],
  ['a reference, as it is', '', () => leak],
  ['a telephone number, however it is grouped', '91 23 45 67', () => leak],
  ['the beginning of a telephone number', '9123', () => leak],
  ['a telephone number with the country code', '+47 912 34 567', () => leak],
  ['a telephone number with the country code and no spaces', '+4791234567', () => leak],
  ['an address', 'fabrikkg', () => leak],
  ['an e-mail address', 'ingrid@eksempel.no', () => leak],
  ['another form of a word', 'vannlås', () => leak],
  ['the first letters of a word', 'radia', () => late],
  ['a closed case', 'trapp', () => closed],
])('a case is found by %s', async (_, text, wanted) => {
  const sent = wanted()
  expect(await found(`q=${encodeURIComponent(text || sent.reference)}`)).toContain(sent.reference)
})

test('finds a reference by its first characters, with hyphens and without', async () => {
  const { reference } = lock
  for (const typed of [reference.slice(0, 8), reference.replaceAll('-', ''), reference.toLowerCase()])
    expect(await found(`q=${typed}`)).toContain(reference)
})

test('finds a case by its later messages', async () => {
  await addNote(server.deps, worker, lock.reference, { text: 'Låsesmeden kommer tirsdag', now })
  expect(await found('q=låsesmed')).toEqual([lock.reference])
})

test('finds only cases with all words', async () => {
  expect(await found('q=ingrid+radiator')).toEqual([])
})

test.each(["'", '& | !', '(((', ':*', '<->', '\\', '%', '"a" <b> c:*A'])(
  'treats a search text with operators as plain text: %s',
  async (text) => {
    await expect(read(`q=${encodeURIComponent(text)}`)).resolves.toBeDefined()
  },
)

test('filters narrow down, one and all together', async () => {
  expect(await found('by=Notodden')).toEqual([leak.reference])
  expect(await found('hast=low')).toEqual([lock.reference])
  expect(await found('skjema=issue-report&by=Larvik')).toContain(lock.reference)
  expect(await found('skjema=contact-message&by=Notodden')).toEqual([])
  expect(await found(`ansvarlig=${worker.id}&fane=alle&by=Notodden`)).toEqual([])
  const day = (at: Date) => at.toISOString().slice(0, 10)
  expect(await found(`til=${day(new Date(now.getTime() - 5 * 86_400_000))}`)).toEqual([late.reference])
})

test('with a filter each lane counts what it lists with that filter, and with a search none does', async () => {
  for (const filter of [
    'by=Notodden',
    'hast=low',
    'skjema=issue-report&by=Larvik',
    `ansvarlig=${worker.id}`,
    'ansvarlig=ingen',
    'frist=over',
    `avsender=${leak.reference}`,
    'side=2&by=Larvik',
  ]) {
    const { counts } = await read(filter)
    expect(Object.keys(counts)).toHaveLength(8)
    for (const [lane, count] of Object.entries(counts))
      expect(await found(`fane=${lane}&${filter.replace('side=2&', '')}`), `${filter} ${lane}`).toHaveLength(
        Number(count),
      )
  }
  expect((await read('by=Notodden')).counts['venter-pa-oss']).toBe('1')
  expect((await read('q=lekker&by=Notodden')).counts).toEqual({})
})

test('a role sees the forms that are theirs, in lists, searches and counts', async () => {
  const accountant = await makeStaff(server.database.pool, 'okonomi')
  const notice = await sendCase(server, 'termination')
  expect(await found('fane=alle', accountant)).toEqual([notice.reference])
  expect(await found('q=ingrid', accountant)).toEqual([])
  expect((await read('', accountant)).counts['venter-pa-oss']).toBe('1')
  const editor = await makeStaff(server.database.pool, 'redaktor')
  expect(await found('fane=alle', editor)).toEqual([])
})

test('a search is saved under a name, for the staff member who saved it', async () => {
  await saveView(server.deps, worker.id, { name: 'Notodden', query: 'by=Notodden&ukjent=1&side=4' })
  const views = (await read('')).choices.views
  expect(views).toEqual([
    { id: expect.any(String), name: 'Notodden', query: 'fane=venter-pa-oss&by=Notodden' },
  ])
  const other = await makeStaff(server.database.pool)
  await removeView(server.deps, other.id, views[0]?.id ?? '')
  expect((await read('')).choices.views).toHaveLength(1)
  await removeView(server.deps, worker.id, views[0]?.id ?? '')
  expect((await read('')).choices.views).toEqual([])
})

test('a day in a filter begins and ends at midnight in Norway', async () => {
  const sentAt = async (at: string) => (await sendCase(server, 'contact-message', {}, new Date(at))).reference
  await sentAt('2026-03-01T23:30:00+01:00')
  const inside = [await sentAt('2026-03-02T00:30:00+01:00'), await sentAt('2026-03-02T23:30:00+01:00')]
  await sentAt('2026-03-03T00:30:00+01:00')
  expect((await found('fane=alle&fra=2026-03-02&til=2026-03-02')).toSorted()).toEqual(inside.toSorted())
})

describe('the same is found however it is typed', () => {
  test.each(['912 88 345', '+47 912 88 345', '004791288345', '(+47) 91288345'])(
    'a telephone number that was sent as %s',
    async (phone) => {
      const { reference } = await sendCase(server, 'issue-report', { phone })
      for (const typed of [
        '+47 912 88 345',
        '0047 912 88 345',
        '004791288345',
        '912 88 345',
        '91288345',
        '4791288345',
      ])
        expect(await found(`q=${encodeURIComponent(typed)}`)).toContain(reference)
    },
  )

  test.each(['Ødegård', 'ØDEGÅRD', 'odegard', 'oedegaard', 'ødeg'])(
    '%s, in a name, an address and a text',
    async (typed) => {
      const where: Record<string, string>[] = [
        { name: 'Åse Ødegård' },
        { address: 'Ødegårdveien 3' },
        { description: 'Nøkkel fra Ødegård' },
      ]
      const sent = []
      for (const answers of where) sent.push((await sendCase(server, 'issue-report', answers)).reference)
      const written = await sendCase(server, 'issue-report')
      await addNote(server.deps, worker, written.reference, { text: 'Ring Ødegård', now })
      expect(await found(`q=${encodeURIComponent(typed)}`)).toEqual(
        expect.arrayContaining([...sent, written.reference]),
      )
    },
  )
})

describe('finds a sender however the name is spelled', () => {
  test.each([
    ['Sæther', ['Sæther', 'SÆTHER', 'saether', 'sether', 'sæth', 'seth']],
    ['Sether', ['Sether', 'sæther', 'Saether']],
    ['Åse', ['Åse', 'Aase', 'ase']],
    ['Aase', ['Aase', 'Åse', 'ÅSE']],
    ['Oedegaard', ['Ødegård', 'odegard', 'oedegaard']],
    ['Michael', ['micha', 'michael']],
  ])('%s', async (name, spellings) => {
    const { reference } = await sendCase(server, 'issue-report', { name: `${name} Prøve` })
    for (const typed of spellings)
      expect(await found(`q=${encodeURIComponent(`${typed} prøve`)}`), typed).toContain(reference)
  })
})

test('a search covers all lanes, and says where each hit lies', async () => {
  const word = 'overalt'
  const send = () => sendCase(server, 'issue-report', { description: word })
  const [waiting, done, held, merged, snoozed] = [
    await send(),
    await send(),
    await send(),
    await send(),
    await send(),
  ]
  await server.database.pool.query("update cases set status = 'done', closed_at = $2 where id = $1", [
    done.id,
    now,
  ])
  await server.database.pool.query("update cases set quarantine = 'too-fast' where id = $1", [held.id])
  await server.database.pool.query('update cases set merged_into = $2 where id = $1', [merged.id, waiting.id])
  await server.database.pool.query('update cases set snoozed_until = $2 where id = $1', [
    snoozed.id,
    new Date(now.getTime() + 60_000),
  ])
  const { lines } = await read(`q=${word}`)
  expect(new Map(lines.map(({ reference, liesIn }) => [reference, liesIn]))).toEqual(
    new Map([
      [waiting.reference, 'venter-pa-oss'],
      [done.reference, 'ferdig'],
      [held.reference, 'kontroll'],
      [merged.reference, 'slatt-sammen'],
      [snoozed.reference, 'utsatt'],
    ]),
  )
})
