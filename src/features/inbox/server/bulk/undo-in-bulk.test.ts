import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAs } from '../../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { newSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import { writeMessage } from '../../../cases/server/sender/sender-actions.ts'
import { caseActions } from '../../casework.ts'
import { bulkActions } from '../../inbox.ts'
import { readStaffCase } from '../case/staff-case.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

const send = (name: string) => sendCase(server, 'issue-report', { name })
const statusOf = async ({ reference }: SentCase) =>
  (await readStaffCase(server.deps, worker, reference, new Date()))?.status

async function askAll(cases: readonly SentCase[]): Promise<string> {
  const done = await runAs(server, worker, bulkActions.reply, {
    cases: cases.map(({ reference }) => reference),
    key: newSubmissionKey(),
    message: 'Er det i orden nå?',
    status: 'waiting-for-sender',
  })
  return done.status === 'done' ? done.undo.join(',') : ''
}

test('undoes a bulk reply where it can, and names the cases where it cannot', async () => {
  const cases = [await send('Kari Én'), await send('Per To'), await send('Liv Tre')] as const
  const events = await askAll(cases)
  await writeMessage(server.deps, cases[1].token, 'Nei, det renner fortsatt.', new Date())
  const undone = await runAs(server, worker, caseActions.undo, { events })
  expect(undone).toMatchObject({
    status: 'done',
    notice: `Angret. Én sak ble ikke med: ${cases[1].reference} (Per To): Det er for sent å angre dette.`,
    shown: { references: [cases[0].reference, cases[2].reference], message: 'Er det i orden nå?' },
  })
  expect([await statusOf(cases[0]), await statusOf(cases[2])]).toEqual(['new', 'new'])
  expect(await statusOf(cases[1])).not.toBe('new')
})

test('refuses where nothing can be undone', async () => {
  const cases = [await send('Kari Én'), await send('Per To')]
  const events = await askAll(cases)
  await runAs(server, worker, caseActions.undo, { events })
  expect(await runAs(server, worker, caseActions.undo, { events })).toMatchObject({ status: 'refused' })
})
