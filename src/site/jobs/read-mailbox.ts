import type { IncomingDeps } from '../../features/incoming-mail/server/ingest-mail.ts'
import { readMailbox } from '../../features/incoming-mail/server/read-mailbox.ts'
import type { Job } from './job.ts'

/** Reads incoming mail, each minute. */
export function readMailboxJob(deps: IncomingDeps): Job {
  return {
    name: 'read-mailbox',
    cron: '* * * * *',
    atStart: true,
    isOn: ({ config }) => Boolean(config.IMAP_URL),
    async run({ config, log }) {
      if (!config.IMAP_URL) return
      const taken = await readMailbox(deps, config.IMAP_URL)
      if (taken.length > 0) log.info({ taken }, 'Ingested mail')
    },
  }
}
