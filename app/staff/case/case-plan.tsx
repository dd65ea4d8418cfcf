import type { ActionResult } from '../../../forms/action-result.ts'
import { staffCaseTexts as texts } from '../../../forms/staff/case.words.ts'
import { caseActions } from '../../../forms/staff/casework.ts'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { ActionForm } from '../actions/action-form.tsx'
import * as styles from './case-plan.module.css'
import { listOf } from './list-of.ts'

interface CasePlanProps {
  shown: StaffCase
  result: ActionResult | undefined
}

/** The assignee, the due day and the snooze of a case. */
export function CasePlan({ shown, result }: CasePlanProps) {
  const { assignee, isMine, colleagues, follows, followers, snoozedUntil } = shown
  return (
    <Panel className={styles.root}>
      <h2>{texts.assign.title}</h2>
      <ActionForm
        key={assignee?.id}
        id="plan"
        action={caseActions.assign}
        result={result}
        values={assignee ? { assignee: assignee.id } : {}}
        choices={{ assignee: colleagues }}
        look="quiet"
      />
      {!isMine && <ActionForm action={caseActions.take} result={result} />}
      <div className="row">
        <ActionForm
          action={follows ? caseActions.unfollow : caseActions.follow}
          result={result}
          look="link"
        />
        {followers.length > 0 && <small>{texts.followers(listOf(followers))}</small>}
      </div>
      {!shown.mergedInto && <DueAndSnooze shown={shown} result={result} />}
      {snoozedUntil && !shown.mergedInto && (
        <ActionForm action={caseActions.wake} result={result} look="link" />
      )}
    </Panel>
  )
}

/** The due day and the snooze. A case that is merged into another has neither. */
function DueAndSnooze({ shown: { dueOn }, result }: CasePlanProps) {
  return (
    <>
      <details open={dueOn !== null || undefined}>
        <summary>{texts.due.title}</summary>
        <ActionForm
          key={dueOn}
          id="plan"
          action={caseActions.due}
          result={result}
          values={dueOn ? { due: dueOn } : {}}
          look="quiet"
        />
      </details>
      <details>
        <summary>{texts.snooze.title}</summary>
        <ActionForm id="plan" action={caseActions.snooze} result={result} look="quiet" />
      </details>
    </>
  )
}
