import { data, Form } from 'react-router'
import { accountTexts as texts } from '../../content/staff/accounts.ts'
import type { AccountLine } from '../../server/content/accounts.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { PendingAccount } from '../staff/pending-account.tsx'
import { StaffHead, StaffNotice } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.kontoer'
import '../styles/accounts.css'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageRequestContext).staff.workspace()).texts.accounts()
}

export async function action({ context }: Route.ActionArgs) {
  const acted = await (await context.get(pageRequestContext).staff.workspace()).texts.actOnAccount()
  return data(acted, { status: acted.error ? 422 : 200 })
}

/** The account numbers that suppliers see: one proposes another, a second person approves it, then it waits. */
export default function AccountsScreen({ loaderData: accounts, actionData }: Route.ComponentProps) {
  return (
    <div className="staff-column">
      <StaffHead title={texts.title} lead={texts.lead} />
      <StaffNotice error={actionData?.error} notice={actionData?.notice} />
      {accounts.map(
        ({ orgNumber, name, account, pending }) =>
          pending && (
            <PendingAccount
              key={orgNumber}
              name={name}
              shown={account}
              pending={pending}
              isOpen={actionData?.id === pending.id}
            />
          ),
      )}
      <ul className="plain staff-lines">
        {accounts.map((account) => (
          <li key={account.orgNumber}>
            <span>
              <strong>{account.name}</strong>
              <small>
                {account.shownOrgNumber}, {account.account}
              </small>
            </span>
            {account.pending ? (
              <span className="tag">{texts.pending[account.pending.state]}</span>
            ) : (
              <Propose account={account} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Propose({ account: { orgNumber, name, account } }: { account: AccountLine }) {
  return (
    <details>
      <summary aria-label={`${texts.change}: ${name}`}>{texts.change}</summary>
      <Form method="post" className="row" key={account}>
        <input type="hidden" name="orgNumber" value={orgNumber} />
        <div className="field">
          <label htmlFor={`account-${orgNumber}`}>{texts.number}</label>
          <input
            id={`account-${orgNumber}`}
            name="account"
            inputMode="numeric"
            maxLength={20}
            required
            autoComplete="off"
          />
        </div>
        <button className="button" data-kind="quiet" type="submit" name="handling" value="propose">
          {texts.propose}
        </button>
      </Form>
    </details>
  )
}
