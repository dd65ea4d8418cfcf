import { data, Form } from 'react-router'
import { accountTexts as texts } from '../../content/staff/accounts.ts'
import type { AccountLine } from '../../server/content/accounts.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { StaffHead, StaffNotice } from '../staff/staff-head.tsx'
import type { Route } from './+types/intern.kontoer'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageRequestContext).staff.workspace()).texts.accounts()
}

export async function action({ context }: Route.ActionArgs) {
  const acted = await (await context.get(pageRequestContext).staff.workspace()).texts.actOnAccount()
  return data(acted, { status: acted.error ? 422 : 200 })
}

/** The account numbers that suppliers see: one proposes another, somebody else approves it. */
export default function AccountsScreen({ loaderData: accounts, actionData }: Route.ComponentProps) {
  return (
    <div className="staff-column">
      <StaffHead title={texts.title} lead={texts.lead} />
      <StaffNotice error={actionData?.error} notice={actionData?.notice} />
      <ul className="plain staff-lines">
        {accounts.map((account) => (
          <li key={account.orgNumber}>
            <span>
              <strong>{account.name}</strong>
              <small>
                {account.shownOrgNumber}, {account.account}
              </small>
            </span>
            {account.proposal ? (
              <Proposal proposal={account.proposal} name={account.name} />
            ) : (
              <Propose account={account} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Proposal({ proposal, name }: { proposal: NonNullable<AccountLine['proposal']>; name: string }) {
  const { id, account, by, at, isMine } = proposal
  return (
    <Form method="post" className="account-proposal">
      <input type="hidden" name="id" value={id} />
      <p>{texts.proposed(account, by, at)}</p>
      <div className="row">
        {isMine ? (
          <span className="tag">{texts.waits}</span>
        ) : (
          <button
            className="button"
            type="submit"
            name="handling"
            value="approve"
            aria-label={`${texts.approve} ${account}, ${name}`}
          >
            {texts.approve}
          </button>
        )}
        <button
          className="button"
          data-kind="quiet"
          type="submit"
          name="handling"
          value={isMine ? 'withdraw' : 'refuse'}
          aria-label={`${isMine ? texts.withdraw : texts.refuse}: ${name}`}
        >
          {isMine ? texts.withdraw : texts.refuse}
        </button>
      </div>
    </Form>
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
