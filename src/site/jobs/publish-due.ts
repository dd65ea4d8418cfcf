import { publishDue } from '../../features/portfolio-editing/server/versions.ts'
import type { Job } from './job.ts'

/** Publishes scheduled properties, each minute. */
export const publishDueJob: Job = {
  name: 'publish-due',
  cron: '* * * * *',
  atStart: true,
  isOn: () => true,
  async run(site) {
    const published = await publishDue(site)
    if (published > 0) site.log.info({ published }, 'Published scheduled properties')
  },
}
