import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { openQueue, takeOverInterrupted } from '../../platform/queue/open-queue.ts'
import { openServices, type Services } from '../services/services.ts'
import { type Job, startJobs } from './jobs.ts'
import { scheduledJobs } from './schedule.ts'

let site: TemporarySite
beforeEach(async () => {
  site = await temporarySite({ FINN_API_KEY: 'key', FINN_ORG_ID: '1' })
})
afterEach(() => site.remove())

test('a job runs once, however many processes there are', async () => {
  let runs = 0
  const held = Promise.withResolvers<void>()
  const job: Job<string> = {
    name: 'once-a-day',
    cron: null,
    atStart: true,
    isOn: () => true,
    async run() {
      runs += 1
      await held.promise
    },
  }
  const queues = await Promise.all([1, 2, 3].map(() => openQueue(site.database, site.log)))
  await Promise.all(queues.map((queue) => startJobs(site, queue, [job])))
  await expect.poll(() => runs).toBe(1)
  const open = async () =>
    (
      await site.database.pool.query<{ state: string }>(
        "select state::text from pgboss.job where name = 'once-a-day' and state < 'completed'",
      )
    ).rows.map(({ state }) => state)
  // Nothing waits behind the one that runs, and nothing is left when it has ended.
  expect(await open()).toEqual(['active'])
  held.resolve()
  await expect.poll(open).toEqual([])
  expect(runs).toBe(1)
  await Promise.all(queues.map((queue) => queue.close()))
})

test('a job whose process is killed is taken over once its lease is over, and not before', async () => {
  const { pool, url } = site.database
  await pool.query('create table job_runs (pid int)')
  const environment = { ...process.env, DATABASE_URL: url, DATA_DIR: site.config.DATA_DIR }
  const other = spawn(process.execPath, ['test/support/unending-job.ts'], {
    env: environment,
    stdio: 'ignore',
  })
  const runs = async () => (await pool.query('select pid from job_runs')).rows
  await expect.poll(runs).toEqual([{ pid: other.pid }])
  const jobNow = async () =>
    (
      await pool.query(
        "select state, heartbeat_on > started_on as is_renewed from pgboss.job where name = 'unending'",
      )
    ).rows
  await expect.poll(jobNow).toEqual([{ state: 'active', is_renewed: true }])

  const queue = await openQueue(site.database, site.log)
  const run = async () => {
    await pool.query('insert into job_runs (pid) values (0)')
  }
  await startJobs(site, queue, [{ name: 'unending', cron: null, atStart: true, isOn: () => true, run }])
  expect(await runs()).toHaveLength(1)
  other.kill('SIGKILL')
  await once(other, 'exit')
  // Half a minute later.
  await pool.query(
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '30 seconds' where name = 'unending'",
  )
  await expect.poll(runs).toEqual([{ pid: other.pid }, { pid: 0 }])
  await queue.close()
})

test('a job that fails is tried again only after its pause', async () => {
  let tries = 0
  const job: Job<string> = {
    name: 'failing',
    cron: null,
    atStart: true,
    isOn: () => true,
    async run() {
      tries += 1
      throw new Error('Not today')
    },
  }
  const queue = await openQueue(site.database, site.log)
  await startJobs(site, queue, [job])
  const { pool } = site.database
  const next = async () =>
    (
      await pool.query(
        "select start_after > now() + interval '4 minutes' as is_later from pgboss.job where state = 'retry'",
      )
    ).rows
  await expect.poll(next).toEqual([{ is_later: true }])
  await takeOverInterrupted(pool)
  expect(await next()).toEqual([{ is_later: true }])
  expect(tries).toBe(1)
  await queue.close()
})

test('a failed job that runs every minute runs again the next minute', async () => {
  let tries = 0
  const job: Job<string> = {
    name: 'each-minute',
    cron: '* * * * *',
    atStart: true,
    isOn: () => true,
    async run() {
      tries += 1
      throw new Error('Not this minute')
    },
  }
  const queue = await openQueue(site.database, site.log)
  await startJobs(site, queue, [job])
  await expect.poll(() => tries).toBe(1)
  const open = async () =>
    (
      await site.database.pool.query(
        "select from pgboss.job where name = 'each-minute' and state < 'completed'",
      )
    ).rowCount
  await expect.poll(open).toBe(0)
  await queue.boss.send('each-minute', {})
  await expect.poll(() => tries).toBe(2)
  await queue.close()
})

/** The jobs that need no running site. */
const daily = (services: Services) =>
  scheduledJobs(services, '').filter(({ name }) =>
    ['sync-listings', 'import-images', 'publish-due', 'purge', 'sweep'].includes(name),
  )

test('the sync is due once a day, in Oslo time', async () => {
  const services = await openServices(site)
  await startJobs(site, services.queue, daily(services))
  const boss = new PgBoss({ connectionString: site.database.url, schedule: false, supervise: false })
  boss.on('error', () => undefined)
  await boss.start()
  expect(await boss.getSchedules('sync-listings')).toEqual([
    expect.objectContaining({ cron: '10 5 * * *', timezone: 'Europe/Oslo' }),
  ])
  await boss.stop({ graceful: false })
  await services[Symbol.asyncDispose]()
})

test('without a key no listings come from FINN, and pictures are still copied', async () => {
  const off = await temporarySite()
  const services = await openServices(off)
  await startJobs(off, services.queue, daily(services))
  const boss = new PgBoss({ connectionString: off.database.url, schedule: false, supervise: false })
  boss.on('error', () => undefined)
  await boss.start()
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual([
    'import-images',
    'publish-due',
    'purge',
    'sweep',
  ])
  expect(off.logged.map((line) => line.message)).toEqual([
    'The listing sync is off: there is no FINN_API_KEY',
  ])
  await boss.stop({ graceful: false })
  await services[Symbol.asyncDispose]()
  await off.remove()
})

test('a job runs after the changes that call for it, once for several, and again for those while it runs', async () => {
  let runs = 0
  let held = Promise.withResolvers<void>()
  const job: Job<string> = {
    name: 'after-texts',
    cron: null,
    atStart: false,
    isDueAfter: (tags) => tags?.includes('text:ansatte') ?? false,
    isOn: () => true,
    async run() {
      runs += 1
      await held.promise
    },
  }
  const queue = await openQueue(site.database, site.log)
  await startJobs(site, queue, [job])
  const publish = (document: string) =>
    site.database.pool.query(
      "insert into content_versions (document, state, value) values ($1, 'published', '{}')",
      [document],
    )
  await publish('kontakt')
  for (const _ of [1, 2, 3]) await publish('ansatte')
  await expect.poll(() => runs).toBe(1)
  await publish('ansatte')
  const first = held
  held = Promise.withResolvers()
  first.resolve()
  await expect.poll(() => runs).toBe(2)
  held.resolve()
  await queue.close()
})
