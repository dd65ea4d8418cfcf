import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { company } from '#landlord/company.ts'
import { caseViews } from '../../../../test/support/case-views.ts'
import { composedMail } from '../../../../test/support/composed-mail.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { reopen, withdraw, writeMessage } from '../../cases/server/sender/sender-actions.ts'
import type { StoredMail } from '../../outgoing-mail/server/take-mails.ts'
import { assignCase, followCase } from './case/assign.ts'
import { mergeCase } from './case/merge.ts'
import { setDue, snoozeCase } from './case/plan.ts'
import { undo } from './case/undo.ts'
import type { Caseworker } from './caseworker.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let views: ReturnType<typeof caseViews>
let colleague: Caseworker & { id: string }
let main: SentCase
let merged: SentCase
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  views = caseViews(server, worker)
  colleague = await makeStaff(server.database.pool, 'saksbehandler', 'Bo Hjelpsen')
})
afterAll(() => server.stop())
beforeEach(async () => {
  main = await complaint('en@eksempel.no')
  merged = await complaint('to@eksempel.no')
  await merge(merged, main)
})

const now = () => new Date()
const complaint = (email: string, sentAt = now()) =>
  sendCase(server, 'neighbor-complaint', { name: 'Liv Granne', email }, sentAt)
const merge = ({ reference }: SentCase, into: SentCase) =>
  mergeCase(server.deps, worker, { reference, other: into.reference, now: now() }, 'allow')
const statusOf = async (sent: SentCase) => (await views.asStaff(sent)).status
const mailsOf = async ({ id }: SentCase, kind: string) => {
  const { rows } = await server.database.pool.query<StoredMail>(
    `select id, case_id as "caseId", kind, recipient, data from mails where case_id = $1 and kind = $2
     order by recipient`,
    [id, kind],
  )
  return rows
}
describe('the sender of a merged case who writes', () => {
  test('makes the case that it was merged into due, even if that waited or was snoozed', async () => {
    await views.answer(main, { text: 'Når var det?', status: 'waiting-for-sender' })
    const until = new Date(Date.now() + 5 * 86_400_000)
    await snoozeCase(server.deps, worker, main.reference, { until, pastDeadline: 'allow', now: now() })
    await writeMessage(server.deps, merged.token, 'I natt.', now())
    expect(await views.asStaff(main)).toMatchObject({ status: 'in-progress', snoozedUntil: null })
    // The other sender is still asked.
    expect((await views.asSender(main)).status.label).toBe('Under arbeid')
  })

  test('is announced to the company, and noted for the assignee and the followers of that case', async () => {
    await assignCase(server.deps, worker, main.reference, { to: worker.id, now: now() })
    await followCase(server.deps, colleague, main.reference, true)
    await writeMessage(server.deps, merged.token, 'Nå igjen.', now())
    const [mail] = await mailsOf(merged, 'event-to-company')
    expect(mail?.recipient).toBe(company.email)
    const said = JSON.stringify(await composedMail(server, merged.id, 'event-to-company'))
    expect(said).toContain(`/saker/${main.reference}`)
    expect(said).toContain(`Ny melding fra avsenderen i sak ${merged.reference}`)
    const { rows } = await server.database.pool.query<{ staff_id: string }>(
      "select staff_id from staff_notices where reason = 'sender-wrote' and case_id = $1",
      [main.id],
    )
    expect(new Set(rows.map(({ staff_id }) => staff_id))).toEqual(new Set([worker.id, colleague.id]))
  })

  test('at the same time as it is answered does not deadlock', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, i) => [
        writeMessage(server.deps, merged.token, `Melding ${i}`, now()),
        views.answer(main, { text: `Svar ${i}` }),
      ]).flat(),
    )
    expect((await views.asSender(merged)).timeline.filter(({ text }) => text)).toHaveLength(12)
  })
})

