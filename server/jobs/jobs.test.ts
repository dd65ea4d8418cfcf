import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporarySite, temporarySite } from '../../test/support/temporary-site.ts'
import { startJobs } from './jobs.ts'
import { openQueue } from './open-queue.ts'
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
  const queues = await Promise.all([1, 2, 3].map(() => openQueue(site.database, site.log)))
  await Promise.all(queues.map((queue) => startJobs(site, queue, [job])))
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(runs).toBe(1)
  await Promise.all(queues.map((queue) => queue.close()))
})

test('the sync is due once a day, by the clock in Oslo', async () => {
  const queue = await openQueue(site.database, site.log)
  await startJobs(site, queue)
  const boss = new PgBoss({ connectionString: site.database.url, schedule: false, supervise: false })
  await boss.start()
  expect(await boss.getSchedules('sync-listings')).toEqual([
    expect.objectContaining({ cron: '10 5 * * *', timezone: 'Europe/Oslo' }),
  ])
  await boss.stop({ graceful: false })
  await queue.close()
})

test('without a key nothing comes from FINN', async () => {
  const off = await temporarySite()
  const queue = await openQueue(off.database, off.log)
  await startJobs(off, queue)
  const boss = new PgBoss({ connectionString: off.database.url, schedule: false, supervise: false })
  await boss.start()
  expect((await boss.getSchedules()).map(({ name }) => name)).toEqual(['publish-due', 'purge', 'sweep'])
  expect(off.logged.map((line) => line.message)).toEqual([
    'The listing sync is off: there is no FINN_API_KEY',
  ])
  await boss.stop({ graceful: false })
  await queue.close()
  await off.remove()
})
