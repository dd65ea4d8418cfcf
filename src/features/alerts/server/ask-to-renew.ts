import { z } from 'zod'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { RENEWAL_NOTICE_DAYS } from '../alert-terms.ts'
import type { AlertDeps } from './deps.ts'
import { openSubscriber, sealedColumns } from './sealed-subscriber.ts'

const ending = z.object(sealedColumns)

/** Asks those whose alerts end soon, once, whether they are to go on. Gives how many. */
export async function askToRenew(
  deps: Pick<AlertDeps, 'database' | 'keyRing' | 'publicUrl'>,
  now: Date,
): Promise<number> {
  const { pool } = deps.database
  const due = await queryRows(
    pool,
    ending,
    `select id, key_id, sealed from subscribers
     where asked_at is null and ends_at > $1 and ends_at < $1::timestamptz + make_interval(days => ${RENEWAL_NOTICE_DAYS})`,
    [now],
  )
  let asked = 0
  for (const row of due) {
    const { email } = await openSubscriber(deps.keyRing, row)
    await inTransaction(pool, async (client) => {
      const isFirst = await execute(
        client,
        'update subscribers set asked_at = $2 where id = $1 and asked_at is null',
        [row.id, now],
      )
      if (!isFirst) return
      await queueMail(deps, client, {
        kind: 'renewal-to-subscriber',
        caseId: null,
        subscriberId: row.id,
        recipient: email,
      })
      asked += 1
    })
  }
  return asked
}
