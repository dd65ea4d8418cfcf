import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../../test/support/colleagues.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { staffRequest } from '../../../../test/support/staff-request.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { may, type Permission } from '../../../domain/people/permissions.ts'
import { execute } from '../../../platform/database/query.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'
import { firstStepActions } from '../first-steps.ts'
import { firstStepsReader } from './read-first-steps.ts'

let server: TemporaryServer
let administrator: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await temporaryServer()
  administrator = await signedIn(server, 'administrator')
})
afterAll(() => server.stop())

const read = (as = administrator) => firstStepsReader(server.deps, staffRequest(as))()
const home = propertyRow({ title: 'Fabrikkgata 4' })
const run = (statement: string) => execute(server.database.pool, statement)

test('each step is done by what is there, and the demo counts for none', async () => {
  const nothing = { homes: false, invite: false, rota: false, mail: false, listings: false, form: false }
  expect(await read()).toEqual(nothing)
  await writeImport(server.database.pool, { properties: [home], finn_properties: [] })
  await run(`insert into demo_rows (kind, id) values ('property', '${home.id}')`)
  expect(await read()).toEqual(nothing)
  await run('delete from demo_rows')
  await makeStaff(server.database.pool)
  await sendCase(server, 'issue-report')
  expect(await read()).toEqual({ ...nothing, homes: true, invite: true, form: true })
  await run("insert into listing_syncs (outcome) values ('applied')")
  await run(
    `insert into on_call_shifts (staff_id, starts_at, ends_at)
     values ('${administrator.staff.id}', now() - interval '1 hour', now() + interval '1 hour')`,
  )
  expect(await read()).toEqual({
    ...nothing,
    homes: true,
    invite: true,
    form: true,
    listings: true,
    rota: true,
  })
})

test('the list is gone when all is done', async () => {
  const connected = { ...server.deps, sendsMail: true }
  expect(await firstStepsReader(connected, staffRequest(administrator))()).toBeNull()
})

test('only who manages staff sees the list', async () => {
  const request = {
    ...staffRequest(administrator),
    may: (permission: Permission) => may('saksbehandler', permission),
  }
  expect(await firstStepsReader(server.deps, request)()).toBeNull()
})

test('an office with ten cases has begun', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
    await sendCase(server, 'contact-message', { message: `Melding nummer ${number}.` })
  expect(await read()).not.toBeNull()
  const { id } = await sendCase(server, 'contact-message', { message: 'Den tiende.' })
  expect(await read()).toBeNull()
  await run(`delete from cases where id = '${id}'`)
})

test('the list is put away for the whole office', async () => {
  expect(await read()).not.toBeNull()
  const { staff } = administrator
  const worker = { id: staff.id, name: staff.name, role: staff.role }
  for (const _ of [1, 2])
    expect(await runAs(server, worker, firstStepActions.putAway, {}, new Date())).toMatchObject({
      status: 'done',
    })
  expect(await read()).toBeNull()
  expect(await read(await signedIn(server, 'administrator'))).toBeNull()
})
