import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { findProcess } from '../../src/platform/database/processes.ts'
import { freePort } from '../support/free-port.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { databasePid, type SiteProcess, startSiteProcess } from '../support/site-process.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** A server that meets an unexpected error when it is sent SIGUSR2. */
const breakable = {
  NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGUSR2',()=>{throw(new(Error)('on-purpose'))})",
}

const keptRunning = [process.execPath, 'src/start.mjs'] as const

let port: number
let site: SiteProcess
test.beforeAll(async () => {
  port = await freePort()
  site = await startSiteProcess(port, breakable, keptRunning)
})

test.afterAll(async () => {
  // Its server stops by itself.
  await site.end('SIGKILL')
  rmSync(site.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

const firstChild = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

const serverPid = () => firstChild(site.pid)

const health = () =>
  fetch(`${site.url}/healthz`).then(
    (response) => response.json(),
    () => null,
  )

async function sendForm(): Promise<number | null> {
  const form = findForm('contact-message')
  return fetch(`${site.url}/api/skjema/contact-message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form ? sampleEntries(form) : {}),
  }).then(
    (response) => response.status,
    () => null,
  )
}

test('runs the bundle of the server', () => {
  expect(readFileSync(`/proc/${serverPid()}/cmdline`, 'utf8').split('\0')).toContainEqual(
    expect.stringMatching(/\/build\/server\/main\.js$/),
  )
})

test('a crashed server comes back, and the log and /healthz say why it was restarted', async () => {
  expect(await health()).toMatchObject({
    ready: true,
    database: 'ok',
    queue: 'ok',
    restarts: 0,
    lastCrash: null,
    databaseServer: { state: 'running', restarts: 0, lastEnd: null },
  })
  process.kill(serverPid(), 'SIGUSR2')
  await expect
    .poll(health, { timeout: 60_000 })
    .toMatchObject({ ready: true, restarts: 1, lastCrash: { reason: 'exit code 1' } })
  expect(site.output()).toMatch(/"level":60.*on-purpose.*The server stops after an unexpected error/)
  expect(site.output()).toMatch(/"reason":"exit code 1".*The server crashed; starting it again/)
  process.kill(serverPid(), 'SIGKILL')
  await expect
    .poll(health, { timeout: 60_000 })
    .toMatchObject({ ready: true, restarts: 2, lastCrash: { reason: 'signal SIGKILL' } })
})

test('accepts forms again after the embedded database was killed', async () => {
  expect(await sendForm()).toBe(201)
  process.kill(databasePid(site.dataDir), 'SIGKILL')
  // The same server: it did not end with its database.
  await expect
    .poll(health, { timeout: 60_000 })
    .toMatchObject({ ready: true, restarts: 2, databaseServer: { state: 'running', restarts: 1 } })
  await expect.poll(sendForm, { timeout: 60_000 }).toBe(201)
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ queue: 'ok' })
  // One log line for the outage, not one for each worker.
  expect(site.output().split('The job queue reports an error').length - 1).toBeLessThanOrEqual(1)
})

test('a server whose parent was killed shuts down gracefully, with its database', async () => {
  const [server, database] = [serverPid(), databasePid(site.dataDir)]
  await site.end('SIGKILL')
  await expect.poll(() => findProcess(server), { timeout: 15_000 }).toBeNull()
  await expect.poll(() => findProcess(database), { timeout: 15_000 }).toBeNull()
})

test('SIGTERM shuts the parent and the server down gracefully', async () => {
  site = await startSiteProcess(port, { DATA_DIR: site.dataDir }, keptRunning)
  const [server, database] = [serverPid(), databasePid(site.dataDir)]
  const { code } = await site.end('SIGTERM')
  expect(code).toBe(0)
  expect(await findProcess(server)).toBeNull()
  expect(await findProcess(database)).toBeNull()
})

test('SIGTERM to npm ends npm, parent and server', async () => {
  site = await startSiteProcess(port, { DATA_DIR: site.dataDir }, ['npm', 'start'])
  // npm runs the script in a shell, which has to exec the parent: a shell would not forward the signal.
  const parent = firstChild(site.pid)
  const pids = [parent, firstChild(parent), databasePid(site.dataDir)]
  await site.end('SIGTERM')
  for (const pid of pids) await expect.poll(() => findProcess(pid), { timeout: 15_000 }).toBeNull()
})

test('a wrong setting ends the parent too, with one line', async () => {
  const refused = await startSiteProcess(port, { PUBLIC_URL: 'husvaer' }, keptRunning)
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toBe(
    'Cannot start: PUBLIC_URL must be an address that starts with http:// or https://.\n',
  )
})
