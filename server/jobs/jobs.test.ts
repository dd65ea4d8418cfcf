import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporarySite, temporarySite } from '../../test/support/temporary-site.ts'
import { startJobs } from './jobs.ts'
import type { Job } from './queue.ts'

let site: TemporarySite
beforeEach(async () => {
  site = await temporarySite({ FINN_API_KEY: 'key', FINN_ORG_ID: '1' })
})
afterEach(() => site.remove())

test('a job runs once, however many processes there are', async () => {
  let runs = 0
  const job: Job = {
    name: 'once-a-day',
    cron: null,
    atStart: true,
    isOn: () => true,
    async run() {
      runs += 1
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
  }
  const processes = await Promise.all([
    startJobs(site, [job]),
    startJobs(site, [job]),
    startJobs(site, [job]),
  ])
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(runs).toBe(1)
  await Promise.all(processes.map((each) => each.stop()))
})

test('the sync is due once a day, by the clock in Oslo', async () => {
  const jobs = await startJobs(site)
  const boss = new PgBoss({ connectionString: site.database.url, schedule: false, supervise: false })
  await boss.start()
  expect(await boss.getSchedules('sync-listings')).toEqual([
    expect.objectContaining({ cron: '10 5 * * *', timezone: 'Europe/Oslo' }),
  ])
  await boss.stop({ graceful: false })
  await jobs.stop()
})

test('without a key nothing is due', async () => {
  const off = await temporarySite()
  const jobs = await startJobs(off)
  const boss = new PgBoss({ connectionString: off.database.url, schedule: false, supervise: false })
  await boss.start()
  expect(await boss.getSchedules()).toEqual([])
  expect(off.logged.map((line) => line.message)).toEqual([
    'The listing sync is off: there is no FINN_API_KEY',
  ])
  await boss.stop({ graceful: false })
  await jobs.stop()
  await off.remove()
})
