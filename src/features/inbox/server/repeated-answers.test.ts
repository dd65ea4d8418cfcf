import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writeMessage } from '../../cases/server/sender/sender-actions.ts'
import { answerCase, type StaffAnswer } from './answer/answer.ts'
import { mergeCase } from './case/merge.ts'
import { addNote } from './case/plan.ts'
import { readStaffCase } from './case/staff-case.ts'
import { undo } from './case/undo.ts'
import type { Caseworker } from './caseworker.ts'

let server: TemporaryServer
let anne: Caseworker
let bo: Caseworker
beforeAll(async () => {
  server = await temporaryServer()
  anne = await makeStaff(server.database.pool, 'administrator', 'Anne Hansen')
  bo = await makeStaff(server.database.pool, 'saksbehandler', 'Bo Hjelpsen')
})
afterAll(() => server.stop())

const now = new Date()
const answer = ({ reference }: SentCase, given: Partial<StaffAnswer>, who = anne) =>
  answerCase(server.deps, who, reference, { text: null, now, ...given })
const count = async (sql: string, id: string) =>
  (await server.database.pool.query(`select 1 from ${sql}`, [id])).rowCount
const messages = ({ id }: SentCase) => count("case_events where case_id = $1 and kind = 'message'", id)
const mails = ({ id }: SentCase) => count("mails where case_id = $1 and kind = 'message-to-sender'", id)
const lastEvent = async ({ reference }: SentCase) =>
  (await readStaffCase(server.deps, anne, reference, now))?.lastEvent ?? ''

test('stores one answer and one mail for two requests of the same page, even at once', async () => {
  const sent = await sendCase(server, 'issue-report')
  const key = 'one-page-of-the-tests'
  const [one, two] = await Promise.all([
    answer(sent, { text: 'Vi kommer i morgen.', status: 'in-progress', key }),
    answer(sent, { text: 'Vi kommer i morgen.', status: 'in-progress', key }),
  ])
  // The message, the status, and the assignee.
  expect(one).toHaveLength(3)
  expect(two).toEqual(one)
  expect([await messages(sent), await mails(sent)]).toEqual([1, 1])
  await answer(sent, { text: 'Og vi ringer først.', key: 'another-page-of-the-tests' })
  expect(await messages(sent)).toBe(2)
})

test('undoes an answer to merged cases in all of them when it was sent twice', async () => {
  const [main, other] = [await sendCase(server, 'issue-report'), await sendCase(server, 'issue-report')]
  await mergeCase(server.deps, anne, { reference: other.reference, other: main.reference, now }, 'allow')
  const key = 'a-page-of-merged-cases'
  const once = await answer(main, { text: 'Til alle.', key })
  expect(await answer(main, { text: 'Til alle.', key })).toEqual(once)
  expect([await messages(main), await messages(other)]).toEqual([1, 1])
  await undo(server.deps, anne, once)
  expect([await messages(main), await messages(other)]).toEqual([0, 0])
})

test('stores one note for two requests of the same page', async () => {
  const sent = await sendCase(server, 'issue-report')
  const note = () =>
    addNote(server.deps, anne, sent.reference, { text: 'Ring først', key: 'a-note-of-the-tests', now })
  expect(await note()).toBe(await note())
  expect(await count("case_events where case_id = $1 and kind = 'note'", sent.id)).toBe(1)
})

test('refuses an answer written before a colleague’s or the sender’s latest message was read', async () => {
  const sent = await sendCase(server, 'issue-report')
  const seen = await lastEvent(sent)
  await answer(sent, { text: 'Jeg tar den.', status: 'in-progress' }, bo)
  await expect(answer(sent, { text: 'Nei, jeg.', seen })).rejects.toThrow('Bo Hjelpsen har skrevet i saken')
  expect(await messages(sent)).toBe(1)
  await answer(sent, { text: 'Vi samarbeider.', seen: await lastEvent(sent) })

  const before = await lastEvent(sent)
  await writeMessage(server.deps, sent.token, 'Det er ordnet.', now)
  await expect(answer(sent, { text: 'Når passer det?', seen: before })).rejects.toThrow('Avsenderen har')
  // One's own events and notes do not count as unread.
  const read = await lastEvent(sent)
  await answer(sent, { text: 'Så fint.' })
  await addNote(server.deps, bo, sent.reference, { text: 'Fint', now })
  await answer(sent, { text: 'Ha det bra.', seen: read })
})

test('deduplicates repeated sender messages', async () => {
  const sent = await sendCase(server, 'issue-report')
  const say = (text: string, time: string) =>
    writeMessage(server.deps, sent.token, text, new Date(`2026-11-20T${time}:00Z`))
  await say('Det drypper mer nå', '10:00')
  await say('Det drypper mer nå', '10:01')
  expect(await messages(sent)).toBe(1)
  await say('Det drypper mer nå', '10:20')
  await say('Hallo?', '10:21')
  await say('Det drypper mer nå', '10:22')
  expect(await messages(sent)).toBe(4)
})
