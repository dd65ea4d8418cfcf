import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAs } from '../../../../../test/support/run-as.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { caseActions } from '../../casework.ts'
import { bulkActions } from '../../inbox.ts'
import { readStaffCase } from './staff-case.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

/** A case, and one that is merged into it, whose sender has a telephone and no mail. */
async function mergedWithCaller() {
  const main = await sendCase(server, 'issue-report', { name: 'Kari Moen' })
  const caller = await sendCase(server, 'issue-report', { name: 'Per Ringer' })
  await server.database.pool.query(
    `update cases set merged_into = $1, sender_email = null, sender_phone = '91234567' where id = $2`,
    [main.id, caller.id],
  )
  return { main, caller }
}

test('a case names the senders of merged cases who get no mail, with their numbers', async () => {
  const { main, caller } = await mergedWithCaller()
  expect(await readStaffCase(server.deps, worker, main.reference, new Date())).toMatchObject({
    alsoRepliesTo: [],
    toTell: [{ reference: caller.reference, name: 'Per Ringer', phone: expect.stringMatching(/^912/) }],
  })
})

test('the answer to a reply, alone or in bulk, says who else is to be told', async () => {
  const { main, caller } = await mergedWithCaller()
  const { reference } = main
  const whose = `Per Ringer (${caller.reference})`
  expect(
    await runAs(server, worker, caseActions.reply, { reference, message: 'Vi kommer.', status: '-' }),
  ).toMatchObject({ status: 'done', notice: expect.stringContaining(`Si det også til ${whose}.`) })
  const bulk = { cases: [reference], message: 'Det er ordnet.', status: 'done' }
  expect(await runAs(server, worker, bulkActions.preview, bulk)).toMatchObject({
    shown: { messages: expect.arrayContaining([expect.objectContaining({ toldBy: 'phone' })]) },
  })
  expect(await runAs(server, worker, bulkActions.reply, bulk)).toMatchObject({
    status: 'done',
    notice: expect.stringContaining(`${caller.reference} (Per Ringer)`),
  })
})
