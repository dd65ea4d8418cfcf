import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../test/support/case-views.ts'
import { colleague } from '../../../../test/support/colleagues.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parseInboxQuery } from '../../../domain/cases/inbox.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { reopen, withdraw, writeMessage } from '../../cases/server/sender/sender-actions.ts'
import { changeRole, disable } from '../../team/server/team.ts'
import { assignCase } from './case/assign.ts'
import { mergeCase } from './case/merge.ts'
import { setDue, snoozeCase } from './case/plan.ts'
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
const merge = ({ reference }: SentCase, into: SentCase) =>
  mergeCase(server.deps, worker, { reference, other: into.reference, now: now() }, 'allow')
const deadlineOf = async (sent: SentCase) => (await views.asStaff(sent)).deadline
const inLane = async (search: string) => {
  const query = parseInboxQuery(new URLSearchParams(search))
  return (await readInbox(server.deps, worker, query, now())).lines.map(({ reference }) => reference)
}

describe('the deadline of a case whose sender writes again', () => {
  test('runs again after an answer, and puts the case among the due ones', async () => {
    const sent = await sendCase(server, 'issue-report', { urgency: 'high' })
    await views.answer(sent, { text: 'Når passer det?', status: 'waiting-for-sender' })
    expect(await deadlineOf(sent)).toBeNull()
    const later = await sendCase(server, 'issue-report', { urgency: 'low' })
    await writeMessage(server.deps, sent.token, 'På tirsdag.', now())
    expect(await deadlineOf(sent)).not.toBeNull()
    const lines = await inLane('fane=venter-pa-oss')
    expect(lines.indexOf(sent.reference)).toBeLessThan(lines.indexOf(later.reference))
  })

  test('is the earliest among the unanswered messages, and ends with the answer', async () => {
    const sent = await sendCase(server, 'issue-report', { urgency: 'urgent' })
    await views.answer(sent, { text: 'Vi kommer.' })
    const first = new Date('2026-11-18T09:00:00Z')
    await writeMessage(server.deps, sent.token, 'Når?', first)
    const due = await deadlineOf(sent)
    await writeMessage(server.deps, sent.token, 'Hallo?', now())
    expect((await deadlineOf(sent))?.at).toBe(due?.at)
    await views.answer(sent, { text: 'I dag.' })
    expect(await deadlineOf(sent)).toBeNull()
  })

  test('is restored when the answer is undone', async () => {
    const sent = await sendCase(server, 'issue-report')
    await views.answer(sent, { text: 'Vi kommer.' })
    await writeMessage(server.deps, sent.token, 'Når?', now())
    const due = await deadlineOf(sent)
    await undo(server.deps, worker, await views.answer(sent, { text: 'Feil sak!' }))
    expect(await deadlineOf(sent)).toEqual(due)
  })

  test('runs where a closed case is opened again, and where the form promises nothing', async () => {
    const sent = await sendCase(server, 'house-rules-agreement')
    await views.answer(sent, { text: 'Takk.', status: 'done' })
    expect(await deadlineOf(sent)).toBeNull()
    await reopen(server.deps, sent.token, now())
    expect(await deadlineOf(sent)).not.toBeNull()
    await withdraw(server.deps, sent.token, now())
    await reopen(server.deps, sent.token, now())
    expect(await deadlineOf(sent)).not.toBeNull()
  })
})

describe('a case that is merged into another', () => {
  test('has no deadline of its own; its deadline counts in the other case', async () => {
    const [main, merged] = [await sendCase(server, 'issue-report'), await sendCase(server, 'issue-report')]
    for (const each of [main, merged]) await views.answer(each, { text: 'Vi ser på det.' })
    await setDue(server.deps, worker, merged.reference, { due: days(2), now: now() })
    await merge(merged, main)
    expect(await deadlineOf(merged)).toBeNull()
    expect((await views.asStaff(main)).dueOn).toBe(osloDate(days(2)))
    await setDue(server.deps, worker, main.reference, { due: null, now: now() })
    expect(await deadlineOf(main)).toBeNull()
    await writeMessage(server.deps, merged.token, 'Hos oss også.', now())
    expect([await deadlineOf(main), await deadlineOf(merged)]).toEqual([expect.anything(), null])
    await views.answer(main, { text: 'Vi kommer.' })
    expect(await deadlineOf(main)).toBeNull()
  })

  test('shows no deadline in a list, and accepts no due day', async () => {
    const [main, merged] = [await sendCase(server, 'issue-report'), await sendCase(server, 'issue-report')]
    await merge(merged, main)
    const query = parseInboxQuery(new URLSearchParams(`fane=alle&q=${merged.reference}`))
    expect((await readInbox(server.deps, worker, query, now())).lines[0]?.deadline).toBeNull()
    const { reference } = merged
    const refused = 'slått sammen'
    await expect(setDue(server.deps, worker, reference, { due: days(3), now: now() })).rejects.toThrow(
      refused,
    )
    await expect(
      snoozeCase(server.deps, worker, reference, { until: days(3), pastDeadline: 'allow', now: now() }),
    ).rejects.toThrow(refused)
  })
})

