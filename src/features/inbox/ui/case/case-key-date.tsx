import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import * as staffNoticeStyles from '../../../workspace/ui/staff-notice.module.css'
import { caseActions } from '../../casework.ts'
import { keyDateTexts } from '../../key-date.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'

interface KeyDateProps {
  shown: Pick<StaffCase, 'keyDate' | 'key' | 'lastEvent' | 'isClosed'>
  result: ActionResult | undefined
}

/** The day that a receipt got wrong, to be confirmed by a staff member before the sender is told another. */
export function WrongKeyDate({ shown: { keyDate, key, lastEvent }, result }: KeyDateProps) {
  if (!keyDate?.right) return null
  const { title, day, right } = keyDate
  return (
    <section className={staffNoticeStyles.root} data-tone="warm" aria-label={keyDateTexts.mustBeChecked}>
      <p>
        <NoBreak>{keyDateTexts.wrong(title, day, right.day)}</NoBreak>
      </p>
      <ActionForm
        id="rett-dag"
        action={caseActions.tellKeyDay}
        result={result}
        values={{ day: right.isoDay, message: keyDateTexts.apology, key: `${key}.dag`, seen: lastEvent }}
      />
      <ActionForm
        action={caseActions.keepKeyDay}
        result={result}
        label={keyDateTexts.keep(day)}
        look="quiet"
      />
    </section>
  )
}

/** The day that the sender was told, and a form to change it. */
export function KeyDate({ shown: { keyDate, key, lastEvent, isClosed }, result }: KeyDateProps) {
  if (!keyDate) return null
  const { title, day, isoDay, first, note, right } = keyDate
  return (
    <>
      <p>
        {title}: <strong>{day}</strong>{' '}
        <small>
          <NoBreak>{[first && keyDateTexts.first(first), note].filter(Boolean).join(' ')}</NoBreak>
        </small>
      </p>
      {!isClosed && !right && (
        <details className="no-print">
          <summary>{keyDateTexts.tell}</summary>
          <ActionForm
            key={isoDay}
            id="endre-dag"
            action={caseActions.tellKeyDay}
            result={result}
            values={{ day: isoDay, key: `${key}.dag`, seen: lastEvent }}
            look="quiet"
          />
        </details>
      )}
    </>
  )
}
