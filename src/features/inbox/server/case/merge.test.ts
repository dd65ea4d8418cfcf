import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../../test/support/case-views.ts'
import { present } from '../../../../../test/support/present.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import { writeMessage } from '../../../cases/server/sender/sender-actions.ts'
import { caseActions } from '../../casework.ts'
import { readInbox } from '../list/inbox.ts'
import { setDue } from './plan.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
let views: ReturnType<typeof caseViews>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  views = caseViews(server, worker)
})
afterAll(() => server.stop())

const DAY = 86_400_000
const now = () => new Date()
const ago = (days: number) => new Date(Date.now() - days * DAY)
const fault = (answers: Record<string, string> = {}, sentAt = now()) =>
  sendCase(server, 'issue-report', { address: 'Havnegata 2, Tønsberg', urgency: 'low', ...answers }, sentAt)
const merge = (one: SentCase, into: SentCase) =>
  runAs(server, worker, caseActions.mergeIntoSuggested, { reference: one.reference, other: into.reference })
const undo = async (done: Awaited<ReturnType<typeof merge>>) =>
  runAs(server, worker, caseActions.undo, { events: done.status === 'done' ? done.undo.join(',') : '' })
const lineOf = async ({ reference }: SentCase) => {
  const { lines } = await readInbox(server.deps, worker, laneQuery('alle'), now())
  return present(lines.find((line) => line.reference === reference))
}

describe('a merge that is undone', () => {
  test('gives back the case, those that moved along, and the due day of the other', async () => {
    const [main, duplicate, third] = [await fault(), await fault(), await fault()]
    await merge(third, duplicate)
    await setDue(server.deps, worker, duplicate.reference, { due: now(), now: now() })
    const done = await merge(duplicate, main)
    expect((await views.asStaff(main)).dueOn).not.toBeNull()
    expect(await undo(done)).toMatchObject({ status: 'done' })
    expect((await views.asStaff(main)).dueOn).toBeNull()
    expect((await views.asStaff(duplicate)).mergedInto).toBeNull()
    expect((await views.asStaff(third)).mergedInto).toBe(duplicate.reference)
  })

  test('is refused once the sender has written, since the message was read there', async () => {
    const [main, duplicate] = [await fault(), await fault()]
    const done = await merge(duplicate, main)
    await writeMessage(server.deps, duplicate.token, 'Enda en ting.', now())
    expect(await undo(done)).toMatchObject({ status: 'refused' })
  })
})

describe('a case that is taken out again', () => {
  test('has its own clock back where it was not answered, and the other loses it', async () => {
    const main = await fault()
    const late = await fault({}, ago(30))
    await merge(late, main)
    expect((await views.asStaff(late)).deadline).toBeNull()
    await views.answer(main, { text: 'Vi ser på det.' })
    const later = await fault({}, ago(20))
    await merge(later, main)
    expect((await views.asStaff(main)).deadline).toMatchObject({ isOver: true })
    expect(await runAs(server, worker, caseActions.unmerge, { reference: later.reference })).toMatchObject({
      notice: 'Saken er tatt ut igjen.',
    })
    expect((await views.asStaff(main)).deadline).toBeNull()
    expect(await views.asStaff(later)).toMatchObject({ mergedInto: null, deadline: { isOver: true } })
    // It was answered there, so that nothing is promised to its sender any longer.
    await runAs(server, worker, caseActions.unmerge, { reference: late.reference })
    expect(await views.asStaff(late)).toMatchObject({ mergedInto: null, deadline: null })
  })

  test('is refused where it is merged with none', async () => {
    const { reference } = await fault()
    expect(await runAs(server, worker, caseActions.unmerge, { reference })).toMatchObject({
      status: 'refused',
    })
  })

  test('tells its sender nothing of it', async () => {
    const [main, duplicate] = [await fault(), await fault()]
    await merge(duplicate, main)
    await runAs(server, worker, caseActions.unmerge, { reference: duplicate.reference })
    expect((await views.asSender(duplicate)).timeline).toHaveLength(1)
  })
})

describe('a case that an urgent one is merged into', () => {
  test('is urgent while that is open, and no longer when it is taken out', async () => {
    const [main, urgent] = [await fault(), await fault({ urgency: 'urgent' })]
    const done = await merge(urgent, main)
    expect((await lineOf(main)).urgency?.value).toBe('urgent')
    expect((await views.asStaff(main)).urgency?.value).toBe('urgent')
    const { lines } = await readInbox(server.deps, worker, laneQuery('haster'), now())
    expect(lines.map(({ reference }) => reference)).toContain(main.reference)
    await undo(done)
    expect((await lineOf(main)).urgency?.value).toBe('low')
  })

  test('counts danger before that', async () => {
    const main = await fault()
    const dangerous = await fault()
    await server.database.pool.query('update cases set is_danger = true where id = $1', [dangerous.id])
    await merge(dangerous, main)
    expect((await lineOf(main)).urgency?.label).toBe('Fare')
  })
})

test('a search says which case a merged one lies in', async () => {
  const [main, duplicate] = [await fault(), await fault()]
  await merge(duplicate, main)
  expect(await lineOf(duplicate)).toMatchObject({ liesIn: 'slatt-sammen', mergedInto: main.reference })
})

test('the case shows what the sender of each merged one was told', async () => {
  const [main, answered, waiting] = [await fault(), await fault(), await fault()]
  await views.answer(answered, { text: 'Vaktmesteren kommer i morgen.' })
  await merge(answered, main)
  await merge(waiting, main)
  const told = new Map((await views.asStaff(main)).merged.map((each) => [each.reference, each.told]))
  expect(told.get(answered.reference)).toMatchObject({
    reply: { text: 'Vaktmesteren kommer i morgen.' },
    promisedBy: null,
  })
  expect(told.get(waiting.reference)).toMatchObject({ reply: null, promisedBy: expect.any(String) })
})
