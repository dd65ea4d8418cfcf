import { Form } from 'react-router'
import { accountTexts as texts } from '../../content/staff/accounts.ts'
import type { PendingAccount as Pending } from '../../server/content/accounts.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { approveWithPasskey } from './passkeys.ts'

interface PendingAccountProps {
  name: string
  /** The number on the site now. */
  shown: string
  pending: Pending
  /** Whether what was just posted was about this one. */
  isOpen: boolean
}

/** An account number on its way to the site: whose it is, who may approve it, and what the signed-in staff member can do. */
export function PendingAccount({ name, shown, pending, isOpen }: PendingAccountProps) {
  const heading = `pending-${pending.id}`
  return (
    <section className="staff-card pending-account" aria-labelledby={heading}>
      <div className="row">
        <h2 id={heading}>{name}</h2>
        <span className="tag" data-tone={pending.state === 'approved' ? 'good' : undefined}>
          {texts.pending[pending.state]}
        </span>
      </div>
      <dl className="pending-account-numbers">
        <div>
          <dt>{texts.shown}</dt>
          <dd>{shown}</dd>
        </div>
        <div>
          <dt>{texts.number}</dt>
          <dd>
            <strong>{pending.account}</strong>
          </dd>
        </div>
      </dl>
      <p>{texts.proposed(pending.by, pending.at)}</p>
      {pending.state === 'approved' ? (
        <>
          <p>{texts.approved(pending.approvedBy, pending.approvedAt)}</p>
          <p>
            <strong>{texts.publishAt(pending.publishAt)}</strong>
          </p>
          <Act id={pending.id} handling="stop" label={texts.stop} name={name} />
        </>
      ) : (
        <Proposal pending={pending} name={name} isOpen={isOpen} />
      )}
    </section>
  )
}

interface ProposalProps {
  pending: Extract<Pending, { state: 'proposed' }>
  name: string
  isOpen: boolean
}

function Proposal({ pending, name, isOpen }: ProposalProps) {
  const { id, account, approvers, obstacle, isMine } = pending
  return (
    <>
      <p>
        {approvers.length > 0 ? texts.approvers(approvers) : texts.noApprovers}{' '}
        {texts.expires(pending.expires)}
      </p>
      {obstacle ? (
        <p className="quiet">{texts.obstacles[obstacle]}</p>
      ) : (
        <details open={isOpen}>
          <summary aria-label={`${texts.approve} ${account}, ${name}`}>{texts.approve}</summary>
          <p>{texts.approveText}</p>
          <Form method="post" className="row">
            <input type="hidden" name="id" value={id} />
            <div className="field">
              <label htmlFor={`code-${id}`}>{texts.code}</label>
              <input
                id={`code-${id}`}
                name="code"
                inputMode="numeric"
                maxLength={10}
                required
                autoComplete="one-time-code"
              />
            </div>
            <button className="button" type="submit" name="handling" value="approve">
              {texts.approve}
            </button>
          </Form>
          <noscript>
            <p className="quiet">{texts.passkeyNeedsScripts}</p>
          </noscript>
          <PasskeyButton
            label={texts.passkey}
            failed={texts.passkeyFailed}
            act={() => approveWithPasskey(id)}
            next="/intern/kontoer"
            kind="quiet"
          />
        </details>
      )}
      <Act
        id={id}
        handling={isMine ? 'withdraw' : 'refuse'}
        label={isMine ? texts.withdraw : texts.refuse}
        name={name}
      />
    </>
  )
}

/** One button that does one thing to a pending number. */
function Act({ id, handling, label, name }: { id: string; handling: string; label: string; name: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        className="button"
        data-kind="quiet"
        type="submit"
        name="handling"
        value={handling}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </button>
    </Form>
  )
}
