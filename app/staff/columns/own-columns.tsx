import type { ActionResult } from '../../../forms/action-result.ts'
import { listColumnTexts } from '../../../forms/staff/list-columns.words.ts'
import type { OwnAccount } from '../../../server/workspace/account-work.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { useWords } from '../../use-words.ts'
import { ColumnOrder } from './column-order.tsx'
import * as styles from './own-columns.module.css'

interface OwnColumnsProps {
  columns: OwnAccount['columns']
  result: ActionResult | undefined
}

/** The columns of all lists that a staff member reads. */
export function OwnColumns({ columns: lists, result }: OwnColumnsProps) {
  const texts = useWords(listColumnTexts)
  return (
    <Panel>
      <h2>{texts.title}</h2>
      <p className="quiet">
        {texts.lead} {texts.narrow}
      </p>
      {lists.map(({ list, columns }) => (
        <section key={list} className={styles.list}>
          <h3>{texts.lists[list]}</h3>
          <ColumnOrder list={list} columns={columns} result={result} />
        </section>
      ))}
    </Panel>
  )
}
