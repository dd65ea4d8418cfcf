import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAs } from '../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parseInboxQuery } from '../../../domain/cases/inbox.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import type { Action } from '../../../forms/engine/action.ts'
import { shownBy } from '../../../forms/engine/action-result.ts'
import { writeMessage } from '../../cases/server/sender/sender-actions.ts'
import { caseActions } from '../casework.ts'
import { ALL_IN_LIST, bulkActions } from '../inbox.ts'
import { readStaffCase } from './case/staff-case.ts'
import { readInbox } from './list/inbox.ts'

type Worker = Awaited<ReturnType<typeof makeStaff>>

let server: TemporaryServer
let worker: Worker
let colleague: Worker
let cases: [SentCase, SentCase, SentCase]
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  colleague = await makeStaff(server.database.pool, 'saksbehandler', 'Bo Hjelpsen')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.pool.query('delete from cases')
  cases = [await sent('Kari Én'), await sent('Per To'), await sent('Liv Tre')]
})

const now = () => new Date()
const sent = (name: string) =>
  sendCase(server, 'issue-report', { name, email: `${name.slice(0, 4).trim()}@eksempel.no` })
const act = (who: Worker, action: Action, fields: Readonly<Record<string, string | readonly string[]>>) =>
  runAs(server, who, action, fields)
const read = async ({ reference }: SentCase) => {
  const shown = await readStaffCase(server.deps, worker, reference, now())
  if (!shown) throw new Error(`${reference} is not shown`)
  return shown
}
const inboxOf = (query: string) =>
  readInbox(server.deps, worker, parseInboxQuery(new URLSearchParams(query)), now())
const referencesOf = (of: readonly SentCase[]) => of.map(({ reference }) => reference)

/** The chosen cases of a page, as its form posts them. */
async function chosen(of: readonly SentCase[]) {
  const { snapshot } = await inboxOf('fane=venter-pa-oss')
  return { cases: referencesOf(of), snapshot, key: newSubmissionKey() }
}

/** All cases of a list. */
async function allOf(query: string) {
  const { snapshot } = await inboxOf(query)
  return { scope: ALL_IN_LIST, query, snapshot, key: newSubmissionKey() }
}

const closing = { message: 'Det er ordnet, {navn}.', status: 'done' }

async function repliesTo(of: readonly SentCase[]): Promise<number[]> {
  const counts = async ({ id }: SentCase) => {
    const { rows } = await server.database.pool.query<{ events: number; mails: number }>(
      `select (select count(*)::int from case_events where case_id = $1 and kind = 'message' and by = 'staff') as events,
         (select count(*)::int from mails where case_id = $1 and kind = 'message-to-sender') as mails`,
      [id],
    )
    expect(rows[0]?.mails).toBe(rows[0]?.events)
    return rows[0]?.events ?? -1
  }
  return Promise.all(of.map(counts))
}

describe('a bulk reply', () => {
  test('answers and closes every chosen case, and all of it is undone', async () => {
    const done = await act(worker, bulkActions.reply, { ...(await chosen(cases)), ...closing })
    expect(done).toMatchObject({
      status: 'done',
      notice:
        '3 saker er besvart og avsluttet. Svarene står på avsendernes sider. Nettstedet sender ikke e-post ennå.',
      shown: { refused: [] },
    })
    expect(await repliesTo(cases)).toEqual([1, 1, 1])
    const undone = await act(worker, caseActions.undo, {
      events: done.status === 'done' ? done.undo.join(',') : '',
    })
    expect(undone).toMatchObject({ status: 'done', shown: { message: closing.message } })
    expect(await repliesTo(cases)).toEqual([0, 0, 0])
    for (const each of cases) expect(await read(each)).toMatchObject({ status: 'new', assignee: null })
  })

  test('leaves out a case whose sender wrote after it was chosen, and names it', async () => {
    const [first, second, third] = cases
    const fields = await chosen(cases)
    await writeMessage(server.deps, second.token, 'Nå renner det ned trappa!', now())
    expect(await act(worker, bulkActions.reply, { ...fields, ...closing })).toMatchObject({
      status: 'done',
      notice: expect.stringContaining(
        `Én sak ble ikke med: ${second.reference} (Per To): Avsenderen har skrevet etter at du valgte saken.`,
      ),
      shown: { refused: [second.reference] },
    })
    expect(await repliesTo([first, second, third])).toEqual([1, 0, 1])
    expect((await read(second)).status).toBe('new')
  })

  test('lets only one of two concurrent replies to a case through, and names to the other who replied', async () => {
    const fields = await chosen(cases)
    const results = await Promise.all([
      act(worker, bulkActions.reply, { ...fields, ...closing }),
      act(colleague, bulkActions.reply, { ...fields, key: newSubmissionKey(), ...closing }),
    ])
    expect(await repliesTo(cases)).toEqual([1, 1, 1])
    expect(JSON.stringify(results)).toMatch(
      /(Ane Saksen|Bo Hjelpsen) har endret saken etter at du valgte den/,
    )
  })

  test('that is posted twice, at once and again, is done once and can be undone by each', async () => {
    const fields = { ...(await chosen(cases)), ...closing }
    const post = () => act(worker, bulkActions.reply, fields)
    const results = [...(await Promise.all([post(), post()])), await post()]
    expect(await repliesTo(cases)).toEqual([1, 1, 1])
    const [first] = results
    for (const result of results) expect(result).toEqual(first)
  })

  test('that is cut off in the middle is finished by the same post, and answers no case twice', async () => {
    const { pool } = server.database
    const fields = { ...(await chosen(cases)), ...closing }
    const blocker = await pool.connect()
    await blocker.query('begin')
    await blocker.query('select from cases where id = $1 for update', [cases[2].id])
    const cutOff = act(worker, bulkActions.reply, fields).catch((error: unknown) => error)
    // The third case waits for the lock; its connection is ended, as when the server is killed.
    await expect
      .poll(async () => {
        const { rowCount } = await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update%'`,
        )
        return rowCount
      })
      .toBe(1)
    expect(await cutOff).toBeInstanceOf(Error)
    await blocker.query('rollback')
    blocker.release()
    expect(await repliesTo(cases)).toEqual([1, 1, 0])
    expect(await act(worker, bulkActions.reply, fields)).toMatchObject({
      status: 'done',
      shown: { refused: [] },
    })
    expect(await repliesTo(cases)).toEqual([1, 1, 1])
  })

  test('is not sent at all where it cannot be filled in for one case, and says which', async () => {
    await server.database.pool.query('update cases set sender_name = null where id = $1', [cases[1].id])
    expect(await act(worker, bulkActions.reply, { ...(await chosen(cases)), ...closing })).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(
        new RegExp(
          `^Ingenting er sendt\\. .*\\{navn\\}, mangler hos ${cases[1].reference} \\(ukjent avsender\\)`,
        ),
      ),
    })
    expect(await repliesTo(cases)).toEqual([0, 0, 0])
  })

  test('is shown as each gets it before it is sent, those who cannot get it first', async () => {
    await server.database.pool.query('update cases set sender_name = null where id = $1', [cases[1].id])
    const done = await act(worker, bulkActions.preview, {
      ...(await chosen(cases)),
      message: closing.message,
    })
    const shown = shownBy(done.status === 'done' ? done : undefined, bulkActions.preview)
    expect(shown?.messages.map(({ text, isReady }) => [text, isReady])).toEqual([
      ['Det er ordnet, [navn].', false],
      ['Det er ordnet, Kari.', true],
      ['Det er ordnet, Liv.', true],
    ])
    expect(await repliesTo(cases)).toEqual([0, 0, 0])
  })
})

