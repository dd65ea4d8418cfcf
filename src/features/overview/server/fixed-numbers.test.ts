import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { addDays, osloDate } from '../../../domain/time/calendar.ts'
import { accessKeys } from '../../cases/server/reading.ts'
import { confirmFixed, reopenNotFixed } from '../../cases/server/sender/answer-if-fixed.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { readFixedNumbers } from './fixed-numbers.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

test('counts the answers by kind of case, the least fixed first, for those who read the cases', async () => {
  const worker = await makeStaff(server.database.pool, 'vaktmester')
  const close = async (form: string, answers: Record<string, string>) => {
    const sent = await sendCase(server, form, answers)
    await answerCase(server.deps, worker, sent.reference, {
      text: 'Ferdig.',
      status: 'done',
      now: new Date(),
    })
    return sent.token
  }
  const [drain, pipe, fuse, fridge] = [
    await close('issue-report', { issueType: 'plumbing' }),
    await close('issue-report-dialog', { issueType: 'plumbing' }),
    await close('issue-report', { issueType: 'electrical' }),
    await close('appliance-report', { applianceType: 'refrigerator' }),
  ]
  await confirmFixed(server.deps, drain, new Date())
  await reopenNotFixed(server.deps, pipe, 'Det drypper fortsatt', new Date())
  await confirmFixed(server.deps, fuse, new Date())
  expect(fridge).toBeDefined()

  const { pool } = server.database
  const today = osloDate(new Date())
  expect(await readFixedNumbers(pool, accessKeys('vaktmester'), today)).toEqual({
    asked: 4,
    yes: 2,
    no: 1,
    kinds: [
      { name: 'Avvik: Vann og avløp', yes: 1, no: 1, share: 0.5 },
      { name: 'Avvik: Strøm', yes: 1, no: 0, share: 1 },
    ],
  })
  const none = { asked: 0, yes: 0, no: 0, kinds: [] }
  expect(await readFixedNumbers(pool, accessKeys('okonomi'), today)).toEqual(none)
  expect(await readFixedNumbers(pool, accessKeys('vaktmester'), addDays(today, 1))).toEqual(none)
})
