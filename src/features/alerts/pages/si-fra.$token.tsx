import { data } from 'react-router'
import type { Action } from '../../../forms/engine/action.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { MessagePage } from '../../../ui/kit/message-page.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { subscriberActions as actions } from '../alert-actions.ts'
import { alertWords } from '../alerts.words.ts'
import type { ShownAlert, SubscriberView } from '../server/page-services.ts'
import * as styles from '../ui/alerts.module.css'
import { alertsContext } from '../ui/alerts-context.ts'
import { WishList } from '../ui/wish-list.tsx'
import type { Route } from './+types/si-fra.$token'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(alertsContext).read(params.token)
  return data(found, { status: found ? 200 : 404 })
}
export const clientLoader = loadDocument

export async function action({ context, params }: Route.ActionArgs) {
  return actionResponse(await context.get(alertsContext).act(params.token))
}

/** What a subscriber waits for, and how to pause or stop. A link in a mail leads here; only a press changes anything. */
export default function SubscriberScreen({ loaderData: found, actionData: result }: Route.ComponentProps) {
  const { own: page } = useWords(alertWords)
  if (!found) {
    return result?.status === 'done' ? (
      <Over title={page.stoppedTitle} text={page.stopped} />
    ) : (
      <Over title={page.goneTitle} text={page.gone} />
    )
  }
  const { pending, tooOld, confirmed, isPaused, until, isEnding } = found
  const isRunning = confirmed.length > 0
  return (
    <div className={`page section ${styles.root}`}>
      <Seo title={page.title} description={page.lead} noindex />
      {isRunning && (
        <header className="stack">
          <h1>{page.title}</h1>
          <p className="lead">
            <NoBreak>{isPaused ? page.pausedLead : page.lead}</NoBreak>
          </p>
        </header>
      )}
      {/* First, since a mail has asked for this press. */}
      {isRunning && until && isEnding && <Renewal until={until} />}
      {result?.status === 'refused' && <FieldError role="alert">{result.message}</FieldError>}
      {pending.map((alert) => (
        <Pending key={alert.id} alert={alert} isAlone={!isRunning} />
      ))}
      {tooOld.map((alert) => (
        <TooOld key={alert.id} alert={alert} isAlone={!isRunning && pending.length === 0} />
      ))}
      {isRunning && <Confirmed found={found} />}
    </div>
  )
}

function Over({ title, text }: { title: string; text: string }) {
  const { own: page } = useWords(alertWords)
  return <MessagePage title={title} text={text} href="/eiendommer" action={page.goneLink} />
}

interface AlertProps {
  alert: ShownAlert
  /** Whether nothing else stands on the page. */
  isAlone: boolean
}

function Pending({ alert, isAlone }: AlertProps) {
  const { own: page, paces } = useWords(alertWords)
  const Heading = isAlone ? 'h1' : 'h2'
  return (
    <section className={styles.card} data-new="">
      <Heading>{page.pendingTitle}</Heading>
      <WishList wish={alert} />
      <p>{paces[alert.pace].sentence}</p>
      <DocumentForm action={actions.confirm} className={styles.press}>
        <input type="hidden" name="alert" value={alert.id} />
      </DocumentForm>
      <p className="quiet">{page.pendingText}</p>
    </section>
  )
}

function TooOld({ alert, isAlone }: AlertProps) {
  const { own: page } = useWords(alertWords)
  const Heading = isAlone ? 'h1' : 'h2'
  return (
    <section className={styles.card}>
      <Heading>{page.tooOldTitle}</Heading>
      <WishList wish={{ ...alert, odds: [] }} />
      <p>{page.tooOld}</p>
      <p>
        <ButtonLink href={alert.again} reloadDocument>
          {page.askAgain}
        </ButtonLink>
      </p>
    </section>
  )
}

function Confirmed({ found: { confirmed, isPaused, until, isEnding } }: { found: SubscriberView }) {
  const { paces } = useWords(alertWords)
  return (
    <>
      <ul className={`plain ${styles.alerts}`}>
        {confirmed.map((alert) => (
          <li key={alert.id} className={styles.card}>
            <WishList wish={alert} />
            <p>{paces[alert.pace][isPaused ? 'paused' : 'sentence']}</p>
            <div className={styles.presses}>
              <AlertForm
                alert={alert}
                action={alert.pace === 'daily' ? actions.tellAtOnce : actions.tellDaily}
              />
              {confirmed.length > 1 && <AlertForm alert={alert} action={actions.stopOne} />}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.all}>
        <DocumentForm
          action={isPaused ? actions.resume : actions.pause}
          className={styles.press}
          {...(isPaused ? {} : { kind: 'quiet' })}
        />
        {until && !isEnding && <Renewal until={until} kind="quiet" />}
        <DocumentForm action={actions.stop} className={styles.press} kind="quiet" />
      </div>
    </>
  )
}

function Renewal({ until, kind }: { until: string; kind?: 'quiet' }) {
  const { own: page } = useWords(alertWords)
  return (
    <DocumentForm action={actions.renew} className={styles.press} {...(kind ? { kind } : {})}>
      <p>
        <NoBreak>{page.until(until)}</NoBreak>
      </p>
    </DocumentForm>
  )
}

function AlertForm({ alert, action }: { alert: ShownAlert; action: Action }) {
  return (
    <DocumentForm action={action} kind="quiet">
      <input type="hidden" name="alert" value={alert.id} />
    </DocumentForm>
  )
}
