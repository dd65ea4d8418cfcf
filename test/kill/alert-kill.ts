import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { confirmAlert } from '../../server/alerts/change-alerts.ts'
import { signUp } from '../../server/alerts/sign-up.ts'
import { readConfig } from '../../server/base/config.ts'
import { createLog } from '../../server/base/log.ts'
import { openSite } from '../../server/site/site.ts'
import { freePort } from '../support/free-port.ts'
import { mailServer } from '../support/mail-server.ts'
import { databaseUrlOf, startSiteProcess } from '../support/site-process.ts'
import { tokenOf } from '../support/subscriber.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/**
 * Kills the site, again and again, while it tells subscribers of homes, and then counts: of each home each subscriber must
 * have got one mail. A mail that the server has accepted, and that the site could not note any more, comes twice under
 * one Message-ID: at most one for each of its connections and kill. With SABOTAGE=1 mail is queued outside the
 * transaction, and the count must come out wrong.
 *
 * npm run test:kill:alerts            20 kills
 * KILLS=3 npm run test:kill:alerts    a short run, as in npm test
 */
const KILLS = Number(process.env.KILLS ?? 20)
const SUBSCRIBERS = 150
const CONNECTIONS = 4
/** A job that was cut off is taken over when its lease is over. */
const TOLD_WITHIN_MS = process.env.SABOTAGE ? 20_000 : 240_000

const sabotage = fileURLToPath(new URL('./sabotage.ts', import.meta.url))
const subscribers = Array.from({ length: SUBSCRIBERS }, (_, number) => `venter${number}@eksempel.no`)

async function main(): Promise<number> {
  const mailbox = await mailServer()
  const dataDir = temporaryFolder('alert-kill')
  const environment = {
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://husvaer.eksempel.no',
    ...(process.env.SABOTAGE ? { NODE_OPTIONS: `--import=${sabotage}` } : {}),
  }
  const port = await freePort()
  let site = await startSiteProcess(port, environment)
  await untilAllRecorded(databaseUrlOf(dataDir))
  await subscribeAll(environment)
  const titles: string[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const title = `Drapsveien ${kill}`
    titles.push(title)
    const before = mailbox.received.length
    await withDatabase(databaseUrlOf(dataDir), (client) => publish(client, title))
    // Half of the kills meet deliveries that are being noted, the others mails on their way.
    const isUnderWay = async () =>
      kill % 2 === 0
        ? mailbox.received.length > before
        : withDatabase(databaseUrlOf(dataDir), async (client) => hasDeliveries(client, title))
    for (let waited = 0; !(await isUnderWay()) && waited < 700; waited += 1) await sleep(100)
    await sleep(Math.random() * 100)
    await site.end('SIGKILL')
    site = await startSiteProcess(port, environment)
  }
  const mails = () =>
    new Map(
      mailbox.received.map((mail) => [
        mail.messageId ?? '',
        { to: mail.recipients[0] ?? '', text: mail.text ?? '' },
      ]),
    )
  const lost = () => countWrong(mails(), titles, (count) => count === 0)
  const until = Date.now() + TOLD_WITHIN_MS
  while (lost() > 0 && Date.now() < until) await sleep(500)
  const doubled = countWrong(mails(), titles, (count) => count > 1)
  const sentAgain = mailbox.received.length - mails().size
  await site.end('SIGTERM')
  await mailbox.close()
  rmSync(dataDir, { recursive: true, force: true })

  const figures = { kills: KILLS, homes: titles.length, subscribers: SUBSCRIBERS, mails: mails().size }
  process.stdout.write(`${JSON.stringify({ ...figures, lost: lost(), doubled, sentAgain }, null, 2)}\n`)
  const isRight = lost() + doubled === 0 && sentAgain <= KILLS * CONNECTIONS
  process.stdout.write(isRight ? 'Each was told once.\n' : 'SOMETHING WAS LOST.\n')
  return isRight ? 0 : 1
}

/** What is vacant from the beginning is no news: told with it, the first home would not stand in its mail. */
async function untilAllRecorded(url: string): Promise<void> {
  const isRecorded = (client: pg.Client) =>
    client.query(
      `select where exists (select from vacancies) and not exists (select from changed_homes)
         and not exists (select from vacancies where not is_matched)`,
    )
  while ((await withDatabase(url, isRecorded)).rowCount === 0) await sleep(200)
}

/** Signs all subscribers up and confirms them, as a command beside the running site. */
async function subscribeAll(environment: Record<string, string>): Promise<void> {
  const site = await openSite(readConfig({ ...environment, NODE_OPTIONS: undefined }), createLog('error'), {
    as: 'command',
  })
  const deps = { ...site, publicUrl: environment.PUBLIC_URL ?? '', queue: { add: async () => undefined } }
  const filters = { category: 'bolig', asked: {} } as const
  for (const email of subscribers) {
    const now = new Date()
    await signUp(deps, { email, filters, wish: ['Boliger'], pace: 'at-once' }, now)
    const { rows } = await site.database.pool.query('select id from alerts where confirmed_at is null')
    await confirmAlert(deps, await tokenOf(site, email), rows[0].id, now)
  }
  // Those that ask to confirm were not put in the queue: they are not what is counted.
  await site.database.pool.query('delete from mails')
  await site.close()
}

async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

const publish = (client: pg.Client, title: string) =>
  client.query(
    `insert into properties (id, title, type, location, city, status) values ($1, $2, 'Bolig', 'Sentrum', 'Larvik', 'ledig')`,
    [randomUUID(), title],
  )

async function hasDeliveries(client: pg.Client, title: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from alert_deliveries join vacancies on vacancies.id = vacancy_id
     join properties on properties.id::text = ref where title = $1 limit 1`,
    [title],
  )
  return Boolean(rowCount)
}

/** For how many subscribers and homes the number of mails is wrong. */
function countWrong(
  mails: ReadonlyMap<string, { to: string; text: string }>,
  titles: readonly string[],
  isWrong: (count: number) => boolean,
): number {
  const counts = new Map<string, number>()
  for (const { to, text } of mails.values())
    for (const title of titles)
      if (text.includes(`Se ${title}:`)) counts.set(`${to} ${title}`, (counts.get(`${to} ${title}`) ?? 0) + 1)
  const pairs = subscribers.flatMap((email) => titles.map((title) => `${email} ${title}`))
  return pairs.filter((pair) => isWrong(counts.get(pair) ?? 0)).length
}

process.exitCode = await main()
