import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { confirmAlert } from '../../src/features/alerts/server/change-alerts.ts'
import { signUp } from '../../src/features/alerts/server/sign-up.ts'
import { readConfig } from '../../src/platform/base/config.ts'
import { createLog } from '../../src/platform/base/log.ts'
import { createRateLimits } from '../../src/platform/limits/rate-limits.ts'
import { openSite } from '../../src/site/services/site.ts'
import { tokenOf } from '../../test/support/subscriber.ts'
import { checkToldOnce, type KilledSite, killedSite } from './killed-site.ts'

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

const subscribers = Array.from({ length: SUBSCRIBERS }, (_, number) => `venter${number}@eksempel.no`)

async function main(): Promise<number> {
  const site = await killedSite('alert-kill')
  const { mailbox, databaseUrl } = site
  await untilAllRecorded(databaseUrl)
  await subscribeAll(site.environment)
  const titles: string[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const title = `Drapsveien ${kill}`
    titles.push(title)
    const before = mailbox.received.length
    await withDatabase(databaseUrl, (client) => publish(client, title))
    // Half of the kills meet deliveries that are being noted, the others mails on their way.
    await site.killOnce(() =>
      kill % 2 === 0
        ? mailbox.received.length > before
        : withDatabase(databaseUrl, (client) => hasDeliveries(client, title)),
    )
  }
  const mails = () => [
    ...new Map(
      mailbox.received.map((mail) => [
        mail.messageId ?? '',
        { to: mail.recipients[0] ?? '', text: mail.text ?? '' },
      ]),
    ).values(),
  ]
  return checkToldOnce(site, { kills: KILLS, homes: titles.length, subscribers: SUBSCRIBERS }, (isWrong) =>
    countWrong(mails(), titles, isWrong),
  )
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
async function subscribeAll(environment: KilledSite['environment']): Promise<void> {
  const site = await openSite(readConfig(environment), createLog('error'), { as: 'command' })
  const deps = {
    ...site,
    publicUrl: environment.PUBLIC_URL ?? '',
    queue: { add: async () => undefined },
    limits: createRateLimits(site.database.pool, site.secret),
  }
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
  mails: readonly { to: string; text: string }[],
  titles: readonly string[],
  isWrong: (count: number) => boolean,
): number {
  const counts = new Map<string, number>()
  for (const { to, text } of mails)
    for (const title of titles)
      if (text.includes(`Se ${title}:`)) counts.set(`${to} ${title}`, (counts.get(`${to} ${title}`) ?? 0) + 1)
  const pairs = subscribers.flatMap((email) => titles.map((title) => `${email} ${title}`))
  return pairs.filter((pair) => isWrong(counts.get(pair) ?? 0)).length
}

process.exitCode = await main()
