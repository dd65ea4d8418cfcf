import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { present } from '../../../../../test/support/present.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { withdraw } from '../../../cases/server/sender/sender-actions.ts'
import { findCase, receiptOf } from '../../../cases/server/sender/sender-case.ts'
import { composeMail } from '../../../outgoing-mail/server/compose.ts'
import { takeMails } from '../../../outgoing-mail/server/take-mails.ts'
import { caseActions } from '../../casework.ts'
import { answerCase } from '../answer/answer.ts'
import { readWrongKeyDates } from '../case-reads.ts'
import { mergeCase } from './merge.ts'
import { readStaffCase } from './staff-case.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

const sentAt = new Date('2026-11-27T10:00:00Z')
/** Each is sent a second later: the list has the oldest first. */
let delay = 0
const send = (answers: Record<string, string> = {}) => {
  delay += 1000
  const at = new Date(sentAt.getTime() + delay)
  return sendCase(server, 'termination', { moveOutDate: '', ...answers }, at)
}

/** A notice as a version stored it that told a room one month, and ignored the tenant’s own day. */
async function sentBefore(answers: Record<string, string>): Promise<SentCase> {
  const sent = await send(answers)
  await server.database.pool.query('update cases set key_day = null, first_key_day = null where id = $1', [
    sent.id,
  ])
  return sent
}

const listed = async () =>
  (await readWrongKeyDates(server.database.pool, worker)).map(({ reference, told, right }) => [
    reference,
    told,
    right,
  ])
const staffView = async ({ reference }: SentCase) =>
  present(await readStaffCase(server.deps, worker, reference, new Date()))
const receipt = async ({ token }: SentCase) =>
  receiptOf(server.deps, present(await findCase(server.deps, token)))
const mailTexts = async ({ id }: SentCase): Promise<unknown[]> =>
  (
    await server.database.pool.query<{ data: { text: unknown } }>(
      "select data from mails where case_id = $1 and kind = 'message-to-sender' order by created_at",
      [id],
    )
  ).rows.map(({ data }) => data.text)

describe('a receipt with a wrong day', () => {
  test('is listed until a staff member confirms the right day, and then tells the sender both', async () => {
    const room = await sentBefore({ rentalKind: 'rom' })
    const chosen = await sentBefore({ rentalKind: 'bolig', moveOutDate: '2027-08-31' })
    const right = await sentBefore({ rentalKind: 'bolig' })
    expect(await listed()).toEqual([
      [room.reference, '31. desember 2026', '28. februar 2027'],
      [chosen.reference, '28. februar 2027', '31. august 2027'],
    ])
    expect((await staffView(right)).keyDate?.right).toBeNull()
    const done = await runAs(server, worker, caseActions.tellKeyDay, {
      reference: room.reference,
      day: '2027-02-28',
      message: 'Vi beklager.',
    })
    expect(done.status).toBe('done')
    expect(await mailTexts(room)).toEqual([
      'Siste dag med husleie er 28. februar 2027. Før fikk du vite 31. desember 2026.\n\nVi beklager.',
    ])
    expect((await receipt(room)).keyDate).toMatchObject({
      day: '28. februar 2027',
      first: '31. desember 2026',
    })
    expect(await listed()).toEqual([[chosen.reference, '28. februar 2027', '31. august 2027']])
    await runAs(server, worker, caseActions.keepKeyDay, { reference: chosen.reference })
    expect(await listed()).toEqual([])
    expect((await receipt(chosen)).keyDate).toMatchObject({ day: '28. februar 2027', first: null })
    expect(await mailTexts(chosen)).toEqual([])
  })

  test('is listed again where the change is undone', async () => {
    const sent = await sentBefore({ rentalKind: 'rom' })
    const done = await runAs(server, worker, caseActions.tellKeyDay, {
      reference: sent.reference,
      day: '2027-02-28',
    })
    await runAs(server, worker, caseActions.undo, {
      events: done.status === 'done' ? done.undo.join(',') : '',
    })
    expect(await listed()).toContainEqual([sent.reference, '31. desember 2026', '28. februar 2027'])
    expect(await mailTexts(sent)).toEqual([])
  })

  test('is not listed for who does not read notices, nor of a case that is over', async () => {
    const sent = await sentBefore({ rentalKind: 'rom' })
    const caretaker = await makeStaff(server.database.pool, 'vaktmester')
    expect(await readWrongKeyDates(server.database.pool, caretaker)).toEqual([])
    await withdraw(server.deps, sent.token, new Date())
    expect((await listed()).map(([reference]) => reference)).not.toContain(sent.reference)
  })
})

