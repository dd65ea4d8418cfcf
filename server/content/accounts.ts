import type { PoolClient } from 'pg'
import { invoiceCompanies } from '../../content/invoice-companies.ts'
import { accountTexts as texts } from '../../content/staff/accounts.ts'
import { digitsOf } from '../../domain/contact-details.ts'
import { formatDateTime } from '../../domain/format.ts'
import { formatAccountNumber, formatOrgNumber, isAccountNumber } from '../../domain/norwegian-numbers.ts'
import { audit } from '../audit/audit.ts'
import { inTransaction } from '../database/transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { StaffDesk } from '../staff/desk.ts'

type Desk = Pick<StaffDesk, 'database' | 'queue' | 'publicUrl'>

export interface AccountLine {
  orgNumber: string
  name: string
  shownOrgNumber: string
  account: string
  /** What somebody wants it to be, until another has said yes or no. */
  proposal: { id: string; account: string; by: string; at: string; isMine: boolean } | null
}

/** Something that cannot be done with an account number; its message says why. */
export class AccountRefusal extends Error {
  override name = 'AccountRefusal'
}

/** Every company with the account number that is shown, and what is proposed. */
export async function listAccounts({ database }: Desk, staffId: string): Promise<AccountLine[]> {
  const approved = await approvedAccounts(database.pool)
  const { rows: proposed } = await database.pool.query<{
    id: string
    org_number: string
    account_number: string
    proposed_at: Date
    proposed_by: string
    name: string
  }>(
    `select account_changes.id, org_number, account_number, proposed_at, proposed_by, name
     from account_changes join staff on staff.id = proposed_by where decision is null`,
  )
  return invoiceCompanies.map(({ name, orgNumber, accountNumber }) => {
    const shown = approved.get(orgNumber) ?? accountNumber
    const proposal = proposed.find(({ org_number }) => org_number === orgNumber)
    return {
      orgNumber,
      name,
      shownOrgNumber: formatOrgNumber(orgNumber),
      account: formatAccountNumber(shown),
      proposal: proposal
        ? {
            id: proposal.id,
            account: formatAccountNumber(proposal.account_number),
            by: proposal.name,
            at: formatDateTime(proposal.proposed_at),
            isMine: proposal.proposed_by === staffId,
          }
        : null,
    }
  })
}

/** The account numbers that are others than in `content/`, by organisation number. */
async function approvedAccounts(client: Pick<PoolClient, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ org_number: string; account_number: string }>(
    `select distinct on (org_number) org_number, account_number from account_changes
     where decision = 'approved' order by org_number, decided_at desc`,
  )
  return new Map(rows.map(({ org_number, account_number }) => [org_number, account_number]))
}

/** Proposes another account number. Nothing of it is shown until somebody else has approved it. */
export function proposeAccount(
  desk: Desk,
  { orgNumber, account, by }: { orgNumber: string; account: string; by: string },
): Promise<void> {
  const company = invoiceCompanies.find((each) => each.orgNumber === orgNumber)
  if (!company) throw new AccountRefusal(texts.noCompany)
  if (!isAccountNumber(account)) throw new AccountRefusal(texts.wrongNumber)
  const digits = digitsOf(account)
  return inTransaction(desk.database.pool, async (client) => {
    const shown = await approvedAccounts(client)
    if (digits === (shown.get(orgNumber) ?? company.accountNumber)) throw new AccountRefusal(texts.sameNumber)
    const { rowCount } = await client.query(
      `insert into account_changes (org_number, account_number, proposed_by) values ($1, $2, $3)
       on conflict (org_number) where decision is null do nothing`,
      [orgNumber, digits, by],
    )
    if (!rowCount) throw new AccountRefusal(texts.already)
    await note(desk, client, { action: 'account-proposed', by, company: company.name, account: digits })
  })
}

/**
 * Approves or refuses a proposal of somebody else, or withdraws one's own. The database lets nobody approve their
 * own, and knows what is withdrawn as refused by whoever proposed it.
 */
export function decideAccount(
  desk: Desk,
  { id, decision, by }: { id: string; decision: 'approved' | 'refused' | 'withdrawn'; by: string },
): Promise<void> {
  return inTransaction(desk.database.pool, async (client) => {
    const { rows } = await client.query<{ org_number: string; account_number: string; proposed_by: string }>(
      'select org_number, account_number, proposed_by from account_changes where id::text = $1 and decision is null for update',
      [id],
    )
    const proposal = rows[0]
    if (!proposal) throw new AccountRefusal(texts.gone)
    const isOwn = proposal.proposed_by === by
    if (isOwn && decision !== 'withdrawn') throw new AccountRefusal(texts.ownProposal)
    if (!isOwn && decision === 'withdrawn') throw new AccountRefusal(texts.othersProposal)
    await client.query(
      'update account_changes set decision = $2, decided_by = $3, decided_at = now() where id::text = $1',
      [id, decision === 'approved' ? 'approved' : 'refused', by],
    )
    const name = invoiceCompanies.find(({ orgNumber }) => orgNumber === proposal.org_number)?.name ?? ''
    await note(desk, client, {
      action: `account-${decision}`,
      by,
      company: name,
      account: proposal.account_number,
    })
  })
}

interface Noted {
  action: 'account-proposed' | 'account-approved' | 'account-refused' | 'account-withdrawn'
  by: string
  company: string
  account: string
}

/** Writes it down, and mails every administrator: whoever has got hold of one account is not alone with it. */
async function note(desk: Desk, client: PoolClient, { action, by, company, account }: Noted): Promise<void> {
  await audit(client, {
    staffId: by,
    action,
    subject: `account ${company}`,
    detail: { account: formatAccountNumber(account) },
  })
  const { rows: administrators } = await client.query<{ email: string }>(
    "select email from staff where role = 'administrator' and disabled_at is null",
  )
  const { rows } = await client.query<{ name: string }>('select name from staff where id = $1', [by])
  const { subject, text } = texts.mails[action]
  for (const { email } of administrators) {
    await queueMail(desk, client, {
      kind: 'notice-to-staff',
      caseId: null,
      recipient: email,
      data: {
        subject: subject(company),
        text: text(rows[0]?.name ?? '', company, formatAccountNumber(account)),
        label: texts.open,
        href: `${desk.publicUrl}/intern/kontoer`,
      },
    })
  }
}
