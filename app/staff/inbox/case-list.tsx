import { casePath, type InboxQuery } from '../../../domain/inbox.ts'
import type { Density } from '../../../domain/inbox-density.ts'
import type { InboxLine, InboxList } from '../../../server/casework/inbox-views.ts'
import * as styles from './case-list.module.css'
import { InboxRow } from './inbox-row.tsx'

interface CaseListProps {
  /** What the list shows. */
  query: InboxQuery
  lines: readonly InboxLine[]
  density: Density
  columns: InboxList['columns']
  /** The case that is marked: the one that the keys act on, or the one that is open. */
  marked: string | null
  /** Whether the marked case is the one that the page shows. */
  isOpen?: boolean
  /** The chosen cases, where they can be chosen. */
  chosen?: ReadonlySet<string>
  onChoose?: (reference: string, isChosen: boolean, withShift: boolean) => void
  onFocus?: (index: number) => void
}

/**
 * A list of cases. Its rows have one line or several, by their density and by the width of the list, so that it can
 * also stand beside an open case.
 */
export function CaseList(props: CaseListProps) {
  const { query, lines, density, columns, marked, isOpen = false, chosen, onChoose, onFocus } = props
  return (
    <div className={styles.root}>
      <ol className={`plain ${styles.rows}`}>
        {lines.map((line, index) => (
          <InboxRow
            key={line.id}
            line={line}
            density={density}
            columns={columns}
            href={casePath(line.reference, query)}
            isMarked={line.reference === marked}
            isOpen={isOpen && line.reference === marked}
            lane={query.lane}
            choice={
              chosen &&
              onChoose && {
                isChosen: chosen.has(line.reference),
                onChange: (isChosen, withShift) => onChoose(line.reference, isChosen, withShift),
              }
            }
            onFocus={onFocus && (() => onFocus(index))}
          />
        ))}
      </ol>
    </div>
  )
}
