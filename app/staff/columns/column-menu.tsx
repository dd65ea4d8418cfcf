import type { ArrangedColumn, ListName } from '../../../domain/list-columns.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { columnActions } from '../../../forms/staff/list-columns.ts'
import { listColumnTexts } from '../../../forms/staff/list-columns.words.ts'
import { useWords } from '../../use-words.ts'
import * as styles from './column-menu.module.css'
import { ColumnOrder } from './column-order.tsx'

interface ColumnMenuProps {
  list: ListName
  columns: readonly ArrangedColumn[]
  result: ActionResult | undefined
}

/** The order of a list's columns, at the list itself. It stays open while columns are moved. */
export function ColumnMenu({ list, columns, result }: ColumnMenuProps) {
  const texts = useWords(listColumnTexts)
  const isOpen = Object.values(columnActions).some(({ name }) => name === result?.action)
  return (
    <details className={styles.root} open={isOpen || undefined}>
      <summary>{texts.title}</summary>
      <div className={styles.panel}>
        <p className="quiet">{texts.ownOrder}</p>
        <ColumnOrder list={list} columns={columns} result={result} />
      </div>
    </details>
  )
}
