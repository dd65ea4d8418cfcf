import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAbsence } from '../../../../test/support/absence.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../domain/cases/inbox.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import type { Action } from '../../../forms/engine/action.ts'
import { shownBy } from '../../../forms/engine/action-result.ts'
import { createLog } from '../../../platform/base/log.ts'
import { workMetrics } from '../../../site/metrics/work-metrics.ts'
import { readStanding } from '../../overview/server/numbers.ts'
import { caseActions } from '../casework.ts'
import { bulkActions } from '../inbox.ts'
import { readStaffCase } from './case/staff-case.ts'
import { readInbox } from './list/inbox.ts'
import { menuCounts } from './list/menu-counts.ts'

type Worker = Awaited<ReturnType<typeof makeStaff>>

const DAY_MS = 86_400_000

let server: TemporaryServer
let worker: Worker
let now: Date
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.pool.query('delete from cases')
  now = new Date()
})

const daysAhead = (days: number) => {
  const day = new Date(now.getTime() + days * DAY_MS)
  day.setUTCHours(7, 0, 0, 0)
  return day.toISOString()
}
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
const act = (action: Action, fields: Readonly<Record<string, string | readonly string[]>>, who = worker) =>
  runAs(server, who, action, fields, now)
const send = (name: string, sentAt: Date, urgency = 'low') =>
  sendCase(server, 'issue-report', { name, urgency, email: `${name.split(' ')[0]}@eksempel.no` }, sentAt)
const read = async ({ reference }: SentCase, who = worker) => {
  const shown = await readStaffCase(server.deps, who, reference, now)
  if (!shown) throw new Error(`${reference} is not shown`)
  return shown
}

/** Every number that says how much is late or urgent, or waits for a first answer. */
async function numbers() {
  const { pool } = server.database
  const [inbox, standing, menu, late] = await Promise.all([
    readInbox(server.deps, worker, laneQuery('alle'), now),
    readStanding(pool, worker, now),
    menuCounts(server.deps, worker, now),
    readInbox(server.deps, worker, laneQuery('alle', { deadline: 'over' }), now),
  ])
  const families = await workMetrics(server.database.url, createLog('silent'))()
  const metric = (name: string) => families.find((each) => each.name === name)?.samples[0]?.value
  return {
    lanes: [inbox.counts.haster, inbox.counts['for-sent'], inbox.counts.nye],
    tab: inbox.unanswered,
    overview: [standing.late.count, standing.urgent.count],
    menu,
    filtered: late.lines.length,
    metrics: [metric('husvaer_cases_past_deadline'), metric('husvaer_cases_past_promise')],
  }
}

