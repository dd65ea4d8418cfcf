import type { Lane } from '../../../domain/inbox.ts'
import type { Density } from '../../../domain/inbox-density.ts'
import type { InboxLine, InboxList } from '../../../server/casework/inbox-views.ts'
import { CaseChoice, type CaseChoiceProps } from './case-choice.tsx'
import { InboxCells } from './inbox-cells.tsx'
import * as styles from './inbox-row.module.css'

interface InboxRowProps {
  line: InboxLine
  density: Density
  columns: InboxList['columns']
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
export function InboxRow({
  line,
  density,
  columns,
  href,
  isMarked,
  isOpen,
  lane,
  choice,
  onFocus,
}: InboxRowProps) {
  const { reference, formName, sender, urgency } = line
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
      <InboxCells line={line} lane={lane} density={density} columns={columns} />
    </li>
  )
}
