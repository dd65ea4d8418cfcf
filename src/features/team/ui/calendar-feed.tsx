import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { CopyButton } from '../../../ui/kit/copy-button.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import * as technicalMessageStyles from '../../workspace/ui/technical-message.module.css'
import { calendarFeedActions } from '../calendar-feed.ts'
import { calendarFeedTexts } from '../calendar-feed.words.ts'
import type { OwnAccount } from '../server/account-work.ts'

const { renew, turnOff, turnOn } = calendarFeedActions

interface CalendarFeedProps {
  account: Pick<OwnAccount, 'feedSince' | 'hasVisits'>
  result: ActionResult | undefined
}

/** The address that a calendar program reads the staff member's visits from. It is shown once. */
export function CalendarFeed({ account: { feedSince, hasVisits }, result }: CalendarFeedProps) {
  if (!hasVisits) return null
  const shown = shownBy(result, turnOn) ?? shownBy(result, renew)
  return (
    <Panel>
      <h2>{calendarFeedTexts.title}</h2>
      <p className="quiet">{calendarFeedTexts.text}</p>
      {shown && (
        <div role="status">
          <p>{calendarFeedTexts.address}</p>
          <p className={technicalMessageStyles.root}>
            <code>{shown.address}</code> <CopyButton text={shown.address} what={calendarFeedTexts.title} />
          </p>
        </div>
      )}
      {feedSince === null ? (
        <ActionForm action={turnOn} result={result} look="quiet" />
      ) : (
        <>
          {!shown && <p>{calendarFeedTexts.since(feedSince)}</p>}
          <details>
            <summary>{calendarFeedTexts.renew}</summary>
            <ActionForm action={renew} result={result} look="quiet" />
          </details>
          <ActionForm action={turnOff} result={result} look="link" about={calendarFeedTexts.title} />
        </>
      )}
    </Panel>
  )
}
