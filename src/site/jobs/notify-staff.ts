import type { NoticeDeps } from '../../features/notice-delivery/server/deps.ts'
import { notifyStaff } from '../../features/notice-delivery/server/notify-staff.ts'
import type { Job } from './job.ts'

/** Tells staff what is new in their cases, each minute. */
export function notifyStaffJob(deps: NoticeDeps): Job {
  return {
    name: 'notify-staff',
    cron: '* * * * *',
    atStart: true,
    isOn: () => true,
    async run({ log }) {
      const report = await notifyStaff(deps, new Date())
      if (Object.values(report).some((count) => count > 0)) log.info(report, 'Staff notifications sent')
    },
  }
}
