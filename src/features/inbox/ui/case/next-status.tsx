import { useEffect, useState } from 'react'
import { type CaseStatus, onceAnswered } from '../../../../domain/cases/case-status.ts'
import { NO_CHOICE } from '../../../../domain/submissions/no-choice.ts'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'

interface NextStatusOptions {
  shown: StaffCase
  result: ActionResult | undefined
  /** How many replies have been sent from this page: the choice is reset after each. */
  round: number
  /** How often the staff member has asked to close the case with the reply. */
  closing: number
}

interface ChosenStatus {
  /** Null if none is chosen, or if the case can no longer move there. */
  status: CaseStatus | null
  choose: (status: string) => void
}

/** The chosen status after the reply. It is restored with a reply that is refused or undone. */
export function useNextStatus({ shown, result, round, closing }: NextStatusOptions): ChosenStatus {
  const refused = (result?.status === 'refused' && result.given.status?.[0]) || ''
  const undone = shownBy(result, caseActions.undo)
  const [next, setNext] = useState({ status: refused || (undone?.status ?? ''), round, undone })
  if (next.round !== round) setNext({ status: '', round, undone: next.undone })
  if (undone && undone !== next.undone) setNext({ status: undone.status ?? '', round, undone })
  useEffect(() => {
    if (closing > 0) setNext((before) => ({ ...before, status: 'done' }))
  }, [closing])
  return {
    // A colleague may have given the case a status that the chosen one cannot follow.
    status: shown.moves.find((to) => to === next.status) ?? null,
    choose: (status) => setNext((before) => ({ ...before, status, round })),
  }
}

interface NextStatusProps {
  shown: StaffCase
  next: ChosenStatus
  className: string | undefined
}

export function NextStatus({ shown: { status, moves }, next, className }: NextStatusProps) {
  const field = caseActions.reply.fields.status
  const onceSent = onceAnswered(status)
  return (
    <LabelledField id="status" label={field.label} className={className}>
      {(control) => (
        <>
          <select
            {...control}
            name="status"
            value={next.status ?? NO_CHOICE}
            // Read now: when React runs the update, the select may have its old value again.
            onChange={(event) => next.choose(event.target.value)}
            autoComplete={field.autocomplete}
          >
            <option value={NO_CHOICE}>
              {onceSent === status
                ? staffCaseTexts.statusAsBefore(inboxTexts.statuses[status])
                : staffCaseTexts.statusOnceAnswered(inboxTexts.statuses[onceSent])}
            </option>
            {moves.map((to) => (
              <option key={to} value={to}>
                {inboxTexts.statuses[to]}
              </option>
            ))}
          </select>
          <small role="status">
            {next.status &&
              next.status !== 'new' &&
              next.status !== 'withdrawn' &&
              staffCaseTexts.reply.onceSent[next.status]}
          </small>
        </>
      )}
    </LabelledField>
  )
}
