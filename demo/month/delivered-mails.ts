import { execute } from '../../server/database/query.ts'
import type { Queue } from '../../server/queue/open-queue.ts'

/**
 * A queue that no worker reads: each mail counts as sent at once, at an instant of the month, and goes to no
 * mailbox. What a mail says can be read in its case.
 */
export function mailsDeliveredAt(now: Date): Pick<Queue, 'add'> {
  return {
    async add(client, _name, jobs) {
      const mailIds = jobs.flatMap((job) => ('mailId' in job ? job.mailId : []))
      await execute(
        client,
        `update mails set state = 'sent', attempts = 1, created_at = $2, sent_at = $2 where id = any($1)`,
        [mailIds, now],
      )
    },
  }
}
