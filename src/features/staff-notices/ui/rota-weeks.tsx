import type { ActionResult } from '../../../forms/engine/action-result.ts'
import type { Option } from '../../../forms/engine/field.ts'
import { Tag } from '../../../ui/kit/tag.tsx'
import { LineActions } from '../../workspace/ui/actions/line-actions.tsx'
import { rotaActions } from '../rota.ts'
import { rotaTexts } from '../rota.words.ts'
import type { RotaLine, RotaWeek } from '../server/rota-view.ts'
import * as styles from './rota-weeks.module.css'

interface RotaWeeksProps {
  weeks: readonly RotaWeek[]
  /** Who gets urgent cases in the hours without a staff member on call. */
  fallbackName: string
  mayEdit: boolean
  colleagues: readonly Option[]
  result: ActionResult | undefined
}

/** The shifts by week, and in red the hours without a staff member on call. */
export function RotaWeeks({ weeks, ...line }: RotaWeeksProps) {
  return weeks.map(({ number, lines }) => (
    <section key={`${number} ${lines[0]?.period}`} className={styles.root}>
      <h3>{rotaTexts.week(number)}</h3>
      <ul className="plain">
        {lines.map((each) => (
          <li
            key={each.kind === 'shift' ? each.id : each.period}
            className={styles.line}
            data-kind={each.kind}
            data-now={each.isNow ? '' : undefined}
          >
            <Line each={each} {...line} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface LineProps extends Omit<RotaWeeksProps, 'weeks'> {
  each: RotaLine
}

function Line({ each, fallbackName, mayEdit, colleagues, result }: LineProps) {
  if (each.kind === 'gap')
    return (
      <>
        <strong>{rotaTexts.gap}</strong>
        <span>{each.period}</span>
        <small>{rotaTexts.gapText(fallbackName)}</small>
      </>
    )
  const { id, staffId, name, period, isSwap, isOver, from, to } = each
  const isRefused = result?.status === 'refused' && result.given.id?.[0] === id
  return (
    <>
      <strong>
        {name} {isSwap && <Tag tone="warm">{rotaTexts.swap}</Tag>}
      </strong>
      <span>{period}</span>
      {mayEdit && !isOver && (
        <details open={isRefused}>
          <summary aria-label={rotaTexts.changeOf(name, period)}>{rotaTexts.change}</summary>
          <LineActions
            actions={{ swap: rotaActions.swap, remove: rotaActions.remove }}
            line={{ isOver }}
            values={{ id, from, to }}
            choices={{ staff: colleagues.filter(({ value }) => value !== staffId) }}
            result={result}
            about={`${name}, ${period}`}
          />
        </details>
      )}
    </>
  )
}