describe('snoozing a case past its deadline', () => {
  test('asks first, offers a holding reply with the new date, and changes nothing until it is answered', async () => {
    const sent = await send('Kari Lang', now)
    const until = daysAhead(14)
    const asked = await act(caseActions.snoozeUntil, { reference: sent.reference, until })
    expect(asked).toMatchObject({ status: 'refused', message: expect.stringMatching(/^Fristen er /) })
    const question = shownBy(asked.status === 'refused' ? asked : undefined, caseActions.snoozeUntil)
    expect(question).toMatchObject({ until, message: expect.stringContaining('Hei Kari.') })
    expect(question?.message).toContain(`senest ${question?.day}`)
    expect(await read(sent)).toMatchObject({ snoozedUntil: null, status: 'new' })
    // A day that staff write is asked about as a preset is.
    const day = until.slice(0, 10)
    expect(await act(caseActions.snooze, { reference: sent.reference, until: day })).toMatchObject({
      status: 'refused',
      message: asked.status === 'refused' ? asked.message : '',
    })
  })

  test('within it asks nothing', async () => {
    const sent = await send('Per Kort', now)
    const { rows } = await server.database.pool.query(
      `update cases set promised_at = $2 where id = $1 returning reference`,
      [sent.id, new Date(now.getTime() + 20 * DAY_MS)],
    )
    expect(rows).toHaveLength(1)
    expect(
      await act(caseActions.snoozeUntil, { reference: sent.reference, until: daysAhead(14) }),
    ).toMatchObject({ status: 'done', notice: 'Saken er utsatt.' })
  })

  test('with a holding reply mails the sender, moves the deadline to the new date, and is undone as one', async () => {
    const sent = await send('Liv Vent', daysAgo(20), 'urgent')
    const before = await read(sent)
    const until = daysAhead(3)
    const held = await act(caseActions.hold, {
      reference: sent.reference,
      until,
      message: 'Hei {navn}. Du hører fra oss på mandag.',
      key: newSubmissionKey(),
      seen: before.lastEvent,
    })
    expect(held).toMatchObject({
      notice:
        'Saken er utsatt. Svaret er lagret og står på avsenderens side. Nettstedet sender ikke e-post ennå.',
    })
    const after = await read(sent)
    expect(after).toMatchObject({ dueOn: until.slice(0, 10), isMine: true, status: 'in-progress' })
    expect(after.snoozedUntil).not.toBeNull()
    expect(after.deadline?.isOver).toBe(false)
    const { rows } = await server.database.pool.query<{ data: { text: string } }>(
      `select data from mails where case_id = $1 and kind = 'message-to-sender'`,
      [sent.id],
    )
    expect(rows.map(({ data }) => data.text)).toEqual(['Hei Liv. Du hører fra oss på mandag.'])
    expect((await numbers()).overview).toEqual([0, 1])
    await act(caseActions.undo, { events: held.status === 'done' ? held.undo.join(',') : '' })
    const undone = await read(sent)
    expect(undone).toMatchObject({ dueOn: null, snoozedUntil: null, status: 'new', assignee: null })
    expect(undone.deadline?.isOver).toBe(true)
  })

  test('leaves every number of late and urgent cases as it was', async () => {
    const cases = [
      await send('Sen Én', daysAgo(20)),
      await send('Haste To', now, 'urgent'),
      await send('Sen Haste', daysAgo(20), 'urgent'),
    ]
    const before = await numbers()
    expect(before.overview).toEqual([2, 2])
    for (const { reference } of cases)
      expect(await act(caseActions.snoozeAnyway, { reference, until: daysAhead(30) })).toMatchObject({
        status: 'done',
      })
    expect((await readInbox(server.deps, worker, laneQuery('utsatt'), now)).lines).toHaveLength(3)
    expect(await numbers()).toEqual(before)
  })

  test('keeps a case that becomes late meanwhile in the list of its assignee, and of a deputy', async () => {
    const assignee = await makeStaff(server.database.pool, 'saksbehandler', 'Bo Borte')
    const deputy = await makeStaff(server.database.pool, 'saksbehandler', 'Vik Ar')
    const today = osloDate(now)
    await makeAbsence(server.database.pool, { of: assignee, deputy, from: today, to: today })
    const sent = await send('Ola Vikar', daysAgo(20))
    await act(caseActions.assign, { reference: sent.reference, assignee: assignee.id })
    expect(
      await act(caseActions.snoozeUntil, { reference: sent.reference, until: daysAhead(30) }, deputy),
    ).toMatchObject({ status: 'refused' })
    await act(caseActions.snoozeAnyway, { reference: sent.reference, until: daysAhead(30) }, deputy)
    for (const who of [assignee, deputy]) {
      const mine = await readInbox(server.deps, who, laneQuery('mine'), now)
      expect(mine.lines.map(({ reference }) => reference)).toEqual([sent.reference])
      expect(mine.counts).toMatchObject({ mine: '1', 'for-sent': '1' })
    }
  })
})

describe('snoozing several cases', () => {
  const choose = async (cases: readonly SentCase[]) => {
    const { snapshot } = await readInbox(server.deps, worker, laneQuery('alle'), now)
    return { cases: cases.map(({ reference }) => reference), snapshot, key: newSubmissionKey() }
  }

  test('asks about those that would be late, and answers only their senders', async () => {
    const late = await send('Kari Sen', daysAgo(20))
    const answered = await send('Per Besvart', now)
    await act(caseActions.reply, { reference: answered.reference, message: 'Vi ser på det.', status: '-' })
    const fields = { ...(await choose([late, answered])), until: daysAhead(7) }
    const before = await numbers()
    const asked = await act(bulkActions.snooze, fields)
    expect(asked).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(
        new RegExp(`^Én sak har fristen før .*${late.reference} \\(Kari Sen\\)`),
      ),
    })
    expect((await read(answered)).snoozedUntil).toBeNull()
    const question = shownBy(asked.status === 'refused' ? asked : undefined, bulkActions.snooze)
    const holding = question && 'message' in question ? question.message : ''
    expect(holding).toContain('Hei {navn}.')
    const held = await act(bulkActions.hold, { ...fields, holding })
    expect(held).toMatchObject({
      notice: '2 saker er utsatt. Ett foreløpig svar er lagret. Nettstedet sender ikke e-post ennå.',
    })
    for (const each of [late, answered]) expect((await read(each)).snoozedUntil).not.toBeNull()
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select sender_name as name from case_events join cases on cases.id = case_id
       where kind = 'message' and by = 'staff' order by case_events.id`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['Per Besvart', 'Kari Sen'])
    expect((await numbers()).overview).toEqual([(before.overview[0] ?? 0) - 1, before.overview[1]])
    await act(caseActions.undo, { events: held.status === 'done' ? held.undo.join(',') : '' })
    expect(await numbers()).toEqual(before)
  })

  test('all the same changes no number of late and urgent cases', async () => {
    const cases = [await send('Sen Én', daysAgo(20)), await send('Haste To', daysAgo(9), 'urgent')]
    const before = await numbers()
    expect(
      await act(bulkActions.snoozeAnyway, { ...(await choose(cases)), until: daysAhead(7) }),
    ).toMatchObject({ notice: '2 saker er utsatt.' })
    expect(await numbers()).toEqual(before)
  })
})
