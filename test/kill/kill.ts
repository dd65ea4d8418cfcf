import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findForm } from '../../forms/catalogue.ts'
import type { Form } from '../../forms/form.ts'
import { startEmbeddedDatabase } from '../../server/database/embedded.ts'
import { mailServer } from '../support/mail-server.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/**
 * Kills the site, again and again, while forms are sent to it, and then counts: what was acknowledged is
 * stored, what is stored was sent, and every stored case was mailed. With SABOTAGE=1 mail is ordered outside
 * the case's transaction, and the count must come out wrong.
 *
 * npm run test:kill            200 kills
 * KILLS=20 npm run test:kill   a short run, as in CI
 */
const KILLS = Number(process.env.KILLS ?? 200)
const PER_SECOND = 50
/** Longer than a mail that was cut off waits for its next try. */
const QUIET_MS = 40_000
const PORT = Number(process.env.KILL_PORT ?? 4330)

const sabotage = fileURLToPath(new URL('./sabotage.ts', import.meta.url))

const form = findForm('contact-message') as Form
const sentKeys = new Set<string>()
const acknowledged = new Map<string, string>()

/** Sends one form until it is acknowledged, always under the same key, as a client with patience does. */
async function sendUntilAcknowledged(url: string, deadline: () => boolean): Promise<void> {
  const key = randomUUID()
  const entries = Object.entries(sampleEntries(form)).map(([name, [text]]) => [name, text])
  const body = JSON.stringify({ ...Object.fromEntries(entries), email: `${key}@eksempel.no` })
  sentKeys.add(key)
  while (!deadline()) {
    try {
      const response = await fetch(`${url}/api/skjema/${form.id}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body,
        signal: AbortSignal.timeout(5000),
      })
      const answer = (await response.json()) as { reference?: string }
      if (response.status === 201 && answer.reference) {
        acknowledged.set(key, answer.reference)
        return
      }
    } catch {
      // Dead, or dying: the same again.
    }
    await sleep(50 + Math.random() * 100)
  }
}

async function run(): Promise<number> {
  const mailbox = await mailServer()
  const dataDir = temporaryFolder('kill')
  const environment = {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://husvaer.eksempel.no',
    ...(process.env.SABOTAGE ? { NODE_OPTIONS: `--import=${sabotage}` } : {}),
  }
  const url = `http://localhost:${PORT}`
  let over = false
  let gaveUp = false
  const underWay = new Set<Promise<void>>()
  let site = await startSiteProcess(PORT, environment)

  const load = (async () => {
    while (!over) {
      const one: Promise<void> = sendUntilAcknowledged(url, () => gaveUp).finally(() => underWay.delete(one))
      underWay.add(one)
      await sleep(1000 / PER_SECOND)
      // While the site is down nobody waits in line for ever: clients are many, not endless.
      while (underWay.size > 150 && !over) await sleep(20)
    }
  })()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await sleep(200 + Math.random() * 800)
    await site.end('SIGKILL')
    site = await startSiteProcess(PORT, environment)
    if (kill % 20 === 0) {
      process.stdout.write(`${kill} kills: ${sentKeys.size} sent, ${acknowledged.size} acknowledged\n`)
    }
  }
  over = true
  await load
  const patience = setTimeout(() => {
    gaveUp = true
  }, 60_000)
  await Promise.all(underWay)
  clearTimeout(patience)

  const mailed = () => new Set(mailbox.received.map(({ messageId }) => messageId))
  const database = await startEmbeddedDatabase(dataDir)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const stored = (await client.query('select idempotency_key as key, reference from cases')).rows as {
    key: string
    reference: string
  }[]
  const notMailed = async () => {
    const { rows } = await client.query<{
      reference: string
      messageId: string | null
      state: string | null
    }>(
      `select cases.reference, mails.message_id as "messageId", mails.state from cases
       left join mails on mails.case_id = cases.id and mails.kind = 'case-to-company'`,
    )
    const there = mailed()
    return rows.filter(({ messageId }) => !messageId || !there.has(messageId))
  }
  // A mail that was cut off in the middle is taken up again when its time is over: what is queued still comes.
  let quietSince = Date.now()
  let before = mailed().size
  while ((await notMailed()).some(({ state }) => state === 'queued') && Date.now() - quietSince < QUIET_MS) {
    await sleep(1000)
    if (mailed().size === before) continue
    before = mailed().size
    quietSince = Date.now()
  }
  const unmailed = await notMailed()
  const lost = [...acknowledged].filter(
    ([key, reference]) => !stored.some((row) => row.key === key && row.reference === reference),
  )
  const unsent = stored.filter(({ key }) => !sentKeys.has(key))
  const twice = mailbox.received.length - mailed().size
  await client.end()
  await site.end('SIGTERM')
  await mailbox.close()
  rmSync(dataDir, { recursive: true, force: true })

  const figures = {
    kills: KILLS,
    sent: sentKeys.size,
    acknowledged: acknowledged.size,
    stored: stored.length,
    acknowledgedNotStored: lost.length,
    storedNotSent: unsent.length,
    storedNotMailed: unmailed.length,
    mails: mailed().size,
    mailsSentAgain: twice,
  }
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
  const isRight = lost.length + unsent.length + unmailed.length === 0 && acknowledged.size > 0
  process.stdout.write(isRight ? 'Nothing was lost.\n' : 'SOMETHING WAS LOST.\n')
  return isRight ? 0 : 1
}

process.exitCode = await run()
