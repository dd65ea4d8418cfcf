import { publishAccounts } from '../../features/accounts/server/publish-accounts.ts'
import type { StaffDeps } from '../../features/sign-in/server/deps.ts'
import type { Job } from './job.ts'

/** Publishes approved account numbers whose delay is over, each minute. */
export function publishAccountsJob(deps: StaffDeps): Job {
  return {
    name: 'publish-accounts',
    cron: '* * * * *',
    atStart: true,
    isOn: () => true,
    async run({ log }) {
      const published = await publishAccounts(deps)
      if (published > 0) log.info({ published }, 'Published account numbers')
    },
  }
}
