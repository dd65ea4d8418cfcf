import { type ReactNode, useCallback, useRef } from 'react'
import { casePath, type InboxQuery } from '../../../../domain/cases/inbox.ts'
import type { Density } from '../../inbox-density.ts'
import type { InboxLine } from '../../server/list/inbox-views.ts'
import * as styles from './case-list.module.css'
import { InboxRow } from './inbox-row.tsx'

interface CaseListProps {
  /** What the list shows. */
  query: InboxQuery
  lines: readonly InboxLine[]
  density: Density
  /** The case that is marked: the one that the keys act on, or the one that is open. */
  marked: string | null
  /** Whether the marked case is the one that the page shows. */
  isOpen?: boolean
  /** The chosen cases, where they can be chosen. */
  chosen?: ReadonlySet<string>
  onChoose?: (reference: string, isChosen: boolean, withShift: boolean) => void
  onFocus?: (index: number) => void
  /** The head of the list. */
  children?: ReactNode
}

/**
 * A list of cases. Its rows have one line or several, by their density and by the width of the list, so that it can
 * also stand beside an open case.
 */
export function CaseList(props: CaseListProps) {
  const { query, lines, density, marked, isOpen = false, chosen } = props
  const latest = useRef(props)
  latest.current = props
  // The same functions each time, so that rows that have not changed are not rendered again.
  const choose = useCallback<NonNullable<CaseListProps['onChoose']>>(
    (reference, isChosen, withShift) => latest.current.onChoose?.(reference, isChosen, withShift),
    [],
  )
  const focus = useCallback((index: number) => latest.current.onFocus?.(index), [])
  return (
    <div className={styles.root}>
      {props.children}
      <ol className={`plain ${styles.rows}`}>
        {lines.map((line, index) => (
          <InboxRow
            key={line.id}
            line={line}
            density={density}
            href={casePath(line.reference, query)}
            isMarked={line.reference === marked}
            isOpen={isOpen && line.reference === marked}
            lane={query.lane}
            index={index}
            isChosen={chosen ? chosen.has(line.reference) : null}
            onChoose={choose}
            onFocus={focus}
          />
        ))}
      </ol>
    </div>
  )
}
