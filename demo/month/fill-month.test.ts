import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { allCaseStatuses } from '../../src/domain/cases/case-status.ts'
import { laneQuery, lanes } from '../../src/domain/cases/inbox.ts'
import { signUp } from '../../src/features/alerts/server/sign-up.ts'
import { readWaitingList } from '../../src/features/alerts/server/waiting-list.ts'
import { readStaffCase } from '../../src/features/inbox/server/case/staff-case.ts'
import { operator } from '../../src/features/inbox/server/caseworker.ts'
import { readInbox } from '../../src/features/inbox/server/list/inbox.ts'
import { writeImport } from '../../src/features/portfolio-browsing/server/import.ts'
import type { Form } from '../../src/forms/engine/form.ts'
import { caseReferenceColumn } from '../../src/platform/database/columns.ts'
import { queryRows } from '../../src/platform/database/query.ts'
import { formWithId } from '../../test/support/form-with-id.ts'
import { propertyRow } from '../../test/support/property-row.ts'
import { sendCase } from '../../test/support/sent-case.ts'
import { asked, subscribe } from '../../test/support/subscriber.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { demoPortfolio } from '../index.ts'
import { loadDemoIfNew } from '../start/load-demo.ts'
import { type FilledMonth, fillMonth } from './fill-month.ts'
import { formsOfMonth } from './plan-month.ts'
import { heldMails } from './texts/held-mails.ts'

const until = new Date('2026-11-20T13:30:00Z')
const month = { count: 40, until, seed: 14 }

let server: TemporaryServer
let filled: FilledMonth
beforeAll(async () => {
  server = await temporaryServer()
  await loadDemoIfNew(server, temporaryFolder('drawn'))
  filled = await fillMonth(server, month)
})
afterAll(() => server.stop())

const texts = (statement: string) => queryRows(server.database.pool, z.string(), statement)

test('stores each case, and the duplicates that are merged into some', async () => {
  const duplicates = filled.stories.flatMap(({ steps }) =>
    steps.filter(({ act }) => act === 'merge-duplicate'),
  )
  expect(await texts('select id from cases')).toHaveLength(month.count + duplicates.length)
  expect(await texts('select id from cases where merged_into is not null')).toHaveLength(duplicates.length)
})

test('every form that the month has answers for, every status and lane has cases', async () => {
  expect(new Set(await texts('select form from cases'))).toEqual(new Set(formsOfMonth()))
  expect(new Set(await texts('select status from cases'))).toEqual(new Set(allCaseStatuses))
  const [assignee = ''] = await texts(
    'select assignee_id::text from cases where assignee_id is not null and closed_at is null limit 1',
  )
  for (const lane of lanes) {
    const worker = lane === 'mine' ? { ...operator, id: assignee } : operator
    const { lines } = await readInbox(server.deps, worker, laneQuery(lane), until)
    expect.soft(lines.length, lane).toBeGreaterThan(0)
  }
})

const event = z.object({ id: z.string(), at: z.date() })

test('the events of each case stand in the order of time', async () => {
  for (const id of await texts('select id from cases')) {
    const events = await queryRows(
      server.database.pool,
      event,
      'select id::text, at from case_events where case_id = $1 order by case_events.id',
      [id],
    )
    const times = events.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(...times)).toBeLessThanOrEqual(until.getTime())
  }
})

test('no mail waits: each counts as sent at its time in the month', async () => {
  expect(new Set(await texts('select state from mails'))).toEqual(new Set(['sent']))
  expect(
    await texts(`select id from mails where case_id is not null and sent_at > '${until.toISOString()}'`),
  ).toEqual([])
})

test('photos are stored as uploads are, and dated as their cases', async () => {
  const after = (instant: Date) => `select id from photos where created_at > '${instant.toISOString()}'`
  expect(await texts(after(new Date(0)))).not.toEqual([])
  expect(await texts(after(until))).toEqual([])
  expect(await texts('select id from photos where case_id is null')).toEqual([])
})

test('staff are on call, mails wait to be looked at, and people wait for homes', async () => {
  expect(await texts('select id::text from on_call_shifts')).not.toEqual([])
  expect(await texts(`select subject from incoming_mails where state = 'held'`)).toHaveLength(
    heldMails.length,
  )
  const { lines, totals } = await readWaitingList(server.database.pool, server.alerts.statistics, until)
  expect(lines.length).toBeGreaterThan(3)
  expect(totals).toMatchObject({ pending: 0 })
})

test('refuses a site whose mail leaves the machine', async () => {
  const config = { SMTP_URL: 'smtp://mail.example' }
  await expect(fillMonth({ ...server, config }, month)).rejects.toThrow(/^SMTP_URL is set/)
})

test('refuses a site that does not show the demo', async () => {
  const own = await temporaryServer()
  onTestFinished(() => own.stop())
  await writeImport(own.database.pool, { properties: [propertyRow()], finn_properties: [] })
  await expect(fillMonth(own, month)).rejects.toThrow(/^The month is about the homes of the demo/)
})

test('a second run replaces the month, and leaves real cases, real subscribers and the accounts', async () => {
  const sent = await sendCase(server, 'contact-message')
  await subscribe(server, asked('ola@virkelig.example'))
  await signUp(server.alerts, asked('kari@virkelig.example'), new Date())
  const ids = await texts('select id from cases')
  const people = await texts('select id from subscribers')
  const accounts = await texts('select id from staff')
  const { links } = await fillMonth(server, { ...month, count: 25, until: new Date('2026-11-21T13:30:00Z') })
  expect(links).toEqual([])
  expect(await texts('select id from staff')).toEqual(accounts)
  const again = await texts('select id from cases')
  expect(again.filter((id) => ids.includes(id))).toEqual([sent.id])
  expect(await texts('select id from subscribers')).toHaveLength(people.length)
  expect(await texts("select id from incoming_mails where state = 'held'")).toHaveLength(heldMails.length)
  expect(await texts('select id from alerts where confirmed_at is null')).toHaveLength(1)
})

const isOfTenants = ({ caseFields: { sender } }: Form) => sender.address && !sender.place

test('tenants’ cases find their property, and never one of another street or town', async () => {
  const homes = new Map(demoPortfolio.map(({ property }) => [String(property.id), property]))
  const rows = await queryRows(
    server.database.pool,
    z.object({ reference: caseReferenceColumn, address: z.string() }),
    `select reference, address from cases where form = any($1) and property_id is null and address is not null`,
    [formsOfMonth().filter((form) => isOfTenants(formWithId(form)))],
  )
  const found = []
  for (const { reference, address } of rows) {
    const shown = await readStaffCase(server.deps, operator, reference, until)
    found.push({ address, property: shown?.property && homes.get(shown.property.id) })
  }
  for (const { address, property } of found) {
    if (!property) continue
    expect(address).toContain(property.title.split(',')[0])
    expect(address).toContain(property.city)
  }
  const share = found.filter(({ property }) => property).length / found.length
  expect(share).toBeGreaterThan(0.4)
})
