import type { Action } from '../../../forms/engine/action.ts'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import type { Option } from '../../../forms/engine/field.ts'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import type { AbsenceLine, AbsenceProposal } from '../server/absence-lines.ts'

interface AbsencesProps {
  absences: readonly AbsenceLine[]
  next: AbsenceProposal
  /** Who can be the deputy. */
  deputies: readonly Option[]
  actions: { add: Action; remove: Action }
  /** The hidden values of the two actions. */
  addValues?: Readonly<Record<string, string>>
  removeValues: (absence: AbsenceLine) => Readonly<Record<string, string>>
  result: ActionResult | undefined
}

/** The absences of a staff member, and the form for a new one. */
export function Absences({
  absences,
  next,
  deputies,
  actions,
  addValues,
  removeValues,
  result,
}: AbsencesProps) {
  return (
    <>
      <ul className={`plain ${staffLinesStyles.root}`}>
        {absences.map((absence) => (
          <li key={absence.id}>
            <span>{absence.text}</span>
            <ActionForm
              action={actions.remove}
              values={removeValues(absence)}
              result={result}
              look="link"
              about={absence.text}
            />
          </li>
        ))}
      </ul>
      <ActionForm
        action={actions.add}
        values={{ ...next, ...addValues }}
        choices={{ deputy: deputies }}
        result={result}
        look="quiet"
      />
    </>
  )
}
