import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAs } from '../../../../test/support/run-as.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { CaseReference } from '../../../domain/cases/case-reference.ts'
import { caseActions } from '../casework.ts'
import { bulkActions } from '../inbox.ts'
import { readStaffCase } from './case/staff-case.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
})
afterAll(() => server.stop())

/** A Wednesday. */
const now = new Date('2026-11-18T08:00:00Z')
const message = 'Vi trenger et bilde av sluket.'

const read = async (reference: CaseReference, at = now) => {
  const shown = await readStaffCase(server.deps, worker, reference, at)
  if (!shown) throw new Error(`${reference} is not shown`)
  return shown
}
const reply = (reference: string, fields: Readonly<Record<string, string>>, at = now) =>
  runAs(server, worker, caseActions.reply, { reference, message, ...fields }, at)

describe('a reply that snoozes', () => {
  test('brings the case back on the chosen day, and is undone as one', async () => {
    // What is undone has just been done.
    const today = new Date()
    const { reference } = await sendCase(server, 'issue-report', {}, today)
    const sent = await reply(reference, { status: 'waiting-for-sender', snooze: 'in-a-week' }, today)
    const after = await read(reference, today)
    const inAWeek = after.replySnoozes.find(({ value }) => value === 'in-a-week')
    expect(after.status).toBe('waiting-for-sender')
    expect(inAWeek?.day).toContain(after.snoozedUntil?.replace(/ \d{4}$/, ''))
    const events = sent.status === 'done' ? sent.undo.join(',') : ''
    const undone = await runAs(server, worker, caseActions.undo, { events }, today)
    expect(undone).toMatchObject({
      shown: { message, status: 'waiting-for-sender', snoozedUntil: inAWeek?.until },
    })
    expect(await read(reference, today)).toMatchObject({ status: 'new', snoozedUntil: null })
  })

  test('is stored once, however often it is sent', async () => {
    const { reference } = await sendCase(server, 'issue-report', {}, now)
    const once = { status: 'in-progress', snooze: 'tomorrow', key: 'the-same-key' }
    const first = await reply(reference, once)
    expect(await reply(reference, once)).toMatchObject({
      undo: first.status === 'done' ? first.undo : [],
    })
    const { timeline } = await read(reference)
    expect(timeline.filter(({ title }) => title.startsWith('Utsatt til'))).toHaveLength(1)
  })

  test('does not snooze a case that it closes', async () => {
    const { reference } = await sendCase(server, 'issue-report', {}, now)
    await reply(reference, { status: 'done', snooze: 'in-a-week' })
    expect(await read(reference)).toMatchObject({ status: 'done', snoozedUntil: null })
  })

  test('is refused past the day that staff have set, and sends nothing', async () => {
    const { reference } = await sendCase(server, 'issue-report', {}, now)
    await runAs(server, worker, caseActions.due, { reference, due: '2026-11-20' }, now)
    const refused = await reply(reference, { status: '-', snooze: 'monday' })
    expect(refused).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(/^Svaret er ikke sendt: Fristen .*20\. november.*mandag 23\. november/),
    })
    expect(await read(reference)).toMatchObject({ status: 'new', snoozedUntil: null })
    expect(await reply(reference, { status: '-', snooze: 'tomorrow' })).toMatchObject({ status: 'done' })
  })

  test('snoozes all that are answered alike', async () => {
    const sent = [
      await sendCase(server, 'issue-report', {}, now),
      await sendCase(server, 'issue-report', {}, now),
    ]
    const cases = sent.map(({ reference }) => reference)
    const fields = { cases, message, status: 'waiting-for-sender', snooze: 'in-two-weeks' }
    await runAs(server, worker, bulkActions.reply, fields, now)
    for (const { reference } of sent)
      expect(await read(reference)).toMatchObject({ snoozedUntil: '2. desember 2026' })
  })
})
