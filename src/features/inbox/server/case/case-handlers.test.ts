import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAs } from '../../../../../test/support/run-as.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import type { Action } from '../../../../forms/engine/action.ts'
import { readFields } from '../../../../forms/engine/read.ts'
import { caseActions, ME } from '../../casework.ts'
import { bulkActions, MAX_CASES_AT_ONCE, viewActions } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { addNoteWithPhotos } from './add-note-with-photos.ts'
import { readStaffCase } from './staff-case.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
})
afterAll(() => server.stop())

const act = (action: Action, fields: Readonly<Record<string, string | readonly string[]>>) =>
  runAs(server, worker, action, fields)
const sent = () => sendCase(server, 'issue-report')
const read = ({ reference }: Awaited<ReturnType<typeof sendCase>>) =>
  readStaffCase(server.deps, worker, reference, new Date())

describe('an action on a case', () => {
  test('assigns it to the staff member who takes it, and undoes that', async () => {
    const taken = await sent()
    const done = await act(caseActions.take, { reference: taken.reference })
    expect((await read(taken))?.isMine).toBe(true)
    await act(caseActions.undo, { events: done.status === 'done' ? done.undo.join(',') : '' })
    expect((await read(taken))?.assignee).toBeNull()
  })

  test('assigns an unassigned case to who answers it, and gives it back with the text when that is undone', async () => {
    const answered = await sent()
    const { reference } = answered
    const done = await act(caseActions.replyAndClose, { reference, message: 'Det er rettet.' })
    expect(await read(answered)).toMatchObject({ isMine: true, status: 'done' })
    const undone = await act(caseActions.undo, { events: done.status === 'done' ? done.undo.join(',') : '' })
    expect(undone).toMatchObject({ shown: { message: 'Det er rettet.', status: 'done' } })
    expect(await read(answered)).toMatchObject({ assignee: null, status: 'new' })
    const colleague = await makeStaff(server.database.pool)
    await act(caseActions.assign, { reference, assignee: colleague.id })
    await act(caseActions.reply, { reference, message: 'Vi kommer.' })
    expect((await read(answered))?.assignee?.id).toBe(colleague.id)
  })

  test('accepts a reference in any spelling, and refuses other texts', async () => {
    const taken = await sent()
    const typed = taken.reference.toLowerCase().replaceAll('-', ' ')
    expect(await act(caseActions.take, { reference: typed })).toMatchObject({ status: 'done' })
    expect(await act(caseActions.take, { reference: 'tull' })).toMatchObject({
      status: 'refused',
      errors: { reference: 'Skriv en referanse, som AVV-7KQ3-XM4D.' },
    })
  })

  test('shows the last day with rent of a notice', async () => {
    expect((await read(await sendCase(server, 'termination')))?.keyDate?.title).toBe('Siste dag med husleie')
    expect((await read(await sent()))?.keyDate).toBeNull()
  })

  test('snoozes a case until a time that its page offers, and not until one that has passed', async () => {
    const snoozed = await sent()
    const { reference } = snoozed
    const offered = (await read(snoozed))?.snoozePresets.at(0)?.until ?? ''
    await act(caseActions.snoozeUntil, { reference, until: offered })
    expect((await read(snoozed))?.snoozedUntil).not.toBeNull()
    for (const until of ['2020-01-01T07:00:00.000Z', '2099-19-39T07:00:00.000Z'])
      expect(await act(caseActions.snoozeUntil, { reference, until })).toMatchObject({ status: 'refused' })
  })

  test('removes the due day where none is given, but asks for the day of a snooze', async () => {
    const due = await sent()
    const { reference } = due
    await act(caseActions.due, { reference, due: '2099-01-04' })
    expect((await read(due))?.dueOn).toBe('2099-01-04')
    expect(await act(caseActions.due, { reference, due: '' })).toMatchObject({
      notice: 'Fristen er fjernet.',
    })
    expect((await read(due))?.dueOn).toBeNull()
    expect(await act(caseActions.snooze, { reference, until: '' })).toMatchObject({ status: 'refused' })
  })

  test.each([
    ['key', caseActions.note, { note: 'Ring', key: 'kort' }],
    ['seen', caseActions.reply, { message: 'Hei', seen: '1 or 1' }],
    ['events', caseActions.undo, { events: '1,x' }],
  ] as const)('refuses a made-up «%s»', async (name, action, fields) => {
    const { reference } = await sent()
    expect(await act(action, { reference, ...fields })).toMatchObject({
      status: 'refused',
      errors: { [name]: expect.stringContaining('Siden har endret seg') },
    })
  })

  test('says in Norwegian why no photo of a note was stored', async () => {
    const { reference } = await sent()
    const note = addNoteWithPhotos(
      server,
      { reference, text: '', key: null },
      {
        staff: { ...worker, email: '', sessionId: '', secondFactor: 'totp' },
        now: new Date(),
        photos: [],
        refusedPhotos: [{ file: 'IMG_1.heic', problem: 'heic' }],
      },
    )
    await expect(note).rejects.toThrow(/^IMG_1\.heic: Bildet er i formatet HEIC/)
  })
})

describe('an action on several cases', () => {
  test('returns one result with the events of all cases that can be undone', async () => {
    const cases = [await sent(), await sent()]
    const done = await act(bulkActions.assign, {
      cases: cases.map(({ reference }) => reference),
      assignee: ME,
    })
    expect(done).toMatchObject({ status: 'done', notice: '2 saker har fått ny ansvarlig.' })
    expect(done.status === 'done' && done.undo).toHaveLength(2)
  })

  test('leaves their status as it is where none is chosen', async () => {
    const answered = await sent()
    await act(bulkActions.reply, { cases: answered.reference, message: 'Vi ser på det.' })
    expect((await read(answered))?.status).toBe('in-progress')
  })

  test('is refused where none is chosen, and where one is no reference', async () => {
    const { reference } = await sent()
    for (const cases of [[], [reference, 'tull']])
      expect(await act(bulkActions.take, { cases })).toMatchObject({
        status: 'refused',
        message: inboxTexts.bulk.none,
      })
  })

  test('applies to the first hundred cases', () => {
    const cases = Array.from({ length: MAX_CASES_AT_ONCE + 1 }, (_, i) => `AVV-AAAA-A${100 + i}`)
    const { answers } = readFields(bulkActions.take.fields, { cases })
    expect(answers.cases).toHaveLength(MAX_CASES_AT_ONCE)
  })
})

test('a saved search needs a name of at most 60 characters', async () => {
  expect(await act(viewActions.save, { name: '', query: 'q=kari' })).toMatchObject({
    message: 'Gi visningen et navn.',
  })
  expect(await act(viewActions.save, { name: 'a'.repeat(61), query: 'q=kari' })).toMatchObject({
    status: 'refused',
  })
  expect(await act(viewActions.save, { name: 'Kari', query: 'q=kari' })).toMatchObject({ status: 'done' })
})

test('a reply is said to be sent only where the site sends mail', async () => {
  const notice = async (deps: typeof server.deps) => {
    const { reference } = await sent()
    const done = await runAs({ ...server, deps }, worker, caseActions.reply, {
      reference,
      message: 'Vi kommer.',
    })
    return done.status === 'done' ? done.notice : null
  }
  expect(await notice(server.deps)).toMatch(/^Svaret er lagret og står på avsenderens side\./)
  expect(await notice({ ...server.deps, sendsMail: true })).toBe('Svaret sendes om ti sekunder.')
})
