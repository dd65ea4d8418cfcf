import type { ReactNode } from 'react'
import type { Lane } from '../../../../domain/cases/inbox.ts'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { inboxTexts } from '../../inbox.words.ts'
import type { Density } from '../../inbox-density.ts'
import type { InboxLine } from '../../server/list/inbox-views.ts'
import * as caseStatusStyles from '../case-status.module.css'
import { DeadlineTag } from '../deadline-tag.tsx'
import { UrgencyTag } from '../urgency-tag.tsx'
import * as styles from './inbox-cells.module.css'

interface CellProps {
  line: InboxLine
  /** The lane of the list. In a list of all lanes a row says in which one its case lies. */
  lane: Lane
}

interface InboxCellsProps extends CellProps {
  density: Density
}

/** The columns of a row. A comfortable one has more of them, and all but three on a line below. */
export function InboxCells({ line, lane, density }: InboxCellsProps) {
  const place = <Cell column="place">{line.place}</Cell>
  const about = (
    <div className={styles.about}>
      <Cell column="form">{line.formName}</Cell>
      <Cell column="excerpt">
        <Excerpt line={line} lane={lane} />
      </Cell>
    </div>
  )
  const deadline = (
    <Cell column="deadline">
      <Deadline line={line} lane={lane} />
    </Cell>
  )
  const assignee = (
    <Cell column="assignee">
      <Assignee line={line} />
    </Cell>
  )
  if (density === 'compact')
    return (
      <>
        {about}
        {place}
        {deadline}
        {assignee}
      </>
    )
  return (
    <>
      {about}
      {deadline}
      <div className={styles.others}>
        {place}
        {assignee}
        <Cell column="reference">{line.reference}</Cell>
        <Cell column="photos">{line.hasPhotos && inboxTexts.photos}</Cell>
        {lane !== 'alle' && <Cell column="sent-at">{line.sentAt}</Cell>}
      </div>
    </>
  )
}

const Cell = ({ column, children }: { column: string; children: ReactNode }) => (
  <p className={styles.cell} data-column={column}>
    {children}
  </p>
)

/** What the case is about, behind what sets it apart: urgent, high, a new message, held. */
function Excerpt({ line, lane }: CellProps) {
  const { urgency, news, isHeld, liesIn, mergedInto, excerpt, snoozedUntil, deadline } = line
  // The lane of urgent cases says itself that they are.
  const isMarked = urgency?.tone !== 'urgent' || lane !== 'haster'
  return (
    <>
      {lane === 'alle' && (
        <Tag>{liesIn === 'slatt-sammen' ? inboxTexts.mergedInto(mergedInto) : inboxTexts.lanes[liesIn]}</Tag>
      )}
      {urgency?.tone && isMarked && <UrgencyTag urgency={urgency} />}
      {news && <Tag tone="good">{inboxTexts.news[news]}</Tag>}
      {snoozedUntil && deadline && lane !== 'utsatt' && <Tag>{inboxTexts.snoozedUntil(snoozedUntil)}</Tag>}
      {showsOtherTime(line, lane) && deadline?.isOver && <DeadlineTag deadline={deadline} />}
      {isHeld && <Tag>{inboxTexts.held}</Tag>}
      {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
    </>
  )
}

/** Whether the list is in the order of another time than the deadlines. */
const showsOtherTime = ({ snoozedUntil, closedOn }: InboxLine, lane: Lane) =>
  closedOn === null && (lane === 'alle' || (lane === 'utsatt' && snoozedUntil !== null))

/**
 * What its lane is sorted by: when it is due, comes back, or was closed; where all cases are, when it was sent, and so of a case
 * without a deadline.
 */
function Deadline({ line, lane }: CellProps) {
  const { deadline, closedOn, snoozedUntil, sentAt } = line

  if (lane === 'alle') return <small>{inboxTexts.sentAt(sentAt)}</small>
  if (closedOn) return <small>{inboxTexts.closedOn(closedOn)}</small>
  if (snoozedUntil && (lane === 'utsatt' || !deadline))
    return <small>{inboxTexts.snoozedUntil(snoozedUntil)}</small>
  if (!deadline) return <small>{inboxTexts.sentAt(sentAt)}</small>
  return <DeadlineTag deadline={deadline} />
}

function Assignee({ line: { status, assignee } }: Pick<CellProps, 'line'>) {
  return (
    <>
      <span className={caseStatusStyles.root} data-status={status} title={inboxTexts.statuses[status]}>
        <span>{inboxTexts.statuses[status]}</span>
      </span>
      <span className={styles.name}>{assignee ?? inboxTexts.unassigned}</span>
    </>
  )
}
