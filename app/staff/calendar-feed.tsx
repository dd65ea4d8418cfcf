import { type ActionResult, shownBy } from '../../forms/action-result.ts'
import { calendarFeedActions } from '../../forms/staff/calendar-feed.ts'
import { calendarFeedTexts } from '../../forms/staff/calendar-feed.words.ts'
import type { OwnAccount } from '../../server/workspace/account-work.ts'
import { CopyButton } from '../components/info/copy-button.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { ActionForm } from './actions/action-form.tsx'
import * as technicalMessageStyles from './technical-message.module.css'

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
