import { setTimeout } from 'node:timers/promises'
import type { JobName } from '../../platform/queue/job-name.ts'
import { JOB_LEASE_RENEWAL_S, LEASE_S, type Queue } from '../../platform/queue/open-queue.ts'
import type { Site } from '../services/site.ts'

const working = { pollingIntervalSeconds: 2, heartbeatRefreshSeconds: JOB_LEASE_RENEWAL_S }

const EVERY_MINUTE = '* * * * *'

/** A job that runs every minute needs no retry: its next run comes first, and a waiting retry would block it. */
const retriesOf = ({ cron }: Job<string>) =>
  cron === EVERY_MINUTE ? { retryLimit: 0 } : { retryLimit: 3, retryDelay: 300, retryBackoff: true }

/** Starts the scheduled jobs. Each run happens in one process only, also when several are running. */
export async function startJobs(
  site: Site,
  { boss, wentWell }: Queue,
  jobs: readonly Job<string>[],
): Promise<void> {
  for (const job of jobs) {
    const retries = { ...retriesOf(job), heartbeatSeconds: LEASE_S }
    // Exclusive: while one is waiting or running, there is no second.
    await boss.createQueue(job.name, { policy: 'exclusive', ...retries })
    await boss.updateQueue(job.name, retries)
    if (job.isOn && !job.isOn(site)) {
      await boss.unschedule(job.name)
      continue
    }
    await boss.work(job.name, working, async () => {
      await job.run(site)
      wentWell()
    })
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Oslo' })
    if (job.atStart) await boss.send(job.name, {})
    runAfterChanges(site, boss, job)
  }
  if (!site.config.FINN_API_KEY) site.log.info('The listing sync is off: there is no FINN_API_KEY')
}

/** How long a run waits for further changes. */
const CHANGES_SETTLE_S = 3

/** Runs a job after changes that call for it; one run for all that come while an earlier one waits or runs. */
function runAfterChanges(
  { version, log }: Site,
  boss: Queue['boss'],
  { name, isDueAfter }: Job<string>,
): void {
  if (!isDueAfter) return
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    try {
      while ((await boss.send(name, {}, { startAfter: CHANGES_SETTLE_S })) === null)
        await setTimeout(CHANGES_SETTLE_S * 1000, null, { ref: false })
    } catch (error) {
      log.warn({ err: error, job: name }, 'The job could not be started after a change')
    } finally {
      isAsking = false
    }
  }
  version.onChange((tags) => {
    if (isDueAfter(tags)) void ask()
  })
}

/** A job of the queue. */
export interface Job<Name extends string = JobName> {
  name: Name
  /** The schedule (cron, in Europe/Oslo); null for a job that only runs on demand. */
  cron: string | null
  /** Whether it also runs once after a start. */
  atStart?: boolean
  /**
   * Whether it also runs after a change of the public data, by the change's tags; null stands for tags that are not known.
   */
  isDueAfter?(tags: readonly string[] | null): boolean
  /** Whether the configuration enables it; left out of a job that always runs. */
  isOn?(site: Site): boolean
  run(site: Site): Promise<void>
}
