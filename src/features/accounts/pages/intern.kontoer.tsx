import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Tag } from '../../../ui/kit/tag.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { accountActions } from '../accounts.ts'
import { accountNumberTexts } from '../accounts.words.ts'
import type { AccountLine } from '../server/accounts.ts'
import { accountsContext } from '../ui/accounts-context.ts'
import { PendingAccount } from '../ui/pending-account.tsx'
import type { Route } from './+types/intern.kontoer'

export async function loader({ context }: Route.LoaderArgs) {
  const listAccounts = await readsOf(context, accountsContext)
  return listAccounts()
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
