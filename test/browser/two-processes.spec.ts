import { join } from 'node:path'
import { expect, request, test } from '@playwright/test'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { errorCode } from '../../src/platform/base/errors.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { freePort } from '../support/free-port.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { makeColleagueByCommand, signInOverHttp } from '../support/staff-browser.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test.describe.configure({ mode: 'serial' })

let folder: string
let database: EmbeddedDatabase
let ports: [number, number]
let environment: Record<string, string>
let one: SiteProcess
let two: SiteProcess
let client: pg.Client

test.beforeAll(async () => {
  folder = temporaryFolder('two')
  database = await startEmbeddedDatabase(join(folder, 'shared'))
  environment = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'site'),
    SECRET_KEY: 'to prosesser deler denne hemmeligheten, alltid',
    LOG_LEVEL: 'warn',
  }
  ports = [await freePort(), await freePort()]
  ;[one, two] = await Promise.all([
    startSiteProcess(ports[0], environment),
    startSiteProcess(ports[1], environment),
  ])
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
test.afterAll(async () => {
  await client.end()
  await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])
  await database.stop()
})

const form = findForm('contact-message')
const answers = form ? sampleEntries(form) : {}

/** Sends a form; gives its reference where it was acknowledged, and null where no process answered. */
async function send(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/api/skjema/contact-message`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify(answers),
    })
    const body = await response.json()
    return response.status === 201 ? body.reference : `${response.status}`
  } catch (error) {
    // A refused connection may be retried; an answer that was cut off is a failure.
    const code = errorCode(error instanceof Error ? error.cause : null)
    return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' ? null : `${error}`
  }
}

const isStored = async (references: readonly string[]) => {
  const { rows } = await client.query<{ reference: string }>(
    'select reference from cases where reference = any($1)',
    [references],
  )
  return rows.length
}

test('a case sent to one process appears live in the other', async () => {
  const http = await request.newContext({ baseURL: two.url })
  await signInOverHttp(
    http,
    await makeColleagueByCommand('saksbehandler', { ...environment, PORT: new URL(two.url).port }),
  )
  const { cookies } = await http.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const over = new AbortController()
  const stream = await fetch(`${two.url}/api/ansatt/hendelser`, { headers: { cookie }, signal: over.signal })
  let heard = ''
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) heard += Buffer.from(chunk).toString()
  })().catch(() => undefined)
  const reference = await send(one.url)
  await expect.poll(() => heard, { timeout: 30_000 }).toContain(`"reference":"${reference}","isNew":true`)
  expect(await (await http.get(`/saker.data?q=${reference}`)).text()).toContain(reference)
  over.abort()
  await reading
  await http.dispose()
})

/** The job's id: none is given while one of the same name waits or runs. */
async function expectJobId(sendJob: () => Promise<string | null>): Promise<string> {
  let id: string | null = null
  await expect
    .poll(async () => {
      id = await sendJob()
      return id
    })
    .not.toBeNull()
  return id ?? ''
}

test('publishes scheduled properties once', async () => {
  await client.query(
    `insert into property_versions (property_id, state, publish_at, content)
     select gen_random_uuid(), 'scheduled', now() - interval '1 second', to_jsonb(properties) - 'id' - 'created_at'
     from properties limit 1`,
  )
  const { rows } = await client.query("select property_id from property_versions where state = 'scheduled'")
  // Two runs of the scheduled job: whichever process takes the second, nothing is left to do.
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false })
  await boss.start()
  for (const run of ['first', 'second']) {
    const id = await expectJobId(() => boss.send('publish-due', {}))
    await expect
      .poll(async () => (await boss.getJobById('publish-due', id))?.state, { message: `${run} run` })
      .toBe('completed')
  }
  await boss.stop()
  const published = await client.query(
    "select 1 from property_versions where property_id = $1 and state = 'published'",
    [rows[0].property_id],
  )
  expect(published.rowCount).toBe(1)
  const scheduled = await client.query(
    "select count(*)::int as count from pgboss.schedule where name in ('purge', 'publish-due')",
  )
  expect(scheduled.rows[0].count).toBe(2)
})

test('a process that gets SIGTERM under load finishes its requests and loses nothing', async () => {
  test.setTimeout(600_000)
  const results: (string | null)[] = []
  let isOver = false
  const clients = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const result = await send(one.url)
      results.push(result)
      if (result === null) await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await expect.poll(() => results.length).toBeGreaterThan(40)
  const { code } = await one.end('SIGTERM')
  isOver = true
  await Promise.all(clients)
  expect(code).toBe(0)
  const acknowledged = results.filter((result) => result !== null)
  expect(acknowledged.length).toBeGreaterThan(20)
  expect(acknowledged.filter((result) => !result.startsWith('HEN-'))).toEqual([])
  expect(await isStored(acknowledged)).toBe(acknowledged.length)
  one = await startSiteProcess(ports[0], environment)
})

test('a process killed under load loses nothing that was acknowledged, and the other goes on', async () => {
  test.setTimeout(600_000)
  const acknowledged: string[] = []
  let isOver = false
  const clients = [one.url, one.url, two.url, two.url].map(async (url) => {
    while (!isOver) {
      const result = await send(url)
      if (result?.startsWith('HEN-')) acknowledged.push(result)
      else await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40)
  await one.end('SIGKILL')
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20)
  isOver = true
  await Promise.all(clients)
  expect(await isStored(acknowledged)).toBe(acknowledged.length)
  const waiting = async () =>
    (
      await client.query(
        "select count(*)::int as count from mails join cases on cases.id = case_id where reference = any($1) and mails.state = 'queued'",
        [acknowledged],
      )
    ).rows[0].count
  // The other process takes over the killed one's mails.
  await expect.poll(waiting, { timeout: 90_000, intervals: [1000] }).toBe(0)
  one = await startSiteProcess(ports[0], environment)
})
