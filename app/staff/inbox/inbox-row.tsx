import { inboxTexts as texts } from '../../../forms/staff/inbox.words.ts'
import type { InboxLine } from '../../../server/casework/inbox-views.ts'
import { Tag } from '../../components/ui/tag.tsx'
import * as caseStatusStyles from '../case-status.module.css'
import * as styles from './inbox-row.module.css'

interface InboxRowProps {
  line: InboxLine
  /** The query of the list, which the page of the case goes on with. */
  list: string
  isHere: boolean
  isChosen: boolean
  onChoose: (reference: string, isChosen: boolean) => void
  onFocus: () => void
}

/** A case in the list. Pressing the row opens it; the checkbox chooses it. */
export function InboxRow({ line, list, isHere, isChosen, onChoose, onFocus }: InboxRowProps) {
  const { reference, formName, sender, place, excerpt, status, urgency, deadline } = line
  return (
    <li className={styles.root} data-here={isHere ? '' : undefined} data-urgent={urgency?.value}>
      <input
        type="checkbox"
        name="cases"
        value={reference}
        checked={isChosen}
        aria-label={texts.select(reference)}
        onChange={(event) => onChoose(reference, event.target.checked)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter opens the case. The form has several buttons, and Enter would press the first.
          event.preventDefault()
          event.currentTarget.parentElement?.querySelector<HTMLElement>(`.${styles.link}`)?.click()
        }}
      />
      <div>
        <p className={styles.title}>
          <a className={styles.link} href={`/saker/${reference}?${list}`} onFocus={onFocus}>
            {formName}: {sender}
          </a>
          {urgency && urgency.value !== 'normal' && urgency.value !== 'low' && (
            <Tag tone={urgency.value === 'urgent' ? 'bad' : 'warm'}>{urgency.label}</Tag>
          )}
          {line.news && <Tag tone="good">{texts.news[line.news]}</Tag>}
          {line.isHeld && <Tag>{texts.held}</Tag>}
        </p>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.facts}>
          <span className={styles.reference}>{reference}</span>
          {place && <span>{place}</span>}
          {line.hasPhotos && <span>{texts.photos}</span>}
          <span>{line.sentAt}</span>
        </p>
      </div>
      <div className={styles.state}>
        {deadline && (
          <Tag
            tone={deadline.isOver ? 'bad' : deadline.isSoon ? 'warm' : undefined}
            title={texts.deadline(deadline.at)}
          >
            {deadline.text}
          </Tag>
        )}
        {line.closedOn && <small>{texts.closedOn(line.closedOn)}</small>}
        {line.snoozedUntil && <small>{texts.snoozedUntil(line.snoozedUntil)}</small>}
        <span className={caseStatusStyles.root} data-status={status}>
          {texts.statuses[status]}
        </span>
        <small>{line.assignee ?? texts.unassigned}</small>
      </div>
    </li>
  )
}
