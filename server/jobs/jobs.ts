import { PgBoss } from 'pg-boss'
import type { Site } from '../site.ts'
import { importImagesJob } from './import-images.ts'
import type { Job } from './queue.ts'
import { syncListingsJob } from './sync-listings.ts'

export interface Jobs {
  /** «ok», or what is wrong. */
  state(): string
  stop(): Promise<void>
}

const everyJob: readonly Job[] = [syncListingsJob, importImagesJob]

/** Starts the queue and what it has to do. Every job runs once, however many processes there are. */
export async function startJobs(site: Site, jobs: readonly Job[] = everyJob): Promise<Jobs> {
  const { log, database } = site
  let state = 'ok'
  const boss = new PgBoss({ connectionString: database.url, max: 3 })
  boss.on('error', (error) => {
    state = 'unreachable'
    log.error({ err: error }, 'The job queue reports an error')
  })
  await boss.start()
  for (const job of jobs) {
    // Exclusive: while one is waiting or running, there is no second.
    await boss.createQueue(job.name, {
      policy: 'exclusive',
      retryLimit: 3,
      retryDelay: 300,
      retryBackoff: true,
    })
    if (!job.isOn(site)) {
      await boss.unschedule(job.name)
      continue
    }
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async () => {
      await job.run(site)
      state = 'ok'
    })
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Oslo' })
    if (job.atStart) await boss.send(job.name, {})
  }
  if (!site.config.FINN_API_KEY) log.info('The listing sync is off: there is no FINN_API_KEY')
  return {
    state: () => state,
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
