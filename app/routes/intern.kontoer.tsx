import type { ActionResult } from '../../forms/action-result.ts'
import { accountActions } from '../../forms/staff/accounts.ts'
import { accountNumberTexts } from '../../forms/staff/accounts.words.ts'
import type { AccountLine } from '../../server/accounts/accounts.ts'
import { Tag } from '../components/ui/tag.tsx'
import { ActionForm } from '../staff/actions/action-form.tsx'
import { ActionNotice } from '../staff/actions/action-notice.tsx'
import { staffAction } from '../staff/actions/staff-action.ts'
import { PendingAccount } from '../staff/pending-account.tsx'
import { staffContext } from '../staff/staff-context.ts'
import { StaffHead } from '../staff/staff-head.tsx'
import * as staffLinesStyles from '../staff/staff-lines.module.css'
import type { Route } from './+types/intern.kontoer'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(staffContext).workspace()).texts.accounts()
}

export const action = staffAction(accountActions)

/**
 * The account numbers that suppliers see. One staff member proposes a number, another approves it, and it is
 * published after a wait.
 */
export default function AccountsScreen({ loaderData: accounts, actionData }: Route.ComponentProps) {
  return (
    <div className="staff-column">
      <StaffHead title={accountNumberTexts.title} lead={accountNumberTexts.lead} />
      <ActionNotice result={actionData} />
      {accounts.map(
        ({ orgNumber, name, account, pending }) =>
          pending && (
            <PendingAccount
              key={orgNumber}
              name={name}
              shown={account}
              pending={pending}
              result={actionData}
            />
          ),
      )}
      <ul className={`plain ${staffLinesStyles.root}`}>
        {accounts.map((account) => (
          <li key={account.orgNumber}>
            <span>
              <strong>{account.name}</strong>
              <small>
                {account.shownOrgNumber}, {account.account}
              </small>
            </span>
            {account.pending ? (
              <Tag>{accountNumberTexts.pending[account.pending.state]}</Tag>
            ) : (
              <Propose account={account} result={actionData} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ProposeProps {
  account: AccountLine
  result: ActionResult | undefined
}

function Propose({ account: { orgNumber, name, account }, result }: ProposeProps) {
  const isRefused = result?.status === 'refused' && result.given.orgNumber?.[0] === orgNumber
  return (
    <details open={isRefused}>
      <summary aria-label={`${accountNumberTexts.change}: ${name}`}>{accountNumberTexts.change}</summary>
      <ActionForm
        key={account}
        action={accountActions.propose}
        values={{ orgNumber }}
        result={result}
        look="quiet"
        isRow
      />
    </details>
  )
}
