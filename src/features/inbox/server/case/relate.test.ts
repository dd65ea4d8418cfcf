import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../../test/support/case-views.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { writeMessage } from '../../../cases/server/sender/sender-actions.ts'
import type { Caseworker } from '../caseworker.ts'
import { mergeCase } from './merge.ts'

let server: TemporaryServer
let worker: Caseworker
let views: ReturnType<typeof caseViews>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  views = caseViews(server, worker)
})
afterAll(() => server.stop())

const now = () => new Date()
const query = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<T>(sql, values)).rows

describe('duplicates', () => {
  const neighbours = async () => {
    const one = await sendCase(server, 'neighbor-complaint', { name: 'Første', email: 'en@eksempel.no' })
    const two = await sendCase(server, 'neighbor-complaint', { name: 'Annen', email: 'to@eksempel.no' })
    await mergeCase(
      server.deps,
      worker,
      { reference: two.reference, other: one.reference, now: now() },
      'allow',
    )
    return { one, two }
  }

  test('all senders get every answer, and none learns of the others', async () => {
    const { one, two } = await neighbours()
    await views.answer(one, { text: 'Vi har snakket med beboeren.', status: 'done' })
    for (const [mine, others] of [
      [one, /to@|Annen/],
      [two, /en@eksempel|Første/],
    ] as const) {
      const shown = await views.asSender(mine)
      expect(shown.status.label).toBe('Ferdig')
      expect(shown.timeline.map(({ text }) => text)).toContain('Vi har snakket med beboeren.')
      const said = JSON.stringify(shown)
      expect(said).not.toMatch(others)
      expect(said).not.toContain(mine === one ? two.reference : one.reference)
    }
    const mails = await query<{ recipient: string }>(
      "select recipient from mails where kind = 'message-to-sender' and case_id = any($1) order by recipient",
      [[one.id, two.id]],
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual(['en@eksempel.no', 'to@eksempel.no'])
  })

  test('a message of any sender is shown in the case that is worked on', async () => {
    const { one, two } = await neighbours()
    await writeMessage(server.deps, two.token, 'Det er fortsatt bråk.', now())
    const shown = await views.asStaff(one)
    expect(shown.timeline.find(({ text }) => text === 'Det er fortsatt bråk.')?.from).toBe(two.reference)
    await expect(views.answer(two, { text: 'Hei' })).rejects.toThrow('slått sammen')
    expect((await views.asStaff(two)).mergedInto).toBe(one.reference)
  })

  test('only cases of the same form are merged, never in a circle, and never with itself', async () => {
    const { one, two } = await neighbours()
    const other = await sendCase(server, 'contact-message')
    const merge = (reference: SentCase, into: SentCase) =>
      mergeCase(
        server.deps,
        worker,
        { reference: reference.reference, other: into.reference, now: now() },
        'allow',
      )
    await expect(merge(other, one)).rejects.toThrow('samme slag')
    await expect(merge(one, two)).rejects.toThrow('selv slått sammen')
    await expect(merge(one, one)).rejects.toThrow('seg selv')
  })
})
