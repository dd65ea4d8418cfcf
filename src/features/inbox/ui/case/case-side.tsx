import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import { CasePlan } from './case-plan.tsx'
import { CaseRelated } from './case-related.tsx'
import { CaseSender } from './case-sender.tsx'
import * as styles from './case-side.module.css'
import { isOfOffer, StaffAppointment } from './staff-appointment.tsx'
import * as staffCaseStyles from './staff-case.module.css'

interface CaseSideProps {
  shown: StaffCase
  result: ActionResult | undefined
}

/** What stands beside a case: its sender, its assignee and dates, and related cases. One line where there is no room. */
export function CaseSide({ shown, result }: CaseSideProps) {
  return (
    <div className={`${staffCaseStyles.side} ${styles.root}`}>
      <CaseSender {...shown} result={result} />
      {/* Without scripts the answer to an offer is in there. */}
      <details className={styles.more} open={isOfOffer(result) || undefined}>
        <summary>{staffCaseTexts.side(shown.assignee?.name ?? staffCaseTexts.assign.unassigned)}</summary>
        <CasePlan shown={shown} result={result} />
        <StaffAppointment shown={shown} result={result} />
        <CaseRelated shown={shown} result={result} />
      </details>
    </div>
  )
}
