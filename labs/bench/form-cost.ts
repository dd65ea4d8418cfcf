import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { portOf } from '../../src/platform/http/port-of.ts'
import { formWithId } from '../../test/support/form-with-id.ts'
import { sampleEntries } from '../../test/support/sample-answers.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { buildIfStale } from '../../tooling/build-if-stale.ts'
import { type ProcessorTime, type Running, startSite } from './processes.ts'
import { say } from './report.ts'

/** How many forms are sent at a time, how many each measurement sends, and how many measurements take turns. */
const CONNECTIONS = 8
const FORMS = Number(process.env.FORMS ?? 300)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const MAILS_OF_A_FORM = 2

/** A form has all its mails within this. */
const MAILED_WITHIN_MS = 60_000

/** After the last mail has been accepted, it is recorded. */
const RECORDED_MS = 500

const IDLE_MS = 5000

/** Takes every mail on loopback, and counts them. */
async function countingMailServer() {
  const counted = { mails: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        counted.mails += 1
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    counted,
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function answersOf(id: string): Record<string, string> {
  const entries = Object.entries(sampleEntries(formWithId(id)))
  const answers = Object.fromEntries(entries.map(([name, [text = '']]) => [name, text]))
  return { ...answers, email: `${crypto.randomUUID()}@eksempel.no` }
}

/** Sends a form as the page's scripts do. */
async function sendByScript(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/skjema/contact-message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(answersOf('contact-message')),
  })
  await response.arrayBuffer()
  return response.status === 201
}

/** Sends a form as a browser without scripts does; its receipt is not fetched. */
async function sendByPage(url: string): Promise<boolean> {
  const form = new FormData()
  for (const [name, text] of Object.entries(answersOf('contact-message'))) form.set(name, text)
  const response = await fetch(`${url}/`, { method: 'POST', body: form, redirect: 'manual' })
  await response.arrayBuffer()
  return response.status === 303
}

const ways = { 'with scripts': sendByScript, 'without scripts': sendByPage }

interface Version {
  name: string
  site: Running
  mailbox: Awaited<ReturnType<typeof countingMailServer>>
}

interface Measured extends ProcessorTime {
  /** Forms stored and answered a second, while mails are sent beside them. */
  formsASecond: number
}

/** Processor time of one form until its mails are sent and recorded, in milliseconds. */
async function cost({ site, mailbox }: Version, send: (url: string) => Promise<boolean>): Promise<Measured> {
  const before = await site.processorTime()
  const start = performance.now()
  const mailsBefore = mailbox.counted.mails
  let left = FORMS
  const client = async () => {
    while (left-- > 0) if (!(await send(site.url))) throw new Error('A form was not taken')
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  const formsASecond = (1000 * FORMS) / (performance.now() - start)
  const end = performance.now() + MAILED_WITHIN_MS
  while (mailbox.counted.mails - mailsBefore < FORMS * MAILS_OF_A_FORM) {
    if (performance.now() > end) throw new Error('Mails are missing')
    await sleep(20)
  }
  await sleep(RECORDED_MS)
  return { ...each(before, await site.processorTime(), FORMS), formsASecond }
}

const each = (before: ProcessorTime, after: ProcessorTime, count: number): ProcessorTime => ({
  node: (after.node - before.node) / count,
  database: (after.database - before.database) / count,
})

/** Gathers the statistics that a site in use has: PostgreSQL gathers them by itself a minute later. */
async function gatherStatistics(dataDir: string): Promise<void> {
  const { url } = await startEmbeddedDatabase(dataDir)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()
}

/** The middle one of a few numbers. */
const median = (values: number[]) =>
  values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN

const folder = temporaryFolder('bench')
const versions: Version[] = []

async function start(name: string, version?: string): Promise<void> {
  const mailbox = await countingMailServer()
  const environment = { SMTP_URL: mailbox.url }
  const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : []
  // Earlier versions have no bundle: each runs from its source.
  const program = ['--max-old-space-size=256', ...profile, 'src/main.ts']
  const fromSource = version || process.env.PROFILE ? { version, program } : {}
  const site = await startSite(join(folder, name), 'on', { ...fromSource, environment })
  versions.push({ name, site, mailbox })
}

await buildIfStale()
try {
  await start('this')
  // Another version to compare with, in a folder of its own and built: BESIDE=/tmp/before node labs/bench/form-cost.ts
  if (process.env.BESIDE) await start('beside', process.env.BESIDE)
  const found = new Map<string, Measured[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [way, send] of Object.entries(ways))
      for (const version of versions) {
        const measured = await cost(version, send)
        // The first round warms up.
        if (round === 0) continue
        const key = `${version.name}, ${way}`
        found.set(key, [...(found.get(key) ?? []), measured])
      }
    if (round === 0) for (const { name } of versions) await gatherStatistics(join(folder, name))
  }
  say(`Processor time of a form with both its mails, the middle of ${ROUNDS} times ${FORMS} forms:`)
  for (const [name, measured] of found) {
    const node = median(measured.map((one) => one.node))
    const database = median(measured.map((one) => one.database))
    const formsASecond = median(measured.map((one) => one.formsASecond))
    say(
      `  ${name.padEnd(24)} Node ${node.toFixed(2).padStart(6)} ms  PostgreSQL ${database.toFixed(2).padStart(6)} ms  together ${(node + database).toFixed(2).padStart(6)} ms  ${formsASecond.toFixed(0).padStart(4)} forms a second`,
    )
  }
  for (const { name, site } of versions) {
    const before = await site.processorTime()
    await sleep(IDLE_MS)
    const { node, database } = each(before, await site.processorTime(), IDLE_MS / 1000)
    say(
      `  ${`${name}, each idle second`.padEnd(24)} Node ${node.toFixed(2).padStart(6)} ms  PostgreSQL ${database.toFixed(2).padStart(6)} ms`,
    )
  }
} finally {
  for (const { site, mailbox } of versions) {
    await site.stop()
    await mailbox.close()
  }
  rmSync(folder, { recursive: true, force: true })
}
