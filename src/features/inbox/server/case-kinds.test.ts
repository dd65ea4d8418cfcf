import { afterAll, beforeAll, expect, test } from 'vitest'
import { present } from '../../../../test/support/present.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parseInboxQuery } from '../../../domain/cases/inbox.ts'
import { readStaffCase } from './case/staff-case.ts'
import { readInbox } from './list/inbox.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

const read = (search: string) =>
  readInbox(server.deps, worker, parseInboxQuery(new URLSearchParams(search)), new Date())

test('a kind of case is one choice, wherever it was sent from, also in a view that was saved for one of its forms', async () => {
  const page = await sendCase(server, 'termination')
  const dialog = await sendCase(server, 'termination-dialog')
  const { choices } = await read('')
  const names = choices.forms.map(({ label }) => label)
  expect(names).toEqual([...new Set(names)])
  const { value } = present(choices.forms.find(({ label }) => label === 'Oppsigelse'))
  for (const form of [value, 'termination', 'termination-dialog']) {
    const { lines } = await read(`skjema=${form}`)
    expect(lines.map(({ reference }) => reference).sort()).toEqual([page.reference, dialog.reference].sort())
  }
  const isFromService = async (reference: typeof page.reference) =>
    (await readStaffCase(server.deps, worker, reference, new Date()))?.isFromService
  expect([await isFromService(page.reference), await isFromService(dialog.reference)]).toEqual([false, true])
})
