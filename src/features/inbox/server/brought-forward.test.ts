import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../test/support/case-views.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { sendPhoto } from '../../../../test/support/sent-photo.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parseInboxQuery } from '../../../domain/cases/inbox.ts'
import { reopen, withdraw, writeMessage } from '../../cases/server/sender/sender-actions.ts'
import { snoozeCase } from './case/plan.ts'
import { undo } from './case/undo.ts'
import type { Caseworker } from './caseworker.ts'
import { readInbox } from './list/inbox.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let views: ReturnType<typeof caseViews>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
  views = caseViews(server, worker)
})
afterAll(() => server.stop())

const now = () => new Date()
const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const putOff = ({ reference }: SentCase) =>
  snoozeCase(server.deps, worker, reference, { until: days(30), pastDeadline: 'allow', now: now() })
const waitsForUs = async ({ reference }: SentCase) => {
  const query = parseInboxQuery(new URLSearchParams('fane=venter-pa-oss'))
  const { lines } = await readInbox(server.deps, worker, query, now())
  return lines.some((line) => line.reference === reference)
}
const addPhoto = (sent: SentCase) => sendPhoto(server, sent)

describe('a snoozed case', () => {
  test.each([
    ['a message', ({ token }: SentCase) => writeMessage(server.deps, token, 'Nå haster det', now())],
    ['a photo', addPhoto],
    [
      'opening it again',
      async ({ token }: SentCase) => {
        await withdraw(server.deps, token, now())
        await reopen(server.deps, token, now())
      },
    ],
  ])('waits for us again when its sender brings %s', async (_, act) => {
    // What is urgent waits for us also while it is snoozed.
    const sent = await sendCase(server, 'issue-report', { urgency: 'low' })
    await putOff(sent)
    expect(await waitsForUs(sent)).toBe(false)
    await act(sent)
    expect(await waitsForUs(sent)).toBe(true)
    expect(await views.asStaff(sent)).toMatchObject({ snoozedUntil: null })
  })

  test('is snoozed again when the answer that woke it is undone', async () => {
    const sent = await sendCase(server, 'issue-report')
    await putOff(sent)
    const before = (await views.asStaff(sent))?.snoozedUntil
    const events = await views.answer(sent, { text: 'Feil sak' })
    expect(await views.asStaff(sent)).toMatchObject({ snoozedUntil: null })
    await undo(server.deps, worker, events)
    expect((await views.asStaff(sent))?.snoozedUntil).toBe(before)
  })

  test('comes back on the chosen morning, which cannot be in the past', async () => {
    const sent = await sendCase(server, 'issue-report')
    const putOffUntil = (until: Date) =>
      snoozeCase(server.deps, worker, sent.reference, { until, pastDeadline: 'allow', now: now() })
    expect(() => putOffUntil(days(-0.1))).toThrow('Velg en senere dag')
  })
})

test('a photo that staff asked for counts as an answer', async () => {
  const sent = await sendCase(server, 'issue-report')
  await views.answer(sent, { text: 'Kan du sende et bilde?', status: 'waiting-for-sender' })
  await addPhoto(sent)
  expect((await views.asSender(sent)).status.label).toBe('Under arbeid')
})

describe('the sender', () => {
  test('of an answered new case has no promise left, and the case is no longer new', async () => {
    const sent = await sendCase(server, 'issue-report')
    expect((await views.asSender(sent)).promise).not.toBeNull()
    const events = await views.answer(sent, { text: 'Vi kommer i morgen.' })
    expect(await views.asSender(sent)).toMatchObject({
      status: { label: 'Under arbeid', text: 'Noen hos oss arbeider med saken.' },
      promise: null,
    })
    await undo(server.deps, worker, events)
    expect((await views.asSender(sent)).promise).not.toBeNull()
  })

  test('of a case in progress keeps the promise, unless it waits for its sender', async () => {
    const sent = await sendCase(server, 'issue-report')
    await views.answer(sent, { status: 'in-progress' })
    expect((await views.asSender(sent)).promise?.isOverdue).toBe(false)
    expect((await views.asSender(sent, days(30))).promise?.isOverdue).toBe(true)
    await views.answer(sent, { status: 'waiting-for-sender' })
    expect((await views.asSender(sent, days(30))).promise).toBeNull()
  })
})
