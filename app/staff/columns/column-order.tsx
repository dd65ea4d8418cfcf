import type { ArrangedColumn, ColumnStep, ListName } from '../../../domain/list-columns.ts'
import { type ActionResult, shownBy } from '../../../forms/action-result.ts'
import { columnActions } from '../../../forms/staff/list-columns.ts'
import { listColumnTexts } from '../../../forms/staff/list-columns.words.ts'
import { useWords } from '../../use-words.ts'
import { ActionForm } from '../actions/action-form.tsx'
import * as styles from './column-order.module.css'

interface ColumnOrderProps {
  list: ListName
  columns: readonly ArrangedColumn[]
  result: ActionResult | undefined
}

/** The columns of a list, with what moves, hides and shows each. */
export function ColumnOrder({ list, columns, result }: ColumnOrderProps) {
  const texts = useWords(listColumnTexts)
  const changed = shownBy(result, columnActions.change) ?? shownBy(result, columnActions.reset)
  return (
    <div className={styles.root} id={anchorOf(list)}>
      <p className="visually-hidden" role="status">
        {changed?.spoken}
      </p>
      <ol className="plain">
        {columns.map((column) => (
          <ColumnLine key={column.id} {...{ list, column, result }} />
        ))}
      </ol>
      <ActionForm
        action={columnActions.reset}
        values={{ list }}
        result={result}
        look="link"
        about={texts.lists[list]}
        anchor={anchorOf(list)}
        keepsScroll
      />
    </div>
  )
}

const anchorOf = (list: ListName) => `kolonner-${list}`

const symbols = { earlier: '↑', later: '↓' } as const

function ColumnLine({
  list,
  column,
  result,
}: Omit<ColumnOrderProps, 'columns'> & { column: ArrangedColumn }) {
  const texts = useWords(listColumnTexts)
  const label = texts.columns[column.id]
  const step = (to: ColumnStep, symbol: string = texts[to]) => (
    <ActionForm
      action={columnActions.change}
      values={{ list, column: column.id, to }}
      result={result}
      label={symbol}
      spokenLabel={texts[to]}
      about={label}
      look="link"
      anchor={anchorOf(list)}
      keepsScroll
    />
  )
  return (
    <li data-hidden={column.isHidden || undefined}>
      <span>
        {label} {column.isHidden && <small>{texts.isHidden}</small>}
      </span>
      {!column.isRequired && step(column.isHidden ? 'shown' : 'hidden')}
      {step('earlier', symbols.earlier)}
      {step('later', symbols.later)}
    </li>
  )
}
