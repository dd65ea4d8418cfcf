import type { Lane } from '../../../domain/inbox.ts'
import type { Density } from '../../../domain/inbox-density.ts'
import { inboxTexts } from '../../../forms/staff/inbox.words.ts'
import type { InboxLine } from '../../../server/casework/inbox-views.ts'
import { Tag } from '../../components/ui/tag.tsx'
import { useWords } from '../../use-words.ts'
import * as caseStatusStyles from '../case-status.module.css'
import { CaseChoice, type CaseChoiceProps } from './case-choice.tsx'
import * as styles from './inbox-row.module.css'

interface InboxRowProps {
  line: InboxLine
  density: Density
  href: string
  isMarked: boolean
  /** Whether the page shows this case. */
  isOpen: boolean
  /** The lane of the list. In a list of all lanes a row says in which one its case lies. */
  lane: Lane
  /** Its checkbox, where cases can be chosen. */
  choice?: Omit<CaseChoiceProps, 'reference'> | undefined
  onFocus?: (() => void) | undefined
}

/** A case in a list. Pressing the row opens it; the checkbox chooses it. */
export function InboxRow({ line, density, href, isMarked, isOpen, lane, choice, onFocus }: InboxRowProps) {
  const texts = useWords(inboxTexts)
  const { reference, formName, sender, place, excerpt, status, urgency } = line
  return (
    <li
      className={styles.root}
      data-density={density}
      data-here={isMarked ? '' : undefined}
      data-urgent={urgency?.value}
    >
      {choice && <CaseChoice reference={reference} {...choice} />}
      <a
        className={styles.link}
        href={href}
        aria-label={`${formName}: ${sender}`}
        aria-current={isOpen ? 'page' : undefined}
        onFocus={onFocus}
      >
        <span className={styles.form}>{formName}</span> <span className={styles.sender}>{sender}</span>
      </a>
      <p className={styles.place}>{place}</p>
      <p className={styles.text}>
        {lane === 'alle' && (
          <Tag>
            {line.liesIn === 'slatt-sammen' ? texts.mergedInto(line.mergedInto) : texts.lanes[line.liesIn]}
          </Tag>
        )}
        <Marks line={line} lane={lane} />
        {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
      </p>
      <p className={styles.when}>
        <When line={line} />
      </p>
      <p className={styles.facts}>
        <span className={styles.reference}>{reference}</span>
        {line.hasPhotos && <span>{texts.photos}</span>}
        <span>{line.sentAt}</span>
      </p>
      <p className={styles.state}>
        <span className={caseStatusStyles.root} data-status={status} title={texts.statuses[status]}>
          <span className={styles.status}>{texts.statuses[status]}</span>
        </span>
        <small className={styles.assignee}>{line.assignee ?? texts.unassigned}</small>
      </p>
    </li>
  )
}

/** What sets the case apart: urgent, high, a new message, held. */
function Marks({ line: { urgency, news, isHeld }, lane }: Pick<InboxRowProps, 'line' | 'lane'>) {
  const texts = useWords(inboxTexts)
  // The lane of urgent cases says itself that they are.
  const isMarked = urgency?.value === 'high' || (urgency?.value === 'urgent' && lane !== 'haster')
  return (
    <>
      {urgency && isMarked && <Tag tone={urgency.value === 'urgent' ? 'bad' : 'warm'}>{urgency.label}</Tag>}
      {news && <Tag tone="good">{texts.news[news]}</Tag>}
      {isHeld && <Tag>{texts.held}</Tag>}
    </>
  )
}

/** The time left; of a case without a deadline, when it was sent, closed or will come back. */
function When({ line: { deadline, closedOn, snoozedUntil, sentAt } }: { line: InboxLine }) {
  const texts = useWords(inboxTexts)
  if (closedOn) return <small>{texts.closedOn(closedOn)}</small>
  if (snoozedUntil) return <small>{texts.snoozedUntil(snoozedUntil)}</small>
  if (!deadline) return <small>{sentAt}</small>
  return (
    <Tag
      tone={deadline.isOver ? 'bad' : deadline.isSoon ? 'warm' : undefined}
      title={texts.deadline(deadline.at)}
    >
      <span className={styles.long}>{deadline.text}</span>
      <span className={styles.short} aria-hidden="true">
        {deadline.short}
      </span>
    </Tag>
  )
}
