import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { findProcess } from '../../src/platform/database/processes.ts'
import { formWithId } from '../support/form-with-id.ts'
import { freePort } from '../support/free-port.ts'
import { sendHalf } from '../support/half-sent.ts'
import { mailServer } from '../support/mail-server.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { runScript } from '../support/script-process.ts'
import { databasePid, databaseUrlOf, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test.describe.configure({ mode: 'serial' })

test('a site can be stopped and started again, and SIGTERM ends it', async () => {
  const mailbox = await mailServer()
  const environment = { SMTP_URL: mailbox.url, SECRET_KEY: 'a key that only this test uses, and no other' }
  const port = await freePort()
  const first = await startSiteProcess(port, environment)
  // The stop waits for a slow mail server, so that the next process sends nothing again.
  mailbox.answerAfter(4000)
  const form = formWithId('contact-message')
  const sent = await fetch(`${first.url}/api/skjema/${form.id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(Object.entries(sampleEntries(form)).map(([k, [v]]) => [k, v]))),
  })
  expect(sent.status).toBe(201)
  await expect.poll(() => mailbox.received.length).toBe(2)
  expect(await first.end('SIGTERM')).toMatchObject({ code: 0 })
  const second = await startSiteProcess(port, { ...environment, DATA_DIR: first.dataDir })
  expect((await fetch(`${second.url}/eiendommer`)).status).toBe(200)
  const database = new pg.Client({ connectionString: databaseUrlOf(second.dataDir) })
  await database.connect()
  const { rows } = await database.query('select state, attempts from mails')
  await database.end()
  expect(rows).toEqual([
    { state: 'sent', attempts: 1 },
    { state: 'sent', attempts: 1 },
  ])
  const { code } = await second.end('SIGTERM')
  expect(code).toBe(0)
  await mailbox.close()
})

test('a second start on the same folder ends with one clear line', async () => {
  const first = await startSiteProcess(await freePort())
  const second = await startSiteProcess(await freePort(), { DATA_DIR: first.dataDir })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `Husvær is already running on ${first.dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
  )
  expect((await fetch(`${first.url}/eiendommer`)).status).toBe(200)
  await first.end('SIGTERM')
})

test('a wrong setting ends the start with one clear line', async () => {
  const site = await startSiteProcess(await freePort(), { PUBLIC_URL: 'husvaer' })
  expect(await site.ended).toBe(1)
  expect(site.output()).toBe(
    'Cannot start: PUBLIC_URL must be an address that starts with http:// or https://.\n',
  )
})

test('a port that is taken is named', async () => {
  const port = await freePort()
  const first = await startSiteProcess(port)
  const second = await startSiteProcess(port, { DATA_DIR: `${first.dataDir}-other` })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Port ${port} is taken by another program.`)
  await first.end('SIGTERM')
})

test('a PostgreSQL of one’s own gets no demo that was not asked for', async () => {
  const folder = temporaryFolder('own')
  const database = await startEmbeddedDatabase(folder)
  const site = await startSiteProcess(await freePort(), { DATABASE_URL: database.url, DEMO: '' })
  expect(site.output()).toContain('The database has no properties.')
  expect((await fetch(`${site.url}/eiendommer`)).status).toBe(200)
  const { code } = await site.end('SIGTERM')
  expect(code).toBe(0)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from properties')
  await client.end()
  expect(rows).toEqual([{ count: 0 }])
  await database.stop()
})

test('without its database the site serves the last good copy, marked, and names what it cannot show', async () => {
  const folder = temporaryFolder('shared')
  const database = await startEmbeddedDatabase(folder)
  const site = await startSiteProcess(await freePort(), { DATABASE_URL: database.url })
  const fresh = await (await fetch(`${site.url}/eiendommer`)).text()
  expect(fresh).not.toContain('Vi får ikke hentet ferske opplysninger')
  await database.stop()
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { timeout: 10_000 }).toBe(503)

  const copy = await fetch(`${site.url}/eiendommer`)
  expect(copy.status).toBe(200)
  expect(await copy.text()).toContain('Vi får ikke hentet ferske opplysninger akkurat nå.')

  const unseen = await fetch(`${site.url}/ledige-leiligheter`)
  const html = await unseen.text()
  expect(unseen.status).toBe(503)
  expect(html).toContain('Ingen eiendommer funnet for øyeblikket.')
  const reference = /Referanse: <code>([A-Z2-9]{8})<\/code>/.exec(html)?.[1]
  expect(reference).toBeDefined()
  const line = site
    .output()
    .split('\n')
    .find((each) => each.includes(`"reference":"${reference}"`))
  expect(line).toContain('Error fetching rental listings')

  const missing = await fetch(`${site.url}/eiendommer/00000000-0000-4000-8000-000000000001`)
  expect(missing.status).toBe(503)
  expect(await missing.text()).toContain('Eiendom ikke funnet')
  expect((await fetch(`${site.url}/om-oss`)).status).toBe(200)
  const { code } = await site.end('SIGTERM')
  expect(code).toBe(0)
})

test.describe('a running site', () => {
  let site: SiteProcess
  test.beforeAll(async () => {
    site = await startSiteProcess(await freePort())
  })

  test('shows a change of the data on its page', async () => {
    await fetch(`${site.url}/eiendommer`)
    const client = new pg.Client({ connectionString: databaseUrlOf(site.dataDir) })
    await client.connect()
    await client.query(
      "update properties set title = '0 Aller først' where id = (select id from properties limit 1)",
    )
    await client.end()
    await expect
      .poll(async () => (await fetch(`${site.url}/eiendommer`)).text(), { timeout: 30_000 })
      .toContain('0 Aller først')
  })

  test('accepts no requests after SIGTERM, answers those under way, and ends in time', async () => {
    const form = formWithId('contact-message')
    const answers = Object.fromEntries(Object.entries(sampleEntries(form)).map(([k, [v]]) => [k, v]))
    const underWay = await sendHalf(`${site.url}/api/skjema/${form.id}`, answers)
    const ended = site.end('SIGTERM')
    const outcome = () =>
      fetch(`${site.url}/healthz`).then(
        () => 'answered',
        (error) => error.cause?.code,
      )
    await expect.poll(outcome).toBe('ECONNREFUSED')
    const answer = await underWay.finish()
    expect(answer).toContain('HTTP/1.1 201')
    expect(answer).toMatch(/"reference":"HEN-/)
    // A stop that exceeds ten seconds has another exit code.
    expect(await ended).toEqual({ code: 0 })
  })
})

test('a site that waits for its database is stopped by SIGTERM, without an error', async () => {
  const database = await freePort()
  const folder = temporaryFolder('process')
  const waiting = runScript("await import('./src/main.ts')", {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: `postgres://husvaer@127.0.0.1:${database}/husvaer`,
    LOG_LEVEL: 'info',
  })
  await expect.poll(waiting.output, { timeout: 60_000 }).toContain('trying again')
  waiting.send('SIGTERM')
  expect(await waiting.ended).toBe(0)
  expect(waiting.output()).not.toContain('"level":50')
})

