import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore } from '../../../../../test/support/earlier-database.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import type { NewCaseEvent } from '../../../../domain/cases/case-event.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { readStaffCase } from '../../../inbox/server/case/staff-case.ts'
import { exportPerson } from '../../../privacy/server/export-person.ts'
import { personByEmail } from '../../../privacy/server/person-key.ts'
import { findCase, senderCase } from '../sender/sender-case.ts'
import { addCaseEvent } from './add-case-event.ts'
import { readStaffEvents } from './read-case-events.ts'

let server: TemporaryServer
let sent: SentCase
beforeAll(async () => {
  server = await temporaryServer()
  sent = await sendCase(server, 'issue-report', { email: 'hendelser@eksempel.no' })
})
afterAll(() => server.stop())

const now = new Date()
const add = (event: NewCaseEvent) =>
  inTransaction(server.database.pool, (client) =>
    addCaseEvent(client, { caseId: sent.id, by: 'system', now }, event),
  )

test('hides an event from the sender that does not say who may see it', async () => {
  const worker = await makeStaff(server.database.pool, 'administrator')
  await add({ kind: 'message', text: 'Bare for oss', data: {} })
  await add({ kind: 'message', text: 'Til avsenderen', data: {}, visibleTo: 'sender' })

  const record = await findCase(server.deps, sent.token)
  if (!record) throw new Error('The link opens nothing')
  const page = JSON.stringify(await senderCase(server.deps, record, now))
  let file = ''
  const request = { person: personByEmail('hendelser@eksempel.no'), by: worker.id, reason: 'Ba om innsyn' }
  for await (const piece of await exportPerson(server.oversight, request)) file += piece
  const staffPage = await readStaffCase(server.deps, worker, sent.reference, now)

  for (const shown of [page, file]) {
    expect(shown).toContain('Til avsenderen')
    expect(shown).not.toContain('Bare for oss')
  }
  const timeline = staffPage?.timeline.filter(({ text }) => text !== null) ?? []
  expect(timeline.map(({ text, isInternal }) => [text, isInternal])).toEqual([
    ['Bare for oss', true],
    ['Til avsenderen', false],
  ])
})

test('the database hides an event from the sender that is inserted without an audience', async () => {
  const { rows } = await server.database.pool.query(
    `insert into case_events (case_id, at, kind, by) values ($1, now(), 'link', 'system') returning visible_to`,
    [sent.id],
  )
  expect(rows).toEqual([{ visible_to: 'staff' }])
})

test('the database refuses to show the sender an event of a kind for staff', async () => {
  const insert = server.database.pool.query(
    `insert into case_events (case_id, at, kind, by, visible_to) values ($1, now(), 'note', 'staff', 'sender')`,
    [sent.id],
  )
  await expect(insert).rejects.toThrow('case_events_sender_kind_check')
})

test('reads instants back as the dates that were written', async () => {
  const due = new Date('2026-12-01T15:00:00Z')
  await add({ kind: 'due', data: { due, before: null } })
  const events = await readStaffEvents(server.database.pool, sent.id)
  expect(events.filter(({ kind }) => kind === 'due')).toMatchObject([{ data: { due, before: null } }])
})

test('finds the events of a case and of those merged into it by index', async () => {
  await inTransaction(server.database.pool, async (client) => {
    await client.query('set local enable_seqscan = off')
    let plan = ''
    const explaining = {
      async query(statement: QueryConfig) {
        const explained = { ...statement, text: `explain ${statement.text}` }
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(explained)
        plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        return client.query(statement)
      },
    } as unknown as typeof client
    await readStaffEvents(explaining, sent.id)
    expect(plan).toMatch(/case_events_by_case[^\n]*\n\s+Index Cond: /)
  })
})

test('refuses a row that lacks data of its kind', async () => {
  const other = await sendCase(server, 'issue-report')
  await server.database.pool.query(
    `insert into case_events (case_id, at, kind, by) values ($1, now(), 'linked', 'staff')`,
    [other.id],
  )
  await expect(readStaffEvents(server.database.pool, other.id)).rejects.toThrow('with')
})

test('the migration makes unmarked events visible to the sender, and removes the marks', async () => {
  const earlier = await databaseBefore('0039')
  try {
    await earlier.pool.query(
      `insert into cases (id, reference, form, answers, idempotency_key, content_hash, sent_at, updated_at)
       values ($1, 'AVV-AAAA-AAAA', 'issue-report', '{}', 'key', '', now(), now())`,
      [sent.id],
    )
    await earlier.pool.query(
      `insert into case_events (case_id, at, kind, by, text, data)
       select $1, now(), kind, 'staff', null, data::jsonb from (values
         ('sent', '{"photos": 1}'), ('message', '{}'), ('note', '{"internal": true, "count": 2}'),
         ('message', '{"internal": true}'), ('assigned', '{"to": null}'), ('erased', '{}')) as events (kind, data)`,
      [sent.id],
    )
    await earlier.upgrade()
    const { rows } = await earlier.pool.query('select kind, visible_to, data from case_events order by id')
    expect(rows.map(({ kind, visible_to, data }) => [kind, visible_to, data])).toEqual([
      ['sent', 'sender', { photos: 1 }],
      ['message', 'sender', {}],
      ['note', 'staff', { count: 2 }],
      ['message', 'staff', {}],
      // Without an explicit audience the event is hidden.
      ['assigned', 'staff', { to: null }],
      ['erased', 'sender', {}],
    ])
  } finally {
    await earlier.remove()
  }
})
