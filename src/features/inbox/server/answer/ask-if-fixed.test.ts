import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { composedMail } from '../../../../../test/support/composed-mail.ts'
import { present } from '../../../../../test/support/present.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { confirmFixed, reopenNotFixed } from '../../../cases/server/sender/answer-if-fixed.ts'
import { NotAllowed, reopen } from '../../../cases/server/sender/sender-actions.ts'
import { findCase, senderCase } from '../../../cases/server/sender/sender-case.ts'
import { undo } from '../case/undo.ts'
import { answerCase } from './answer.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
let fault: SentCase
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'vaktmester')
})
beforeEach(async () => {
  fault = await sendCase(server, 'issue-report')
})
afterAll(() => server.stop())

const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows
const close = ({ reference }: SentCase) =>
  answerCase(server.deps, worker, reference, { text: 'Da er det gjort.', status: 'done', now: new Date() })
const shown = async ({ token }: SentCase, now = new Date()) =>
  senderCase(server.deps, present(await findCase(server.deps, token)), now)
const sayNo = (sent: SentCase, now = new Date()) =>
  reopenNotFixed(server.deps, sent.token, 'Det drypper fortsatt', now)

describe('a closing', () => {
  test('asks its sender whether it is fixed, in its mail too, whose link answers nothing', async () => {
    await close(fault)
    expect((await shown(fault)).fixed).toBe('asked')
    const { blocks } = await composedMail(server, fault.id, 'message-to-sender')
    expect(blocks).toContainEqual({ kind: 'title', text: 'Er det fikset?' })
    expect(blocks).toContainEqual({
      kind: 'button',
      label: 'Svar ja eller nei',
      href: expect.stringMatching(new RegExp(`/sak/${fault.token}#fikset$`)),
    })
  })

  test('asks nothing where nothing is fixed, and none of before asks', async () => {
    const question = await sendCase(server, 'contact-message')
    const host = await makeStaff(server.database.pool, 'administrator')
    await answerCase(server.deps, host, question.reference, { text: 'Ja.', status: 'done', now: new Date() })
    expect((await shown(question)).fixed).toBeNull()
    const { blocks } = await composedMail(server, question.id, 'message-to-sender')
    expect(blocks).not.toContainEqual({ kind: 'title', text: 'Er det fikset?' })
    await close(fault)
    await query(`update case_events set data = data - 'fixed' where case_id = $1`, [fault.id])
    expect((await shown(fault)).fixed).toBeNull()
    await expect(sayNo(fault)).rejects.toBeInstanceOf(NotAllowed)
  })

  test('that is undone has asked nothing', async () => {
    await undo(server.deps, worker, await close(fault))
    expect((await shown(fault)).fixed).toBeNull()
    await expect(confirmFixed(server.deps, fault.token, new Date())).rejects.toBeInstanceOf(NotAllowed)
  })

  test('asks for as long as the case can be opened again', async () => {
    await close(fault)
    const later = new Date(Date.now() + 15 * 86_400_000)
    expect((await shown(fault, later)).fixed).toBeNull()
    await expect(confirmFixed(server.deps, fault.token, later)).rejects.toBeInstanceOf(NotAllowed)
  })
})

describe('a sender', () => {
  test('says yes, once or twice, and the case stays closed', async () => {
    await close(fault)
    await confirmFixed(server.deps, fault.token, new Date())
    await confirmFixed(server.deps, fault.token, new Date())
    const { fixed, status, mayReopen } = await shown(fault)
    expect([fixed, status.isClosed, mayReopen]).toEqual(['yes', true, true])
    await expect(sayNo(fault)).rejects.toBeInstanceOf(NotAllowed)
  })

  test('says no with what remains: the case is open again, and who had it is told', async () => {
    await close(fault)
    await sayNo(fault)
    await sayNo(fault)
    const { fixed, status, timeline } = await shown(fault)
    expect([fixed, status.isClosed]).toEqual([null, false])
    expect(timeline.map(({ title, text }) => text ?? title).slice(-2)).toEqual([
      'Det drypper fortsatt',
      'Du åpnet saken igjen',
    ])
    const told = await query(
      `select distinct staff_id from staff_notices where case_id = $1 and reason = 'sender-wrote'`,
      [fault.id],
    )
    expect(told).toEqual([{ staff_id: worker.id }])
  })

  test('is asked again when it is closed again', async () => {
    await close(fault)
    await sayNo(fault)
    await close(fault)
    expect((await shown(fault)).fixed).toBe('asked')
    await confirmFixed(server.deps, fault.token, new Date())
    const answers = await query(
      `select data ->> 'fixed' as fixed from case_events where case_id = $1 and data ? 'fixed' order by id`,
      [fault.id],
    )
    expect(answers).toEqual([{ fixed: 'no' }, { fixed: 'yes' }])
  })

  test('answers nothing in a case that is open, or was withdrawn since', async () => {
    await expect(confirmFixed(server.deps, fault.token, new Date())).rejects.toBeInstanceOf(NotAllowed)
    await close(fault)
    await reopen(server.deps, fault.token, new Date())
    await expect(sayNo(fault)).rejects.toBeInstanceOf(NotAllowed)
  })
})
