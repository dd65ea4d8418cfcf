import { purge } from '../../features/privacy/server/purge.ts'
import type { Job } from './job.ts'

/** Erases data whose retention has ended, each night. */
export const purgeJob: Job = {
  name: 'purge',
  cron: '30 3 * * *',
  atStart: false,
  isOn: () => true,
  async run(site) {
    const reports = await purge(site)
    if (reports.length > 0) site.log.info({ erased: reports }, 'Purged expired data')
  },
}
