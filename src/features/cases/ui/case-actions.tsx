import type { ReactNode } from 'react'
import type { Action } from '../../../forms/engine/action.ts'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { senderActions } from '../sender-actions.ts'
import { casePageWords } from '../sender-page.words.ts'
import type { SenderCase } from '../server/sender/sender-views.ts'
import * as styles from './case-actions.module.css'

/** What a sender can do with their case besides writing in it. */
export function CaseActions({ shown, token }: { shown: SenderCase; token: string }) {
  const page = useWords(casePageWords)
  const anew = shown.countsAnew && <p>{page.countsAnew}</p>
  return (
    <section className={styles.root}>
      <h2>{page.actionsTitle}</h2>
      <ul className="plain">
        <li>
          <a href={`/sak/${token}/kvittering`}>{page.receipt}</a>
        </li>
        {shown.calendarDay && (
          <li>
            <a href={`/sak/${token}/kalender.ics`} download="">
              {page.calendar(shown.calendarDay)}
            </a>
          </li>
        )}
      </ul>
      {shown.mayWithdraw && (
        <Confirmed summary={page.withdraw} action={senderActions.withdraw}>
          {anew}
        </Confirmed>
      )}
      {/* A «no» opens it too, and says why. */}
      {shown.mayReopen && shown.fixed !== 'asked' && (
        <Confirmed summary={page.reopen} action={senderActions.reopen}>
          {anew}
        </Confirmed>
      )}
      <Confirmed summary={page.renew} action={senderActions.renewLink} />
      <Confirmed summary={page.remove} action={senderActions.removeLink} />
    </section>
  )
}

/** An action that needs a second press: an explanation is shown before the button. */
function Confirmed({ summary, action, children }: { summary: string; action: Action; children?: ReactNode }) {
  return (
    <details>
      <summary>{summary}</summary>
      <DocumentForm action={action} kind="quiet">
        {children}
      </DocumentForm>
    </details>
  )
}
