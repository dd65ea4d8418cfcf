import { Panel } from '../../../ui/kit/panel.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import * as heldMailStyles from '../../inbox/ui/held-mail.module.css'
import { MailParts } from '../../inbox/ui/mail-parts.tsx'
import { heldMailActions, mailActions } from '../../outgoing-mail/mail.ts'
import { mailQueueTexts } from '../../outgoing-mail/mail.words.ts'
import { OnlyStored } from '../../outgoing-mail/ui/only-stored.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { LineActions } from '../../workspace/ui/actions/line-actions.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import { StaffText } from '../../workspace/ui/staff-text.tsx'
import { TechnicalMessage } from '../../workspace/ui/technical-message.tsx'
import { mailsContext } from '../ui/mails-context.ts'
import type { Route } from './+types/intern.epost'

export async function loader({ context, request }: Route.LoaderArgs) {
  const mails = await readsOf(context, mailsContext)
  const state = new URL(request.url).searchParams.get('tilstand') ?? ''
  const [queue, held] = await Promise.all([mails.mails(state), mails.heldMails()])
  return { state, queue, held }
}

export const action = staffAction({ ...mailActions, ...heldMailActions })

const states = ['queued', 'failed', 'withheld', 'sent', 'stored'] as const

/** The queue of outgoing mail: sent, waiting and failed. */
export default function MailScreen({ loaderData: { state, queue, held }, actionData }: Route.ComponentProps) {
  return (
    <div className="staff-wide">
      <StaffHead title={mailQueueTexts.title} lead={mailQueueTexts.lead} />
      <ActionNotice result={actionData} />
      {!queue.isSent && <OnlyStored />}
      {held.length > 0 && (
        <Panel>
          <h2>{mailQueueTexts.heldTitle}</h2>
          <ul className={`plain ${staffLinesStyles.root}`}>
            {held.map(
              ({
                id,
                sender,
                subject,
                text,
                mail,
                reason,
                attached,
                reference,
                suggested,
                canBeCase,
                at,
              }) => (
                <li key={id}>
                  <div>
                    <strong>{subject || mailQueueTexts.noSubject}</strong>{' '}
                    {reference && <SiteLink href={`/saker/${reference}`}>{reference}</SiteLink>}
                    <small>{[sender, at, ...attached].join(' · ')}</small>
                    <p className={heldMailStyles.reason}>{reason}.</p>
                    {text && <StaffText>{text}</StaffText>}
                    <MailParts mail={mail} />
                  </div>
                  <div className="row">
                    <LineActions
                      actions={{ accept: heldMailActions.accept, newCase: heldMailActions.newCase }}
                      line={{ reference, canBeCase }}
                      values={{ id }}
                      result={actionData}
                      about={`${subject} ${at}`}
                    />
                    {canBeCase && (
                      <details>
                        <summary aria-label={`${mailQueueTexts.addToOther}, ${subject} ${at}`}>
                          {mailQueueTexts.addToOther}
                        </summary>
                        <ActionForm
                          action={heldMailActions.addTo}
                          values={{ id, other: suggested ?? '' }}
                          result={actionData}
                          look="quiet"
                          about={`${subject} ${at}`}
                        />
                      </details>
                    )}
                    <ActionForm
                      action={heldMailActions.discard}
                      values={{ id }}
                      result={actionData}
                      look="link"
                      about={`${subject} ${at}`}
                    />
                  </div>
                </li>
              ),
            )}
          </ul>
        </Panel>
      )}
      <nav aria-label={mailQueueTexts.state}>
        <ul className={`plain ${heldMailStyles.chips}`}>
          <li>
            <SiteLink href="/intern/epost" aria-current={state === '' ? 'page' : undefined}>
              {mailQueueTexts.waiting}
            </SiteLink>
          </li>
          {states.map((each) => (
            <li key={each}>
              <SiteLink
                href={`/intern/epost?tilstand=${each}`}
                aria-current={state === each ? 'page' : undefined}
              >
                {mailQueueTexts.states[each]} {queue.counts[each]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {queue.mails.length === 0 && <p className="quiet">{mailQueueTexts.empty}</p>}
      <ul className={`plain ${staffLinesStyles.root}`}>
        {queue.mails.map((mail) => (
          <li key={mail.id}>
            <div>
              {mail.kind}{' '}
              {mail.reference && <SiteLink href={`/saker/${mail.reference}`}>{mail.reference}</SiteLink>}
              <small>
                {[mail.recipient, mail.at, mailQueueTexts.attempts(mail.attempts), mail.problem]
                  .filter(Boolean)
                  .join(', ')}
              </small>
              {mail.said && <TechnicalMessage title={mailQueueTexts.said} about={mail.at} text={mail.said} />}
            </div>
            <span className="row">
              <Tag tone={mail.state === 'failed' ? 'bad' : mail.state === 'sent' ? 'good' : undefined}>
                {mailQueueTexts.states[mail.state]}
              </Tag>
              <LineActions
                actions={mailActions}
                line={mail}
                values={{ id: mail.id }}
                result={actionData}
                look="link"
                about={`${mail.kind} ${mail.at}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
