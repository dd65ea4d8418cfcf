import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAs } from '../../../../test/support/run-as.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { ownAccountTexts } from '../../sign-in/own-account.words.ts'
import { ownAccountActions } from '../own-account.ts'
import { readHoursFields } from './own-hours.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'vaktmester')
})
afterAll(() => server.stop())

const save = (from: string, to: string) =>
  runAs(server, worker, ownAccountActions.setHours, { from, to }, new Date())
const stored = () => readHoursFields(server.database.pool, worker.id)

test('hours of one’s own are kept, and given up for the office’s', async () => {
  expect(await save('7', '14.5')).toMatchObject({ status: 'done' })
  expect(await stored()).toEqual({ from: '7', to: '14.5' })
  expect(await save(NO_CHOICE, NO_CHOICE)).toMatchObject({ status: 'done' })
  expect(await stored()).toEqual({ from: NO_CHOICE, to: NO_CHOICE })
})

test.each([
  ['7', NO_CHOICE, ownAccountTexts.halfHours],
  [NO_CHOICE, '16', ownAccountTexts.halfHours],
  ['12', '13.5', ownAccountTexts.hoursOrder],
  ['16', '8', ownAccountTexts.hoursOrder],
])('from %s to %s is refused', async (from, to, message) => {
  expect(await save(from, to)).toMatchObject({ status: 'refused', message })
})
