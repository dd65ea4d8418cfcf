import { maintainAppointments } from '../../features/cases/server/appointments/keep-appointments.ts'
import type { CaseDeps } from '../../features/cases/server/deps.ts'
import type { Job } from './job.ts'

/** Reminds senders of visits and cancels those of closed cases, each minute. */
export function maintainAppointmentsJob(deps: Pick<CaseDeps, 'database' | 'publicUrl'>): Job {
  return {
    name: 'keep-appointments',
    cron: '* * * * *',
    atStart: true,
    isOn: () => true,
    async run({ log }) {
      const report = await maintainAppointments(deps, new Date())
      if (Object.values(report).some((count) => count > 0))
        log.info(report, 'Appointment reminders and cancellations sent')
    },
  }
}