describe('an action on all cases of a list', () => {
  test('reaches those that were in it when they were chosen, and none that came later', async () => {
    const fields = await allOf('fane=nye&skjema=issue-report')
    const later = await sent('Siv Sen')
    const [taken, ...others] = cases
    // It has left the lane.
    await act(colleague, caseActions.take, { reference: taken.reference })
    const done = await act(worker, bulkActions.reply, { ...fields, ...closing })
    expect(done).toMatchObject({ status: 'done', notice: expect.stringContaining('2 saker er besvart') })
    expect(await repliesTo([taken, ...others, later])).toEqual([0, 1, 1, 0])
  })

  test('gives the open cases of a colleague to another', async () => {
    for (const { reference } of cases)
      await act(worker, caseActions.assign, { reference, assignee: colleague.id })
    const query = `fane=alle&ansvarlig=${colleague.id}`
    await act(worker, caseActions.reply, {
      reference: cases[0].reference,
      message: 'Ferdig.',
      status: 'done',
    })
    expect((await inboxOf(query)).total).toBe(2)
    const done = await act(worker, bulkActions.assign, { ...(await allOf(query)), assignee: worker.id })
    expect(done).toMatchObject({ notice: '2 saker har fått ny ansvarlig.' })
    expect(await Promise.all(cases.map(async (each) => (await read(each)).isMine))).toEqual([
      false,
      true,
      true,
    ])
  })

  test('leaves out those that are held as possible spam, unless they are what the list shows', async () => {
    await server.database.pool.query(`update cases set quarantine = 'too-fast' where id = $1`, [cases[0].id])
    expect((await inboxOf('fane=alle')).total).toBe(2)
    expect((await inboxOf('fane=kontroll')).total).toBe(1)
  })

  test('says so where none is left in it', async () => {
    const fields = await allOf('fane=nye')
    for (const { reference } of cases) await act(colleague, caseActions.take, { reference })
    expect(await act(worker, bulkActions.take, fields)).toMatchObject({
      status: 'refused',
      message: 'Ingen av sakene ligger i lista lenger.',
    })
  })
})

test('a bulk assignment does not take a case that a colleague has taken since', async () => {
  const fields = await chosen(cases)
  await act(colleague, caseActions.take, { reference: cases[0].reference })
  expect(await act(worker, bulkActions.take, fields)).toMatchObject({
    shown: { refused: [cases[0].reference] },
  })
  expect((await read(cases[0])).assignee?.name).toBe('Bo Hjelpsen')
})

test('a bulk snooze is undone for all cases', async () => {
  const fields = await chosen(cases)
  const until = (await inboxOf('')).snoozePresets.at(-1)?.until ?? ''
  const done = await act(worker, bulkActions.snoozeAnyway, { ...fields, until })
  expect(done).toMatchObject({ notice: '3 saker er utsatt.' })
  for (const each of cases) expect((await read(each)).snoozedUntil).not.toBeNull()
  await act(worker, caseActions.undo, { events: done.status === 'done' ? done.undo.join(',') : '' })
  for (const each of cases) expect((await read(each)).snoozedUntil).toBeNull()
})
