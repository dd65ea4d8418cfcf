import { REOPEN_DAYS } from '../../domain/case-status.ts'
import { actionFields } from '../../forms/action-result.ts'
import { casePage as page } from '../../forms/sender-page.words.ts'
import type { CaseAction } from '../../server/cases/page-services.ts'
import type { SenderCase } from '../../server/cases/sender-views.ts'
import * as buttonStyles from '../components/ui/button.module.css'
import * as styles from './case-actions.module.css'

/** What a sender can do with their case besides writing in it. */
export function CaseActions({ shown, token }: { shown: SenderCase; token: string }) {
  return (
    <section className={styles.root}>
      <h2>{page.actionsTitle}</h2>
      <ul className="plain">
        <li>
          <a href={`/sak/${token}/kvittering`} data-full-load="">
            {page.receipt}
          </a>
        </li>
        {shown.hasCalendar && (
          <li>
            <a href={`/sak/${token}/kalender.ics`} download="">
              {page.calendar}
            </a>
          </li>
        )}
      </ul>
      {shown.mayWithdraw && (
        <Confirmed
          summary={page.withdraw}
          text={page.withdrawText(REOPEN_DAYS)}
          label={page.withdrawConfirm}
          action="withdraw"
        />
      )}
      {shown.mayReopen && (
        <Confirmed
          summary={page.reopen}
          text={page.reopenText(REOPEN_DAYS)}
          label={page.reopen}
          action="reopen"
        />
      )}
      <Confirmed summary={page.renew} text={page.renewText} label={page.renew} action="renew" />
      <Confirmed summary={page.remove} text={page.removeText} label={page.remove} action="remove" />
    </section>
  )
}

interface ConfirmedProps {
  summary: string
  text: string
  label: string
  action: CaseAction
}

/** An action that needs a second press: an explanation is shown before the button. */
function Confirmed({ summary, text, label, action }: ConfirmedProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <form method="post">
        <input type="hidden" name={actionFields.action} value={action} />
        <p>{text}</p>
        <button className={buttonStyles.root} data-kind="quiet" type="submit">
          {label}
        </button>
      </form>
    </details>
  )
}
