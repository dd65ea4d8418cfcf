import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { FormLoad } from '../../test/support/form-load.ts'
import { mailServer } from '../../test/support/mail-server.ts'
import { databaseUrlOf, startSiteProcess } from '../../test/support/site-process.ts'

/**
 * Measures how long the site takes to recover: after a crash of the server under `npm start`, and after an outage of
 * the mail server with 550 mails waiting. Prints seconds; the targets are in `docs/measurements.md`.
 *
 *   npm run bench:recovery
 */
const FORMS = 275
const CRASHES = 3

const secondsSince = (start: number) => Math.round((performance.now() - start) / 10) / 100

/** The server process that `npm start` runs as a child. */
function serverOf(parent: number): number {
  return Number(readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim())
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await sleep(20)
}

const mailbox = await mailServer()
const site = await startSiteProcess(
  Number(process.env.BENCH_PORT ?? 4370),
  { SMTP_URL: mailbox.url, LOG_LEVEL: 'error' },
  [process.execPath, 'src/start.mjs'],
)
const health = (): Promise<{ pid?: number; restarts: number } | null> =>
  fetch(`${site.url}/healthz`).then(
    (answer) => (answer.ok ? answer.json() : null),
    () => null,
  )
try {
  await mailbox.stop()
  const load = new FormLoad(site.url, { perSecond: 50 })
  for (let sent = 0; sent < FORMS; sent += 1) await load.sendOnce()
  const database = new pg.Client({ connectionString: databaseUrlOf(site.dataDir) })
  await database.connect()
  // The outage lasts until several deliveries have failed.
  await until(async () => {
    const { rows } = await database.query<{ tries: number }>('select max(attempts) as tries from mails')
    return (rows[0]?.tries ?? 0) >= 3
  })
  const back = performance.now()
  await mailbox.start()
  await until(() => mailbox.received.length >= 2 * FORMS)
  console.log(`${2 * FORMS} mails after an outage of the mail server: ${secondsSince(back)} s`)
  await database.end()

  for (let crash = 1; crash <= CRASHES; crash += 1) {
    const start = performance.now()
    process.kill(serverOf(site.pid), 'SIGKILL')
    await until(async () => (await health())?.restarts === crash)
    console.log(`ready after crash ${crash}: ${secondsSince(start)} s`)
  }
} finally {
  await site.end('SIGTERM')
  await mailbox.close().catch(() => undefined)
}
