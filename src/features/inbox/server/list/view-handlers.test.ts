import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import { readInbox } from './inbox.ts'
import { setDensity } from './view-handlers.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

test('the rows of the inbox are compact, unless the staff member has chosen otherwise', async () => {
  const [one, other] = [await makeStaff(server.database.pool), await makeStaff(server.database.pool)]
  const densityOf = async (who: typeof one) =>
    (await readInbox(server.deps, who, laneQuery('nye'), new Date())).density
  expect(await densityOf(one)).toBe('compact')
  await setDensity(server.deps, one.id, 'comfortable')
  expect([await densityOf(one), await densityOf(other)]).toEqual(['comfortable', 'compact'])
  await expect(setDensity(server.deps, one.id, 'dense')).rejects.toThrow()
})