const startDevelopment = async (DATA_DIR: string) =>
  startSiteProcess(await freePort(), { DATA_DIR }, ['npm', 'run', 'dev'])

async function expectAllStopped(site: SiteProcess, database: number): Promise<void> {
  await expect.poll(() => findProcess(database)).toBeNull()
  await expect.poll(() => fetch(site.url).catch(() => null)).toBeNull()
}

test('npm run dev starts its server anew when a file of the server is saved, and SIGTERM stops all of it', async () => {
  const folder = temporaryFolder('dev-saved')
  const site = await startDevelopment(folder)
  const database = databasePid(folder)
  // Ignored by git, and by what asks whether the build is stale.
  const saved = 'src/generated/saved-by-a-test.ts'
  await writeFile(saved, 'export {}\n')
  try {
    await expect.poll(() => findProcess(database)).toBeNull()
    await expect(async () => expect((await fetch(`${site.url}/healthz`)).status).toBe(200)).toPass()
    const next = databasePid(folder)
    await site.end('SIGTERM')
    await expectAllStopped(site, next)
  } finally {
    await rm(saved)
    await site.end('SIGTERM')
  }
})

test('npm run dev stops its server and its database with it by Ctrl+C', async () => {
  const folder = temporaryFolder('dev')
  const site = await startDevelopment(folder)
  const database = databasePid(folder)
  await site.end('SIGINT')
  await expectAllStopped(site, database)
})

for (const [ended, signal, command] of [
  ['npm run dev is killed', 'SIGKILL', ['tooling/dev.mjs']],
  ['the terminal of a development server is closed', 'SIGHUP', ['src/main.ts', '--dev']],
] as const) {
  test(`the server and its database stop when ${ended}`, async () => {
    const folder = temporaryFolder('dev-gone')
    const site = await startSiteProcess(await freePort(), { DATA_DIR: folder }, [
      process.execPath,
      ...command,
    ])
    const database = databasePid(folder)
    await site.end(signal)
    await expectAllStopped(site, database)
  })
}
