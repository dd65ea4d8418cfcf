import { z } from 'zod'
import { invoiceCompanies } from '#landlord/invoice-companies.ts'
import { formatAccountNumber, formatOrgNumber } from '../../../domain/contact/norwegian-number-formats.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { publishedAccounts } from '../../info-pages/server/published-accounts.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { type AccountObstacle, accountObstacles } from '../account-change.ts'

export interface AccountLine {
  orgNumber: string
  name: string
  shownOrgNumber: string
  /** The number on the site, as it is written. */
  account: string
  /** The account number that will replace it. */
  pending: PendingAccountChange | null
}

/** An account number that is not on the site yet; times and numbers are formatted. */
export type PendingAccountChange = { id: string; account: string; by: string; at: string } & (
  | {
      state: 'proposed'
      expires: string
      isMine: boolean
      /** Why the signed-in staff member may not approve it; null if they may. */
      obstacle: AccountObstacle | null
      /** The names of those who may. */
      approvers: string[]
    }
  | { state: 'approved'; approvedBy: string; approvedAt: string; publishAt: string }
)

const pendingChange = z.object({
  id: z.string(),
  org_number: z.string(),
  account_number: z.string(),
  proposed_at: z.date(),
  expires_at: z.date(),
  proposed_by: z.string(),
  proposer: z.string(),
  obstacle: z.enum(accountObstacles).nullable(),
  approvers: z.array(z.string()),
  decided_at: z.date().nullable(),
  decider: z.string().nullable(),
  publish_at: z.date().nullable(),
})

/** Every company with the account number on the site, and the one that will replace it. */
export async function listAccounts(
  { database }: Pick<StaffDeps, 'database'>,
  staffId: string,
): Promise<AccountLine[]> {
  const published = await publishedAccounts(database.pool)
  const rows = await queryRows(
    database.pool,
    pendingChange,
    `select c.id, org_number, account_number, proposed_at, expires_at, proposed_by, proposer.name as proposer,
       account_approval_obstacle(c, $1) as obstacle,
       array(select name from staff where account_approval_obstacle(c, staff.id) is null order by name) as approvers,
       decided_at, decider.name as decider, publish_at
     from account_changes c join staff proposer on proposer.id = proposed_by left join staff decider on decider.id = decided_by
     where (decision is null and expires_at > now())
       or (decision = 'approved' and published_at is null and stopped_at is null)`,
    [staffId],
  )
  return invoiceCompanies.map(({ name, orgNumber, accountNumber }) => {
    const row = rows.find(({ org_number }) => org_number === orgNumber)
    return {
      orgNumber,
      name,
      shownOrgNumber: formatOrgNumber(orgNumber),
      account: formatAccountNumber(published.get(orgNumber) ?? accountNumber),
      pending: row ? pendingOf(row, staffId) : null,
    }
  })
}

function pendingOf(row: z.output<typeof pendingChange>, staffId: string): PendingAccountChange {
  const { id, proposer: by, decided_at, publish_at } = row
  const said = {
    id,
    account: formatAccountNumber(row.account_number),
    by,
    at: formatDateTime(row.proposed_at, staffLanguage),
  }
  if (decided_at && publish_at)
    return {
      ...said,
      state: 'approved',
      approvedBy: row.decider ?? '',
      approvedAt: formatDateTime(decided_at, staffLanguage),
      publishAt: formatDateTime(publish_at, staffLanguage),
    }
  return {
    ...said,
    state: 'proposed',
    expires: formatDateTime(row.expires_at, staffLanguage),
    isMine: row.proposed_by === staffId,
    obstacle: row.obstacle,
    approvers: row.approvers,
  }
}
