import { tellSubscribers } from '../../features/alerts/server/tell-subscribers.ts'
import type { Services } from '../services/services.ts'
import type { Job } from './job.ts'

/** Tells by mail who waits for a home that has become vacant, each minute. */
export function tellSubscribersJob({ alerts }: Pick<Services, 'alerts'>): Job {
  return {
    name: 'tell-subscribers',
    cron: '* * * * *',
    atStart: true,
    isOn: () => true,
    async run({ log }) {
      const told = await tellSubscribers(alerts, new Date())
      if (told.vacancies + told.mails + told.asked > 0) log.info(told, 'Told subscribers of vacant homes')
    },
  }
}
