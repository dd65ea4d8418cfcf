import { readConfig } from '../../src/platform/base/config.ts'
import { createLog } from '../../src/platform/base/log.ts'
import { openQueue } from '../../src/platform/queue/open-queue.ts'
import { startJobs } from '../../src/site/jobs/jobs.ts'
import { openSite } from '../../src/site/services/site.ts'

/** A process that begins the job `unending`, records that in the table `job_runs`, and does not end by itself. */
const log = createLog('silent')
const site = await openSite(readConfig(process.env), log, { as: 'site' })
const queue = await openQueue(site.database, log)
await startJobs(site, queue, [
  {
    name: 'unending',
    cron: null,
    atStart: true,
    isOn: () => true,
    async run() {
      await site.database.pool.query('insert into job_runs (pid) values ($1)', [process.pid])
      await new Promise(() => undefined)
    },
  },
])