describe('an answer in a case that others are merged into', () => {
  test('skips cases that their senders have withdrawn, and mails them nothing', async () => {
    await withdraw(server.deps, merged.token, now())
    await views.answer(main, { text: 'Vi ser på det.', status: 'in-progress' })
    await views.answer(main, { text: 'Det er ordnet.', status: 'done' })
    const shown = await views.asSender(merged)
    expect(shown.status.label).toBe('Trukket')
    expect(JSON.stringify(shown.timeline)).not.toContain('Vi ser på det.')
    expect(await mailsOf(merged, 'message-to-sender')).toEqual([])
    expect((await views.asStaff(main)).alsoRepliesTo).toEqual([])
  })

  test('reaches cases that were closed with it, and reopens them with it', async () => {
    await views.answer(main, { text: 'Det er ordnet.', status: 'done' })
    await views.answer(main, { text: 'Det er likevel ikke ordnet.', status: 'in-progress' })
    expect(await statusOf(merged)).toBe('in-progress')
    expect(await mailsOf(merged, 'message-to-sender')).toHaveLength(2)
  })

  test('sends no mail to a sender whose status does not change', async () => {
    await views.answer(main, { text: 'Vi er i gang.' })
    const late = await complaint('tre@eksempel.no')
    await merge(late, main)
    await views.answer(main, { status: 'waiting-for-sender' })
    await writeMessage(server.deps, main.token, 'Ja.', now())
    expect([await statusOf(main), await statusOf(late)]).toEqual(['in-progress', 'waiting-for-sender'])
    const before = (await mailsOf(late, 'message-to-sender')).length
    await views.answer(main, { status: 'waiting-for-sender' })
    expect(await mailsOf(late, 'message-to-sender')).toHaveLength(before)
  })

  test('shows which other senders it reaches', async () => {
    await merge(await complaint('tre@eksempel.no'), main)
    // A second case of the same sender adds no other sender.
    await merge(await complaint('en@eksempel.no'), main)
    const { repliesTo, alsoRepliesTo } = await views.asStaff(main)
    expect([repliesTo, alsoRepliesTo.length]).toEqual(['en@eksempel.no', 2])
  })

  test('uses templates without names while other senders get it too', async () => {
    const templates = async (sent: SentCase) => (await views.asStaff(sent)).templates.map(({ text }) => text)
    const shared = await templates(main)
    expect(shared[0]).toMatch(/^Hei,\n/)
    expect(shared[1]).toContain('Vi kommer innom for å se på dette.')
    expect(shared.join()).not.toMatch(/Liv|\[|\{/)
    expect((await templates(await complaint('alene@eksempel.no')))[0]).toMatch(/^Hei Liv,\n/)
  })
})

describe('a promise to the sender of a merged case', () => {
  test('counts in the case that it was merged into until it is answered, and again when the answer is undone', async () => {
    await views.answer(main, { text: 'Vi ser på det.' })
    expect((await views.asStaff(main)).deadline).toBeNull()
    const late = await complaint('sen@eksempel.no', new Date(Date.now() - 20 * 86_400_000))
    await merge(late, main)
    expect((await views.asStaff(main)).deadline).toMatchObject({ isOver: true })
    const events = await views.answer(main, { text: 'Nå er det ordnet.' })
    expect((await views.asStaff(main)).deadline).toBeNull()
    expect((await views.asSender(late)).promise).toBeNull()
    await undo(server.deps, worker, events)
    expect((await views.asStaff(main)).deadline).toMatchObject({ isOver: true })
    await server.database.pool.query('delete from cases where id = $1', [late.id])
    expect((await views.asStaff(main)).deadline).toBeNull()
  })

  test('is dropped when its sender withdraws the case', async () => {
    await views.answer(main, { text: 'Vi ser på det.' })
    const late = await complaint('sen@eksempel.no')
    await merge(late, main)
    await withdraw(server.deps, late.token, now())
    expect((await views.asStaff(main)).deadline).toBeNull()
  })
})

describe('a case that is closed', () => {
  test('cannot have other cases merged into it, since they would be hidden', async () => {
    const other = await complaint('tre@eksempel.no')
    await views.answer(main, { text: 'Ordnet.', status: 'done' })
    await expect(merge(other, main)).rejects.toThrow('er avsluttet. Åpne den først, eller slå den inn')
    await merge(main, other)
    expect((await views.asStaff(merged)).mergedInto).toBe(other.reference)
  })

  test('by its sender promotes an open one, with the assignee and followers', async () => {
    const third = await complaint('tre@eksempel.no')
    await merge(third, main)
    await assignCase(server.deps, worker, main.reference, { to: worker.id, now: now() })
    await setDue(server.deps, worker, main.reference, { due: now(), now: now() })
    await followCase(server.deps, colleague, main.reference, true)
    await withdraw(server.deps, main.token, now())
    const leading = await views.asStaff(merged)
    expect(leading).toMatchObject({
      mergedInto: null,
      isMine: true,
      followers: ['Bo Hjelpsen'],
      dueOn: expect.any(String),
    })
    expect(leading.timeline.map(({ title }) => title)).toContain(
      `Tok over for ${main.reference}, som er avsluttet`,
    )
    expect([(await views.asStaff(third)).mergedInto, (await views.asStaff(main)).mergedInto]).toEqual([
      merged.reference,
      merged.reference,
    ])
    await views.answer(merged, { text: 'Til dere to.', status: 'done' })
    expect([await statusOf(main), await statusOf(third)]).toEqual(['withdrawn', 'done'])
    for (const sender of [merged, third])
      expect(JSON.stringify(await views.asSender(sender))).not.toMatch(/KLA-.*KLA-|Tok over|en@eksempel/)
  })

  test('is succeeded by a merged case that its sender reopens', async () => {
    await views.answer(main, { text: 'Ordnet.', status: 'done' })
    await reopen(server.deps, merged.token, now())
    expect(await views.asStaff(merged)).toMatchObject({ mergedInto: null, status: 'in-progress' })
    expect(await views.asStaff(main)).toMatchObject({ mergedInto: merged.reference, status: 'done' })
    await views.answer(merged, { text: 'Vi ser på det igjen.' })
    expect(await mailsOf(main, 'message-to-sender')).toHaveLength(1)
  })

  test('promotes an open one also when it is closed by an undo', async () => {
    await withdraw(server.deps, merged.token, now())
    await views.answer(main, { text: 'Ordnet.', status: 'done' })
    const events = await views.answer(main, { text: 'Åpnet.', status: 'in-progress' })
    await reopen(server.deps, merged.token, now())
    await undo(server.deps, worker, events)
    expect(await views.asStaff(merged)).toMatchObject({ mergedInto: null, status: 'in-progress' })
  })
})
