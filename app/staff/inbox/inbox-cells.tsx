import type { ReactNode } from 'react'
import type { Lane } from '../../../domain/inbox.ts'
import type { Density } from '../../../domain/inbox-density.ts'
import type { ColumnOf } from '../../../domain/list-columns.ts'
import { inboxTexts } from '../../../forms/staff/inbox.words.ts'
import type { InboxLine, InboxList } from '../../../server/casework/inbox-views.ts'
import { Tag } from '../../components/ui/tag.tsx'
import { useWords } from '../../use-words.ts'
import * as caseStatusStyles from '../case-status.module.css'
import * as styles from './inbox-cells.module.css'

interface CellProps {
  line: InboxLine
  /** The lane of the list. In a list of all lanes a row says in which one its case lies. */
  lane: Lane
}

type InboxColumnId = ColumnOf<'cases'>

/** What each column shows of a case. */
const cells: Record<InboxColumnId, (props: CellProps) => ReactNode> = {
  place: ({ line }) => line.place,
  excerpt: Excerpt,
  deadline: Deadline,
  assignee: Assignee,
  reference: ({ line }) => line.reference,
  photos: ({ line }) => (line.hasPhotos ? <Photos /> : null),
  sentAt: ({ line }) => line.sentAt,
}

/** The columns that have a place of their own in a row of several lines. */
const isPlaced = (id: InboxColumnId) => id === 'excerpt' || id === 'deadline'

interface InboxCellsProps extends CellProps {
  density: Density
  columns: InboxList['columns']
}

/** The columns of a row, in the order of the staff member; in a comfortable row, the others stand on a line below. */
export function InboxCells({ line, lane, density, columns }: InboxCellsProps) {
  const shown = columns.filter(({ isHidden }) => !isHidden)
  const cellsOf = (some: typeof shown) =>
    some.map(({ id, width }) => {
      const Cell = cells[id]
      return (
        <p key={id} className={styles.cell} data-column={id} data-width={width}>
          <Cell line={line} lane={lane} />
        </p>
      )
    })
  if (density === 'compact') return cellsOf(shown)
  return (
    <>
      {cellsOf(shown.filter(({ id }) => isPlaced(id)))}
      <div className={styles.others}>{cellsOf(shown.filter(({ id }) => !isPlaced(id)))}</div>
    </>
  )
}

/** What the case is about, behind what sets it apart: urgent, high, a new message, held. */
function Excerpt({ line, lane }: CellProps) {
  const texts = useWords(inboxTexts)
  const { urgency, news, isHeld, liesIn, mergedInto, excerpt, snoozedUntil } = line
  // The lane of urgent cases says itself that they are.
  const isMarked = urgency?.value === 'high' || (urgency?.value === 'urgent' && lane !== 'haster')
  return (
    <>
      {lane === 'alle' && (
        <Tag>{liesIn === 'slatt-sammen' ? texts.mergedInto(mergedInto) : texts.lanes[liesIn]}</Tag>
      )}
      {urgency && isMarked && <Tag tone={urgency.value === 'urgent' ? 'bad' : 'warm'}>{urgency.label}</Tag>}
      {news && <Tag tone="good">{texts.news[news]}</Tag>}
      {snoozedUntil && showsDeadline(line) && <Tag>{texts.snoozedUntil(snoozedUntil)}</Tag>}
      {isHeld && <Tag>{texts.held}</Tag>}
      {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
    </>
  )
}

/** Whether a row says how late a case is, though it is snoozed. */
const showsDeadline = ({ deadline, snoozedUntil }: InboxLine) => !snoozedUntil || deadline?.isOver === true

/** The time left; of a case without a deadline, when it was sent, closed or will come back. */
function Deadline({ line }: CellProps) {
  const { deadline, closedOn, snoozedUntil, sentAt } = line
  const texts = useWords(inboxTexts)
  if (closedOn) return <small>{texts.closedOn(closedOn)}</small>
  if (!showsDeadline(line) && snoozedUntil) return <small>{texts.snoozedUntil(snoozedUntil)}</small>
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

function Assignee({ line: { status, assignee } }: CellProps) {
  const texts = useWords(inboxTexts)
  return (
    <>
      <span className={caseStatusStyles.root} data-status={status} title={texts.statuses[status]}>
        <span>{texts.statuses[status]}</span>
      </span>
      <span className={styles.name}>{assignee ?? texts.unassigned}</span>
    </>
  )
}

const Photos = () => useWords(inboxTexts).photos
