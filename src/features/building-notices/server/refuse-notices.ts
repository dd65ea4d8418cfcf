import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { execute, findRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type BuildingNotice, readNotice } from './read-notices.ts'

interface Deps {
  database: Pick<Database, 'pool'>
}

const addressOf = 'select email from building_notice_recipients where id::text = $1'

/** Ends all mails of notices to the address of a recipient, those that wait too. Unknown ones change nothing. */
export function refuseNotices({ database }: Deps, recipient: string): Promise<void> {
  return inTransaction(database.pool, async (client) => {
    const email = await findRow(client, z.string(), addressOf, [recipient])
    if (!email) return
    await execute(client, 'insert into building_notice_refusals (email) values ($1) on conflict do nothing', [
      email,
    ])
    await execute(
      client,
      `delete from mails where recipient = $1 and kind in ('notice-to-tenant', 'following-to-tenant') and state = 'queued'`,
      [email],
    )
  })
}

/** Has the address of a recipient told of notices again. */
export async function acceptNotices({ database }: Deps, recipient: string): Promise<void> {
  await execute(database.pool, `delete from building_notice_refusals where email in (${addressOf})`, [
    recipient,
  ])
}

const recipientRow = z.object({ noticeId: z.string(), isRefused: z.boolean(), isTenant: z.boolean() })

export interface Recipient {
  notice: BuildingNotice
  isRefused: boolean
  /** Whether they have a case in the house; the others have asked to be told. */
  isTenant: boolean
}

/** Whom the link of a mail is for; null where it opens nothing. */
export async function readRecipient({ database }: Deps, recipient: string): Promise<Recipient | null> {
  const found = await findRow(
    database.pool,
    recipientRow,
    `select notice_id as "noticeId", case_id is not null as "isTenant",
       exists (select from building_notice_refusals where email = r.email) as "isRefused"
     from building_notice_recipients r where id::text = $1`,
    [recipient],
  )
  const notice = found && (await readNotice(database.pool, found.noticeId))
  return notice && { notice, isRefused: found.isRefused, isTenant: found.isTenant }
}
