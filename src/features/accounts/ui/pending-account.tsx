import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { secondFactorTexts } from '../../sign-in/second-factor.words.ts'
import { PasskeyButton } from '../../sign-in/ui/passkey-button.tsx'
import { approveWithPasskey, loadAnew } from '../../sign-in/ui/passkeys.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { accountActions } from '../accounts.ts'
import { accountNumberTexts } from '../accounts.words.ts'
import type { PendingAccountChange as Pending } from '../server/accounts.ts'
import * as styles from './pending-account.module.css'

interface PendingAccountProps {
  name: string
  /** The published number. */
  shown: string
  pending: Pending
  result: ActionResult | undefined
}

/** A proposed account number: its company, who may approve it, and what the signed-in staff member can do. */
export function PendingAccount({ name, shown, pending, result }: PendingAccountProps) {
  const heading = `pending-${pending.id}`
  return (
    <Panel className={styles.root} aria-labelledby={heading}>
      <div className="row">
        <h2 id={heading}>{name}</h2>
        <Tag tone={pending.state === 'approved' ? 'good' : undefined}>
          {accountNumberTexts.pending[pending.state]}
        </Tag>
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>{accountNumberTexts.shown}</dt>
          <dd>{shown}</dd>
        </div>
        <div>
          <dt>{accountNumberTexts.number}</dt>
          <dd>
            <strong>{pending.account}</strong>
          </dd>
        </div>
      </dl>
      <p>{accountNumberTexts.proposed(pending.by, pending.at)}</p>
      {pending.state === 'approved' ? (
        <>
          <p>{accountNumberTexts.approved(pending.approvedBy, pending.approvedAt)}</p>
          <p>
            <strong>{accountNumberTexts.publishAt(pending.publishAt)}</strong>
          </p>
          <ActionForm
            action={accountActions.stop}
            values={{ id: pending.id }}
            result={result}
            look="quiet"
            about={name}
          />
        </>
      ) : (
        <Proposal pending={pending} name={name} result={result} />
      )}
    </Panel>
  )
}

interface ProposalProps {
  pending: Extract<Pending, { state: 'proposed' }>
  name: string
  result: ActionResult | undefined
}

function Proposal({ pending, name, result }: ProposalProps) {
  const { id, account, approvers, obstacle, isMine } = pending
  return (
    <>
      <p>
        {approvers.length > 0 ? accountNumberTexts.approvers(approvers) : accountNumberTexts.noApprovers}{' '}
        {accountNumberTexts.expires(pending.expires)}
      </p>
      {obstacle ? (
        <p className="quiet">{accountNumberTexts.obstacles[obstacle]}</p>
      ) : (
        <details open={result?.given.id?.[0] === id}>
          <summary aria-label={`${accountNumberTexts.approve} ${account}, ${name}`}>
            {accountNumberTexts.approve}
          </summary>
          <p>{accountNumberTexts.approveText}</p>
          <ActionForm action={accountActions.approve} values={{ id }} result={result} isRow />
          <noscript>
            <p className="quiet">{secondFactorTexts.passkeyNeedsScripts}</p>
          </noscript>
          <PasskeyButton
            label={accountNumberTexts.passkey}
            failed={secondFactorTexts.passkeyFailed}
            act={() => approveWithPasskey(id)}
            onSuccess={loadAnew('/intern/kontoer')}
            kind="quiet"
          />
        </details>
      )}
      <ActionForm
        action={isMine ? accountActions.withdraw : accountActions.refuse}
        values={{ id }}
        result={result}
        look="quiet"
        about={name}
      />
    </>
  )
}