describe('the day of a notice', () => {
  test('is changed by staff, and not to the same', async () => {
    const sent = await send()
    const change = (day: string) =>
      runAs(server, worker, caseActions.tellKeyDay, { reference: sent.reference, day })
    expect(await change('2027-02-28')).toMatchObject({ status: 'refused' })
    expect(await change('2027-01-31')).toMatchObject({ status: 'done' })
    expect((await staffView(sent)).keyDate).toMatchObject({
      day: '31. januar 2027',
      first: '28. februar 2027',
    })
  })

  test('counts anew where staff open a withdrawn notice again, and its sender is told', async () => {
    const sent = await send()
    await withdraw(server.deps, sent.token, new Date('2026-11-28T10:00:00Z'))
    const now = new Date('2026-12-05T10:00:00Z')
    await answerCase(server.deps, worker, sent.reference, { text: null, status: 'in-progress', now })
    expect((await receipt(sent)).keyDate?.day).toBe('31. mars 2027')
    const { rows } = await server.database.pool.query(
      "select data -> 'change' -> 'anew' ->> 'day' as day from mails where case_id = $1 and data -> 'change' ->> 'what' = 'reopened'",
      [sent.id],
    )
    expect(rows).toEqual([{ day: '2027-03-31' }])
  })

  test('is told with the reply that opens a withdrawn notice again', async () => {
    const sent = await sendCase(server, 'termination', { moveOutDate: '' }, new Date('2026-10-20T10:00:00Z'))
    await withdraw(server.deps, sent.token, new Date('2026-10-21T10:00:00Z'))
    const now = new Date('2026-11-02T10:00:00Z')
    const text = 'Da står den igjen.'
    await answerCase(server.deps, worker, sent.reference, {
      text,
      status: 'in-progress',
      mailAfterSeconds: 0,
      now,
    })
    const taken = (await takeMails(server.database.pool, 500, [])).map((each) => each.read())
    const reply = present(taken.find(({ mail }) => mail.caseId === sent.id && mail.data.text === text))
    const blocks = JSON.stringify((await composeMail(server.deps, reply.mail, reply.about))?.blocks)
    expect(blocks).toContain(text)
    expect(blocks).toContain(
      'Siste dag med husleie er 28. februar 2027. Før den ble trukket, var det 31. januar 2027.',
    )
  })

  test('is not told to the sender of a notice that is merged into it, which has a day of its own', async () => {
    const [sent, other] = [await send(), await send({ moveOutDate: '2027-06-30' })]
    await mergeCase(
      server.deps,
      worker,
      { reference: other.reference, other: sent.reference, now: new Date() },
      'allow',
    )
    await runAs(server, worker, caseActions.tellKeyDay, { reference: sent.reference, day: '2027-01-31' })
    expect(await mailTexts(other)).toEqual([])
    expect((await receipt(other)).keyDate?.day).toBe('30. juni 2027')
  })

  test('is none of a case without one', async () => {
    const { reference } = await sendCase(server, 'contact-message')
    const changed = await runAs(server, worker, caseActions.tellKeyDay, { reference, day: '2027-01-31' })
    expect(changed).toMatchObject({ status: 'refused' })
  })
})
