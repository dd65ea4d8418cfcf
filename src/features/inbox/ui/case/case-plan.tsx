import { useSubmit } from 'react-router'
import { NO_CHOICE } from '../../../../domain/submissions/no-choice.ts'
import { listOf } from '../../../../domain/text/list-of.ts'
import { type ActionResult, actionFields } from '../../../../forms/engine/action-result.ts'
import { Panel } from '../../../../ui/kit/panel.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { Digit } from '../../../workspace/ui/digit.tsx'
import { KeyMenu } from '../../../workspace/ui/key-menu.tsx'
import { OptionPicker } from '../../../workspace/ui/option-picker.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import * as styles from './case-plan.module.css'
import { CaseReading } from './case-reading.tsx'

interface CasePlanProps {
  shown: StaffCase
  result: ActionResult | undefined
}

/** The assignee, the due day and the snooze of a case. */
export function CasePlan({ shown, result }: CasePlanProps) {
  const { language } = useSite()
  const { isMine, follows, followers, snoozedUntil } = shown
  return (
    <Panel className={styles.root}>
      <h2>{staffCaseTexts.assign.title}</h2>
      <Assignee shown={shown} result={result} />
      {!isMine && <ActionForm action={caseActions.take} result={result} />}
      <div className="row">
        <ActionForm
          action={follows ? caseActions.unfollow : caseActions.follow}
          result={result}
          look="link"
        />
        {followers.length > 0 && <small>{staffCaseTexts.followers(listOf(followers, language))}</small>}
      </div>
      {!shown.mergedInto && <DueAndSnooze shown={shown} result={result} />}
      {snoozedUntil && !shown.mergedInto && (
        <ActionForm action={caseActions.wake} result={result} look="link" />
      )}
      <CaseReading shown={shown} result={result} />
    </Panel>
  )
}

/** Choosing an assignee saves it; without scripts a button does. */
function Assignee({ shown: { assignee, colleagues }, result }: CasePlanProps) {
  const submit = useSubmit()
  const { assign } = caseActions
  // Last: the first that a text finds is chosen by Enter, and «Ing» is to be Ingrid.
  const people = [...colleagues, { value: NO_CHOICE, label: staffCaseTexts.assign.unassigned, digit: '0' }]
  return (
    <>
      <strong data-part="assignee">{assignee?.name ?? staffCaseTexts.assign.unassigned}</strong>
      <OptionPicker
        id="velg-ansvarlig"
        options={people}
        texts={staffCaseTexts.assign.picker}
        chosen={assignee?.id ?? NO_CHOICE}
        onChoose={(person) =>
          submit({ [actionFields.action]: assign.name, assignee: person }, { method: 'post' })
        }
      />
      <div className="no-scripts-only">
        <ActionForm
          key={assignee?.id}
          id="plan"
          action={assign}
          result={result}
          values={assignee ? { assignee: assignee.id } : {}}
          choices={{ assignee: colleagues }}
          look="quiet"
        />
      </div>
    </>
  )
}

/** The due day and the snooze. A case that is merged into another has neither. */
function DueAndSnooze({ shown: { dueOn, snoozePresets }, result }: CasePlanProps) {
  return (
    <>
      <details open={dueOn !== null || undefined}>
        <summary>{staffCaseTexts.due.title}</summary>
        <ActionForm
          key={dueOn}
          id="plan"
          action={caseActions.due}
          result={result}
          values={dueOn ? { due: dueOn } : {}}
          look="quiet"
        />
      </details>
      <KeyMenu id="utsett">
        <summary>{staffCaseTexts.snooze.title}</summary>
        {snoozePresets.map(({ until, label, digit }) => (
          <div key={until} className={styles.preset} data-digit={digit}>
            <Digit>{digit}</Digit>
            <ActionForm
              action={caseActions.snoozeUntil}
              result={result}
              values={{ until }}
              label={label}
              look="quiet"
            />
          </div>
        ))}
        <ActionForm id="plan" action={caseActions.snooze} result={result} look="quiet" />
      </KeyMenu>
    </>
  )
}
