import type { PoolClient } from 'pg'
import { z } from 'zod'
import { invoiceCompanies } from '#landlord/invoice-companies.ts'
import { digitsOf } from '../../../domain/contact/contact-details.ts'
import { isAccountNumber } from '../../../domain/contact/norwegian-numbers.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { execute, findRow, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { publishedAccounts } from '../../info-pages/server/published-accounts.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { accountObstacles } from '../account-change.ts'
import { accountNumberTexts } from '../accounts.words.ts'
import { noteAccountEvent } from './account-notices.ts'

type Deps = Pick<StaffDeps, 'database' | 'publicUrl'>

/** A refused change of an account number; its message says why. */
export class AccountRefusal extends Refusal {
  override name = 'AccountRefusal'
}

/** Proposes another account number. It is not shown until it is approved and published. */
export function proposeAccount(
  deps: Deps,
  { orgNumber, account, by }: { orgNumber: string; account: string; by: string },
): Promise<void> {
  const company = invoiceCompanies.find((each) => each.orgNumber === orgNumber)
  if (!company) throw new AccountRefusal(accountNumberTexts.noCompany)
  if (!isAccountNumber(account)) throw new AccountRefusal(accountNumberTexts.wrongNumber)
  const digits = digitsOf(account)
  return inTransaction(deps.database.pool, async (client) => {
    const published = await publishedAccounts(client)
    if (digits === (published.get(orgNumber) ?? company.accountNumber))
      throw new AccountRefusal(accountNumberTexts.sameNumber)
    await expireProposals(deps, client)
    const added = await execute(
      client,
      `insert into account_changes (org_number, account_number, proposed_by) values ($1, $2, $3)
       on conflict (org_number)
         where decision is null or (decision = 'approved' and published_at is null and stopped_at is null) do nothing`,
      [orgNumber, digits, by],
    )
    if (added === 0) throw new AccountRefusal(accountNumberTexts.already)
    await noteAccountEvent(deps, client, {
      action: 'account-proposed',
      by,
      company: company.name,
      account: digits,
    })
  })
}

const decidedChange = z.object({ obstacle: z.enum(accountObstacles).nullable() })

/** Why a staff member may not approve a proposal, in one sentence; null if they may. The database decides. */
export async function approvalObstacle(
  { database }: Pick<StaffDeps, 'database'>,
  { id, by }: { id: string; by: string },
): Promise<string | null> {
  const change = await findRow(
    database.pool,
    decidedChange,
    `select account_approval_obstacle(c, $2) as obstacle from account_changes c where id::text = $1 and decision is null`,
    [id, by],
  )
  if (!change) return accountNumberTexts.gone
  return change.obstacle && accountNumberTexts.obstacles[change.obstacle]
}

/**
 * Approves a colleague's proposal, after the staff member has confirmed it with their second factor. It is published after the delay.
 * @throws AccountRefusal where the database does not allow it.
 */
export async function approveAccount(
  deps: Deps & Pick<StaffDeps, 'accountPublicationDelayHours'>,
  { id, by, method }: { id: string; by: string; method: 'totp' | 'passkey' },
): Promise<void> {
  const obstacle = await approvalObstacle(deps, { id, by })
  if (obstacle) throw new AccountRefusal(obstacle)
  await decide(deps, { id, by, action: 'account-approved' }, async (client) => {
    await execute(
      client,
      'insert into staff_confirmations (staff_id, account_change_id, method) values ($1, $2, $3)',
      [by, id, method],
    )
    await execute(
      client,
      `update account_changes set decision = 'approved', decided_by = $2, publish_at = now() + make_interval(hours => $3)
       where id::text = $1`,
      [id, by, deps.accountPublicationDelayHours],
    )
  })
}

/** Refuses a colleague's proposal, or withdraws the staff member's own; both are stored as refused. */
export function refuseAccount(deps: Deps, { id, by }: { id: string; by: string }): Promise<void> {
  return decide(deps, { id, by, action: 'account-refused' }, async (client) => {
    await execute(
      client,
      "update account_changes set decision = 'refused', decided_by = $2 where id::text = $1",
      [id, by],
    )
  })
}

const changedAccount = z.object({ org_number: z.string(), account_number: z.string() })

/** Stops an approved number that is waiting to be published. */
export function stopAccount(deps: Deps, { id, by }: { id: string; by: string }): Promise<void> {
  return inTransaction(deps.database.pool, async (client) => {
    const stopped = await findRow(
      client,
      changedAccount,
      `update account_changes set stopped_at = now(), stopped_by = $2
       where id::text = $1 and decision = 'approved' and published_at is null and stopped_at is null
       returning org_number, account_number`,
      [id, by],
    )
    if (!stopped) throw new AccountRefusal(accountNumberTexts.notWaiting)
    await noteAccountEvent(deps, client, {
      action: 'account-stopped',
      by,
      company: companyName(stopped.org_number),
      account: stopped.account_number,
    })
  })
}

/** Expires, as part of a transaction, the proposals that were not decided in time. */
export async function expireProposals(deps: Deps, client: PoolClient): Promise<void> {
  const rows = await queryRows(
    client,
    changedAccount,
    `update account_changes set decision = 'expired' where decision is null and expires_at <= now()
     returning org_number, account_number`,
  )
  for (const { org_number, account_number } of rows)
    await noteAccountEvent(deps, client, {
      action: 'account-expired',
      by: null,
      company: companyName(org_number),
      account: account_number,
    })
}

export function companyName(orgNumber: string): string {
  return invoiceCompanies.find((each) => each.orgNumber === orgNumber)?.name ?? orgNumber
}

const openProposal = changedAccount.extend({ proposed_by: z.string() })

async function decide(
  deps: Deps,
  { id, by, action }: { id: string; by: string; action: 'account-approved' | 'account-refused' },
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  await inTransaction(deps.database.pool, async (client) => {
    const proposal = await findRow(
      client,
      openProposal,
      `select org_number, account_number, proposed_by from account_changes
       where id::text = $1 and decision is null and expires_at > now() for update`,
      [id],
    )
    if (!proposal) throw new AccountRefusal(accountNumberTexts.gone)
    await work(client)
    const publishAt = await findRow(
      client,
      z.date().nullable(),
      'select publish_at from account_changes where id::text = $1',
      [id],
    )
    await noteAccountEvent(deps, client, {
      action: action === 'account-refused' && proposal.proposed_by === by ? 'account-withdrawn' : action,
      by,
      company: companyName(proposal.org_number),
      account: proposal.account_number,
      publishAt,
    })
  })
}
