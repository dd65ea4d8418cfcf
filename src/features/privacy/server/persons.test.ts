import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { fieldOf, fieldsOf } from '../../../forms/engine/form.ts'
import { portOf } from '../../../platform/http/port-of.ts'
import { streamBody } from '../../../platform/http/stream-body.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { addNote } from '../../inbox/server/case/plan.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { type AuditLine, readAudit } from '../../overview/server/read-audit.ts'
import { exportPerson } from './export-person.ts'
import { personByEmail } from './person-key.ts'
import { erasePerson, findPerson } from './persons.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let email: string
let sent: SentCase
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  worker = await makeStaff(server.database.pool, 'administrator')
  email = `innsyn.${randomUUID().slice(0, 8)}@eksempel.no`
  sent = await sendCase(server, 'parking-application', { email })
})

const takeOut = async (reason = 'Ba om innsyn') =>
  parsed(await exportPerson(server.oversight, { person: personByEmail(email), by: worker.id, reason }))
const parsed = async (pieces: AsyncIterable<string>) => JSON.parse((await Array.fromAsync(pieces)).join(''))
const logged = async (action: string): Promise<AuditLine[]> =>
  (await readAudit(server.database.pool, { who: worker.id, action, subject: '', before: '' })).lines
const writeIn = (from: string, subject: string) =>
  server.database.pool.query(
    `insert into incoming_mails (message_key, sender, subject, text, state, reason)
     values ($1, $2, $3, 'Jeg leter etter bolig', 'held', 'no-case')`,
    [randomUUID(), from, subject],
  )

test('exports everything about a person in words, without internal notes', async () => {
  await addNote(server.deps, worker, sent.reference, { text: 'Virker grei', now: new Date() })
  expect((await findPerson(server, personByEmail(email.toUpperCase()))).cases).toHaveLength(1)
  const file = JSON.stringify(await takeOut())
  expect(file).toContain('13097248022')
  expect(file).toContain(sent.reference)
  expect(file).toContain('Kvittering til avsender')
  expect(file).not.toContain('Virker grei')
  expect(file).not.toMatch(/"(kind|by|text|at|state|new|sent|sender|queued|case-to-sender)"/)
})

test('lists the newest 200 mails of a person, and counts them all', async () => {
  await server.database.pool.query(
    `insert into incoming_mails (message_key, sender, subject, text, state, reason)
     select gen_random_uuid(), $1, 'Hei ' || i, 'Hei', 'held', 'no-case' from generate_series(1, 203) i`,
    [email],
  )
  const { received, totals, cases } = await findPerson(server, personByEmail(email))
  expect([received.length, totals, cases.length]).toEqual([200, { cases: 1, received: 203 }, 1])
})

test('exports the labels of answers instead of their values', async () => {
  // Those that ask for a property need one in the database.
  for (const form of allForms) if (!fieldOf(form, 'propertyId')) await sendCase(server, form.id, { email })
  const { saker } = await takeOut()
  const codes = new Set<string>(
    allForms.flatMap((form) =>
      fieldsOf(form).flatMap(([, field]) =>
        'options' in field
          ? field.options.flatMap(({ value, label }) => (value === label ? [] : [value]))
          : [],
      ),
    ),
  )
  expect(codes).toContain('plumbing')
  for (const { skjema, svar } of saker)
    for (const words of Object.values(svar)) expect(codes, skjema).not.toContain(words)
})

test('contains the photos themselves', async () => {
  const report = await sendCase(server, 'issue-report', { email })
  await server.storage.put('private-photos/min.jpg', 'et bilde')
  await server.database.pool.query(
    `insert into photos (id, case_id, object_name, storage_path, label, width, height, bytes)
     values (gen_random_uuid(), $1, $2, 'private-photos/min.jpg', 'kjøkken.jpg', 1, 1, 8)`,
    [report.id, randomUUID()],
  )
  const bytes = Buffer.from('et bilde').toString('base64')
  expect(JSON.stringify(await takeOut())).toContain(`data:image/jpeg;base64,${bytes}`)
})