test('a due day is today or later', async () => {
  const sent = await sendCase(server, 'issue-report')
  const at = (day: number) => instantInOslo(addDays(osloDate(now()), day), 16)
  const set = (day: number) => setDue(server.deps, worker, sent.reference, { due: at(day), now: now() })
  await expect(set(-1)).rejects.toThrow('Den dagen har vært')
  await set(0)
  expect((await views.asStaff(sent)).dueOn).toBe(osloDate(now()))
})

describe('the open cases of a staff member who leaves', () => {
  test('lose their assignee when the account is closed, and record the reason', async () => {
    const leaving = await colleague(server, 'saksbehandler')
    const sent = await sendCase(server, 'issue-report')
    await assignCase(server.deps, worker, sent.reference, { to: leaving.id, now: now() })
    expect(await disable(server.staff, { id: leaving.id, by: worker.id })).toMatchObject({
      cases: { given: 0, unassigned: 1 },
    })
    const shown = await views.asStaff(sent)
    expect(shown.assignee).toBeNull()
    expect(shown.timeline.at(-1)?.title).toMatch(/^Ingen ansvarlig: kontoen til .+ er stengt$/)
    expect(await inLane('fane=nye')).toContain(sent.reference)
    expect(await inLane('fane=venter-pa-oss&ansvarlig=ingen')).toContain(sent.reference)
  })

  test('go to a successor who reads them, and the others lose their assignee', async () => {
    const [leaving, successor] = [
      await colleague(server, 'saksbehandler'),
      await colleague(server, 'vaktmester'),
    ]
    const [fault, message] = [
      await sendCase(server, 'issue-report'),
      await sendCase(server, 'contact-message'),
    ]
    for (const { reference } of [fault, message])
      await assignCase(server.deps, worker, reference, { to: leaving.id, now: now() })
    const closed = disable(server.staff, { id: leaving.id, successorId: successor.id, by: worker.id })
    expect(await closed).toMatchObject({ cases: { given: 1, unassigned: 1 } })
    const shown = await views.asStaff(fault)
    expect(shown.assignee).toMatchObject({ id: successor.id })
    expect(shown.timeline.at(-1)?.title).toMatch(/^Gitt til .+: kontoen til .+ er stengt$/)
    expect((await views.asStaff(message)).assignee).toBeNull()
  })

  test('do not go to a closed account, nor to the one that is closed', async () => {
    const [leaving, gone] = [await colleague(server), await colleague(server)]
    await disable(server.staff, { id: gone.id, by: worker.id })
    for (const successorId of [gone.id, leaving.id, 'noe annet'])
      await expect(disable(server.staff, { id: leaving.id, successorId, by: worker.id })).rejects.toThrow(
        'skulle ta over',
      )
  })

  test('that were closed then have no assignee when their senders open them again', async () => {
    const leaving = await colleague(server, 'saksbehandler')
    const sent = await sendCase(server, 'issue-report')
    await assignCase(server.deps, worker, sent.reference, { to: leaving.id, now: now() })
    await views.answer(sent, { text: 'Ordnet.', status: 'done' })
    expect(await disable(server.staff, { id: leaving.id, by: worker.id })).toMatchObject({
      cases: { given: 0, unassigned: 0 },
    })
    expect((await views.asStaff(sent)).assignee).not.toBeNull()
    await reopen(server.deps, sent.token, now())
    expect((await views.asStaff(sent)).assignee).toBeNull()
  })

  test('lose their assignee when a new role may not read them', async () => {
    const leaving = await colleague(server, 'saksbehandler')
    const [read, unread] = [await sendCase(server, 'issue-report'), await sendCase(server, 'interest-bolig')]
    for (const { reference } of [read, unread])
      await assignCase(server.deps, worker, reference, { to: leaving.id, now: now() })
    expect(
      await changeRole(server.staff, { id: leaving.id, role: 'vaktmester', by: worker.id }),
    ).toMatchObject({
      cases: { given: 0, unassigned: 1 },
    })
    expect((await views.asStaff(read)).assignee).not.toBeNull()
    expect((await views.asStaff(unread)).timeline.at(-1)?.title).toContain('leser ikke slike saker lenger')
  })
})
