import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import type { Caseworker } from '../caseworker.ts'
import { readInbox } from './inbox.ts'
import { readNeighbours } from './neighbours.ts'

let server: TemporaryServer
let worker: Caseworker
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

const now = new Date()

test('are those of the list, in its order, also where it is searched', async () => {
  for (const urgency of ['low', 'urgent', 'normal', 'high'])
    await sendCase(server, 'issue-report', { urgency, description: 'Pipende ventilasjon' })
  const contact = await sendCase(server, 'contact-message')
  for (const query of [
    laneQuery('venter-pa-oss'),
    laneQuery('alle', { form: 'issue-report' }),
    { ...laneQuery('alle'), text: 'ventilasjon' },
  ]) {
    const { lines } = await readInbox(server.deps, worker, query, now)
    expect(lines.length).toBeGreaterThan(3)
    for (const [index, { reference }] of lines.entries())
      expect(await readNeighbours(server.deps, worker, { reference, query }, now)).toEqual({
        previous: lines[index - 1]?.reference ?? null,
        next: lines[index + 1]?.reference ?? null,
      })
  }
  const query = laneQuery('alle', { form: 'issue-report' })
  const { lines } = await readInbox(server.deps, worker, query, now)
  // The case is not in this list: its first comes next.
  expect(await readNeighbours(server.deps, worker, { reference: contact.reference, query }, now)).toEqual({
    previous: null,
    next: lines[0]?.reference,
  })
})
