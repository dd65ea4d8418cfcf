import { hasFindings } from '../../features/backup/server/sweep/report.ts'
import { SweepConflict, sweep } from '../../features/backup/server/sweep/sweep.ts'
import type { Job } from './job.ts'

/** Deletes files that no row refers to, each hour and after a start, which may follow a crash. */
export const sweepJob: Job = {
  name: 'sweep',
  cron: '20 * * * *',
  atStart: true,
  isOn: () => true,
  async run(site) {
    try {
      const report = await sweep(site)
      const isBad = report.isForeignStorage || report.photosWithoutFile.count > 0 || report.failed > 0
      if (hasFindings(report)) site.log[isBad ? 'warn' : 'info']({ sweep: report }, 'Swept files')
    } catch (error) {
      if (!(error instanceof SweepConflict)) throw error
      site.log.info(`Sweep skipped: ${error.message}`)
    }
  },
}
