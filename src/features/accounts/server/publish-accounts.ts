import { z } from 'zod'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { noteAccountEvent } from './account-notices.ts'
import { companyName, expireProposals } from './change-account.ts'

const approvedChange = z.object({
  id: z.string(),
  org_number: z.string(),
  account_number: z.string(),
  has_disabled: z.boolean(),
})

/**
 * Publishes the approved account numbers whose delay is over, and ends the proposals that have expired. A number is
 * stopped instead where its proposer or approver has been disabled. Gives how many were published.
 */
export function publishAccounts(deps: Pick<StaffDeps, 'database' | 'publicUrl'>): Promise<number> {
  return inTransaction(deps.database.pool, async (client) => {
    await expireProposals(deps, client)
    const due = await queryRows(
      client,
      approvedChange,
      `select id, org_number, account_number, exists (
         select from staff where staff.id in (proposed_by, decided_by) and disabled_at is not null) as has_disabled
       from account_changes
       where decision = 'approved' and published_at is null and stopped_at is null and publish_at <= now()
       order by decided_at for update skip locked`,
    )
    for (const { id, org_number, account_number, has_disabled } of due) {
      await execute(
        client,
        `update account_changes set ${has_disabled ? 'stopped_at' : 'published_at'} = now() where id = $1`,
        [id],
      )
      await noteAccountEvent(deps, client, {
        action: has_disabled ? 'account-stopped' : 'account-published',
        by: null,
        company: companyName(org_number),
        account: account_number,
      })
    }
    return due.filter(({ has_disabled }) => !has_disabled).length
  })
}