describe('the export of a person with many photos', () => {
  const PHOTOS = 60
  /** Counts the photos that have been read. */
  let read: number
  let report: SentCase
  let deps: typeof server.oversight
  beforeEach(async () => {
    report = await sendCase(server, 'issue-report', { email })
    const bytes = randomBytes(300_000)
    await server.storage.put('private-photos/one-of-many.jpg', bytes)
    await server.database.pool.query(
      `insert into photos (id, case_id, object_name, storage_path, label, width, height, bytes)
       select gen_random_uuid(), $1, gen_random_uuid()::text, 'private-photos/one-of-many.jpg', 'a', 1, 1, 300000
       from generate_series(1, $2)`,
      [report.id, PHOTOS],
    )
    read = 0
    const storage = new Proxy(server.storage, {
      get(target, name) {
        if (name === 'getBytes') read += 1
        const own = Reflect.get(target, name)
        return typeof own === 'function' ? own.bind(target) : own
      },
    })
    deps = { ...server.oversight, storage }
  })
  const begin = () =>
    exportPerson(deps, { person: personByEmail(email), by: worker.id, reason: 'Ba om innsyn' })

  test('reads a photo only when those before it have been sent', async () => {
    let sent = 0
    for await (const piece of await begin()) {
      if (piece.includes('data:image/jpeg')) sent += 1
      expect(read - sent).toBeLessThanOrEqual(1)
      expect(piece.length).toBeLessThan(500_000)
    }
    expect(sent).toBe(PHOTOS)
  })

  test('names the photos whose files are gone, and contains the others', async () => {
    await server.database.pool.query(
      `update photos set storage_path = 'private-photos/gone.jpg'
       where id = (select id from photos where case_id = $1 limit 1)`,
      [report.id],
    )
    const { saker } = await parsed(await begin())
    const photos: { bilde: string | null }[] = saker.flatMap((each: { bilder: object[] }) => each.bilder)
    expect(photos.filter(({ bilde }) => bilde === null)).toHaveLength(1)
    expect(photos).toHaveLength(PHOTOS)
  })

  test('stops reading when the client is gone', async () => {
    const app = new Hono<{ Bindings: HttpBindings }>().get('/file', async (c) =>
      c.body(streamBody(await begin())),
    )
    const http = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await once(http, 'listening')
    const socket = connect(portOf(http), '127.0.0.1')
    socket.write('GET /file HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'data')
    socket.pause()
    socket.destroy()
    const connections = () =>
      new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count)))
    await expect.poll(connections).toBe(0)
    const readThen = read
    await new Promise((resolve) => setImmediate(resolve))
    expect(readThen).toBeLessThan(PHOTOS)
    await server.database.pool.query('select 1')
    expect(read).toBeLessThanOrEqual(readThen + 1)
    http.close()
  })
})

test('refuses to export a fødselsnummer without a reason', async () => {
  await expect(takeOut('  for ')).rejects.toThrow('Skriv hvorfor')
  expect(await logged('person-exported')).toEqual([])
})

test('logs each exported case with its hidden answers and the reason', async () => {
  const other = await sendCase(server, 'contact-message', { email })
  await takeOut()
  expect((await logged('person-exported')).map(({ subject, detail }) => [subject, detail])).toEqual([
    [`sak ${other.reference}`, 'fordi: Ba om innsyn'],
    [`sak ${sent.reference}`, 'Fødselsnummer (11 siffer), fordi: Ba om innsyn'],
  ])
})

test('exports nothing if the audit log cannot be written', async () => {
  const { pool } = server.database
  await pool.query('alter table audit_log add constraint full_up check (id < 0) not valid')
  await expect(takeOut()).rejects.toThrow('full_up')
  await pool.query('alter table audit_log drop constraint full_up')
})

test('counts exported hidden answers towards the daily limit', async () => {
  for (let i = 0; i < 30; i++) await server.oversight.limits.allow('reveal', worker.id)
  await expect(takeOut()).rejects.toThrow('på en dag')
})

test('a person who has only sent a mail is found, exported and erased', async () => {
  const stranger = `fremmed.${randomUUID().slice(0, 8)}@eksempel.no`
  const person = personByEmail(stranger)
  await writeIn(stranger, 'Ledig leilighet?')
  expect(await findPerson(server, person)).toMatchObject({
    cases: [],
    received: [{ subject: 'Ledig leilighet?' }],
  })
  const file = await parsed(
    await exportPerson(server.oversight, { person, by: worker.id, reason: 'Ba om innsyn' }),
  )
  expect(JSON.stringify(file)).toContain('Jeg leter etter bolig')
  expect(await erasePerson(server, { person, by: worker.id })).toEqual({
    cases: 0,
    mails: 1,
    alerts: 0,
  })
  expect(await findPerson(server, person)).toMatchObject({ cases: [], received: [], sent: 0 })
})

test('erases a person’s cases and mails, and records each case', async () => {
  await writeIn(email, 'Hei')
  expect(await erasePerson(server, { person: personByEmail(email), by: worker.id })).toEqual({
    cases: 1,
    mails: 1,
    alerts: 0,
  })
  expect((await findPerson(server, personByEmail(email))).cases).toEqual([])
  const { rows } = await server.database.pool.query(
    `select (select count(*) from cases where sender_email = $1) + (select count(*) from mails where recipient = $1)
       + (select count(*) from incoming_mails where sender = $1) as left`,
    [email],
  )
  expect(Number(rows[0].left)).toBe(0)
  expect((await logged('person-erased')).map(({ subject }) => subject)).toEqual([`sak ${sent.reference}`])
})
