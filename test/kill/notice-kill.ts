import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { readConfig } from '../../server/base/config.ts'
import { createLog } from '../../server/base/log.ts'
import { assignCase } from '../../server/casework/assign.ts'
import { openServices } from '../../server/site/services.ts'
import { openSite } from '../../server/site/site.ts'
import { freePort } from '../support/free-port.ts'
import { mailServer } from '../support/mail-server.ts'
import { sendCase } from '../support/sent-case.ts'
import { databaseUrlOf, startSiteProcess } from '../support/site-process.ts'
import { makeStaff } from '../support/staff.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/**
 * Kills the site, again and again, while it tells staff of cases that are assigned to them, and then counts: each
 * assignment must have been told once. A mail that the server has accepted, and that the site could not note any more,
 * comes twice under one Message-ID: at most one for each of its connections and kill. With SABOTAGE=1 mail is queued
 * outside the transaction, and the count must come out wrong.
 *
 * npm run test:kill:notices            10 kills
 * KILLS=2 npm run test:kill:notices    a short run
 */
const KILLS = Number(process.env.KILLS ?? 10)
const COLLEAGUES = 40
const CONNECTIONS = 4
/** A job that was cut off is taken over when its lease is over; the job runs each minute. */
const TOLD_WITHIN_MS = process.env.SABOTAGE ? 20_000 : 240_000

const sabotage = fileURLToPath(new URL('./sabotage.ts', import.meta.url))

interface Assignment {
  staffId: string
  reference: string
}

async function main(): Promise<number> {
  const mailbox = await mailServer()
  const dataDir = temporaryFolder('notice-kill')
  const environment = {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://husvaer.eksempel.no',
    ...(process.env.SABOTAGE ? { NODE_OPTIONS: `--import=${sabotage}` } : {}),
  }
  const port = await freePort()
  let site = await startSiteProcess(port, environment)
  const assignments: Assignment[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    assignments.push(...(await assignCases(environment)))
    const toKill = () => mailsOf().length
    const before = toKill()
    // Half of the kills meet notices that are being settled, the others mails on their way.
    const isUnderWay = async () =>
      kill % 2 === 0 ? toKill() > before : isSettling(databaseUrlOf(dataDir), assignments.length)
    for (let waited = 0; !(await isUnderWay()) && waited < 1200; waited += 1) await sleep(100)
    await sleep(Math.random() * 100)
    await site.end('SIGKILL')
    site = await startSiteProcess(port, environment)
  }
  function mailsOf() {
    const told = mailbox.received.filter(({ subject }) => subject?.startsWith('Du har fått'))
    return [...new Map(told.map((mail) => [mail.messageId ?? '', mail])).values()]
  }
  const countWrong = (isWrong: (count: number) => boolean) =>
    assignments.filter(({ staffId, reference }) =>
      isWrong(
        mailsOf().filter(
          ({ recipients, html }) =>
            recipients[0]?.startsWith(staffId) && html?.includes(`/saker/${reference}"`),
        ).length,
      ),
    ).length
  const lost = () => countWrong((count) => count === 0)
  const until = Date.now() + TOLD_WITHIN_MS
  while (lost() > 0 && Date.now() < until) await sleep(500)
  const doubled = countWrong((count) => count > 1)
  const sentAgain = mailbox.received.length - new Set(mailbox.received.map(({ messageId }) => messageId)).size
  await site.end('SIGTERM')
  await mailbox.close()
  rmSync(dataDir, { recursive: true, force: true })

  const figures = { kills: KILLS, assignments: assignments.length, mails: mailsOf().length }
  process.stdout.write(`${JSON.stringify({ ...figures, lost: lost(), doubled, sentAgain }, null, 2)}\n`)
  const isRight = lost() + doubled === 0 && sentAgain <= KILLS * CONNECTIONS
  process.stdout.write(isRight ? 'Each was told once.\n' : 'SOMETHING WAS LOST.\n')
  return isRight ? 0 : 1
}

/** Assigns a new case to each of some colleagues, as another process beside the running site. */
async function assignCases(environment: Record<string, string>): Promise<Assignment[]> {
  const site = await openSite(readConfig({ ...environment, NODE_OPTIONS: undefined }), createLog('error'), {
    as: 'command',
  })
  const services = await openServices(site)
  const { pool } = site.database
  const giver = await makeStaff(pool)
  const assigned: Assignment[] = []
  for (let made = 0; made < COLLEAGUES; made += 1) {
    const { id } = await makeStaff(pool)
    // No quiet hours, at whatever time the test runs.
    await pool.query(
      `insert into notice_settings (staff_id, by_mail, by_push, summary_at) values ($1, '{assigned}', '{}', 7)`,
      [id],
    )
    const { reference } = await sendCase(services, 'contact-message')
    await assignCase(services.deps, giver, reference, { to: id, now: new Date(Date.now() - 30_000) })
    assigned.push({ staffId: id, reference })
  }
  await services[Symbol.asyncDispose]()
  await site.close()
  return assigned
}

/** Whether some, and not all, of the assignments are settled. */
async function isSettling(url: string, all: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select count(*)::int as count from staff_notices where reason = 'assigned' and settled_at is not null",
  )
  await client.end()
  return rows[0].count > all - COLLEAGUES
}

process.exitCode = await main()
