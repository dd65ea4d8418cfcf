import { formatDateTime } from '../../domain/format.ts'
import { formatAccountNumber, formatOrgNumber } from '../../domain/norwegian-numbers.ts'
import type { AccountObstacle } from '../../forms/staff/accounts.words.ts'
import { invoiceCompanies } from '../../landlord/invoice-companies.ts'
import { publishedAccounts } from '../content/published-accounts.ts'
import type { StaffDeps } from '../staff/deps.ts'

export interface AccountLine {
  orgNumber: string
  name: string
  shownOrgNumber: string
  /** The number on the site, as it is written. */
  account: string
  /** The account number that will replace it. */
  pending: PendingAccount | null
}

/** An account number that is not on the site yet; times and numbers are formatted. */
export type PendingAccount = { id: string; account: string; by: string; at: string } & (
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

interface PendingRow {
  id: string
  org_number: string
  account_number: string
  proposed_at: Date
  expires_at: Date
  proposed_by: string
  proposer: string
  obstacle: AccountObstacle | null
  approvers: string[]
  decided_at: Date | null
  decider: string | null
  publish_at: Date | null
}

/** Every company with the account number on the site, and the one that will replace it. */
export async function listAccounts(
  { database }: Pick<StaffDeps, 'database'>,
  staffId: string,
): Promise<AccountLine[]> {
  const published = await publishedAccounts(database.pool)
  const { rows } = await database.pool.query<PendingRow>(
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

function pendingOf(row: PendingRow, staffId: string): PendingAccount {
  const { id, proposer: by, decided_at, publish_at } = row
  const said = {
    id,
    account: formatAccountNumber(row.account_number),
    by,
    at: formatDateTime(row.proposed_at),
  }
  if (decided_at && publish_at)
    return {
      ...said,
      state: 'approved',
      approvedBy: row.decider ?? '',
      approvedAt: formatDateTime(decided_at),
      publishAt: formatDateTime(publish_at),
    }
  return {
    ...said,
    state: 'proposed',
    expires: formatDateTime(row.expires_at),
    isMine: row.proposed_by === staffId,
    obstacle: row.obstacle,
    approvers: row.approvers,
  }
}
