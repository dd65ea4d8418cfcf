import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { present } from '../../../../../test/support/present.ts'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { receiveSample, type SentCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { readStaffCase } from '../../../inbox/server/case/staff-case.ts'
import { readDetails } from '../../../inbox/server/today/today-details.ts'
import { composeMail } from '../../../outgoing-mail/server/compose.ts'
import { writeImport } from '../../../portfolio-browsing/server/import.ts'
import { exportPerson } from '../../../privacy/server/export-person.ts'
import { findCase, senderCase } from './sender-case.ts'
import { shownAnswersOfAll } from './shown-answers.ts'

const now = new Date('2026-11-20T09:00:00Z')
const wall = propertyRow({ title: 'Gavlveggen i Storgata 31', amenities: ['reklame'] })
let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
let sent: SentCase
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
  await writeImport(server.database.pool, { properties: [wall], finn_properties: [] })
  const received = await receiveSample(server, 'interest-reklame', { property: wall.id, now })
  if (received.outcome !== 'sent') throw new Error(`Not sent: ${JSON.stringify(received)}`)
  sent = received.case
})
afterAll(() => server.stop())

const read = async () => present(await findCase(server.deps, sent.token))
const title = { label: 'Eiendom', value: wall.title }

test('the sender reads the title of the property that they chose', async () => {
  expect((await senderCase(server.deps, await read(), now)).answers).toContainEqual({
    ...title,
    isMasked: false,
  })
})

test('staff read it in the case and on the list of the day', async () => {
  const shown = await readStaffCase(server.deps, worker, sent.reference, now)
  expect(shown?.answers).toContainEqual(expect.objectContaining(title))
  const details = await readDetails(server.database.pool, [await read()], now)
  expect(details.get(sent.id)?.answers).toContainEqual(title)
})

test('the properties of a list of cases are read at once, by their key', async () => {
  const { pool } = server.database
  const query = vi.spyOn(pool, 'query')
  const record = await read()
  query.mockClear()
  const answers = await shownAnswersOfAll(pool, [record, { ...record, answers: {} }, record])
  expect(answers.map((each) => Object.values(each).includes(wall.title))).toEqual([true, false, true])
  expect(query.mock.calls.length).toBe(1)
  expect(JSON.stringify(query.mock.calls)).not.toContain('::text')
  query.mockRestore()
})

test('the mail to the company has it', async () => {
  const mail = {
    id: 'mail',
    kind: 'case-to-company' as const,
    caseId: sent.id,
    subscriberId: null,
    recipient: 'post@eksempel.no',
    messageId: '<mail@eksempel.no>',
    data: {},
  }
  const composed = await composeMail(server.deps, mail, { record: await read(), photos: 0 })
  expect(JSON.stringify(composed?.blocks)).toContain(wall.title)
  expect(JSON.stringify(composed?.blocks)).not.toContain(wall.id)
})

test('the file of all that is stored about a person has it', async () => {
  const pieces = await exportPerson(
    { ...server.deps, storage: server.storage },
    { person: { by: 'email', value: 'kari.nordmann@eksempel.no' }, by: worker.id, reason: 'Ba om innsyn' },
  )
  expect((await Array.fromAsync(pieces)).join('')).toContain(wall.title)
})

test('a property that is no longer there is shown by its id', async () => {
  await server.database.pool.query('update cases set property_id = null where id = $1', [sent.id])
  await server.database.pool.query('delete from properties where id = $1', [wall.id])
  const { answers } = await senderCase(server.deps, await read(), now)
  expect(answers).toContainEqual(expect.objectContaining({ value: wall.id }))
})
