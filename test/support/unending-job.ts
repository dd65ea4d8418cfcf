import { readConfig } from '../../server/base/config.ts'
import { createLog } from '../../server/base/log.ts'
import { startJobs } from '../../server/jobs/jobs.ts'
import { openQueue } from '../../server/queue/open-queue.ts'
import { openSite } from '../../server/site/site.ts'

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
