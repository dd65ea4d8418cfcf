import pg from 'pg'
import { assignCase } from '../../src/features/inbox/server/case/assign.ts'
import { readConfig } from '../../src/platform/base/config.ts'
import { createLog } from '../../src/platform/base/log.ts'
import { openServices } from '../../src/site/services/services.ts'
import { openSite } from '../../src/site/services/site.ts'
import { sendCase } from '../../test/support/sent-case.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { checkToldOnce, type KilledSite, killedSite } from './killed-site.ts'

/**
 * Kills the site, again and again, while it tells staff of cases that are assigned to them, and then counts: each
 * assignment must have been told once. A mail that the server has accepted, and that the site could not note any more,
 * comes twice under one Message-ID: at most one for each of its connections and kill. With SABOTAGE=1 mail is queued
 * outside the transaction, and the count must come out wrong.
 *
 * npm run test:kill:notices            10 kills
 * KILLS=2 npm run test:kill:notices    a short run, as in npm test
 */
const KILLS = Number(process.env.KILLS ?? 10)
const COLLEAGUES = 40

interface Assignment {
  staffId: string
  reference: string
}

async function main(): Promise<number> {
  const site = await killedSite('notice-kill')
  const { mailbox, databaseUrl } = site
  const mails = () => {
    const told = mailbox.received.filter(({ subject }) => subject?.startsWith('Du har fått'))
    return [...new Map(told.map((mail) => [mail.messageId ?? '', mail])).values()]
  }
  const assignments: Assignment[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    assignments.push(...(await assignCases(site.environment)))
    const before = mails().length
    // Half of the kills meet notices that are being settled, the others mails on their way.
    await site.killOnce(() =>
      kill % 2 === 0 ? mails().length > before : isSettling(databaseUrl, assignments.length),
    )
  }
  return checkToldOnce(site, { kills: KILLS, assignments: assignments.length }, (isWrong) => {
    const told = mails()
    return assignments.filter(({ staffId, reference }) =>
      isWrong(
        told.filter(
          ({ recipients, html }) =>
            recipients[0]?.startsWith(staffId) && html?.includes(`/saker/${reference}"`),
        ).length,
      ),
    ).length
  })
}

/** Assigns a new case to each of some colleagues, as another process beside the running site. */
async function assignCases(environment: KilledSite['environment']): Promise<Assignment[]> {
  const site = await openSite(readConfig(environment), createLog('error'), { as: 'command' })
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
