import { listOf } from '../../../../domain/text/list-of.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { NoBreak } from '../../../../ui/kit/no-break.tsx'
import { Tag } from '../../../../ui/kit/tag.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { StaffHead } from '../../../workspace/ui/staff-head.tsx'
import * as staffNoticeStyles from '../../../workspace/ui/staff-notice.module.css'
import { staffAppointmentTexts } from '../../appointments.words.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { caseActions } from '../../casework.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { keyDateTexts } from '../../key-date.words.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'
import * as caseStatusStyles from '../case-status.module.css'
import { DeadlineTag } from '../deadline-tag.tsx'
import { UrgencyTag } from '../urgency-tag.tsx'
import { WrongKeyDate } from './case-key-date.tsx'
import * as styles from './case-top.module.css'
import { MergeQuestion } from './merge-question.tsx'
import { SnoozeQuestion } from './snooze-question.tsx'

interface CaseTopProps {
  shown: StaffCase
  /** The colleagues who have the case open. */
  others: readonly string[]
  result: ActionResult | undefined
}

/** The heading of a case: what it is, its deadline, and what blocks work on it. */
export function CaseTop({ shown, others, result }: CaseTopProps) {
  const { language } = useSite()

  const { formName, sender } = shown
  return (
    <div className={styles.root}>
      <StaffHead title={`${formName}: ${sender.name ?? inboxTexts.unknownSender}`} />
      <Marks shown={shown} />
      <MergeQuestion reference={shown.reference} result={result} />
      <SnoozeQuestion pageKey={shown.key} seen={shown.lastEvent} result={result} />
      <p role="status" className={styles.presence} data-shown={others.length > 0 ? '' : undefined}>
        {others.length > 0 && staffCaseTexts.presence(listOf(others, language))}
      </p>
      {shown.mergedInto && (
        <div className={staffNoticeStyles.root}>
          <p>
            <SiteLink href={`/saker/${shown.mergedInto}`}>
              {staffCaseTexts.mergedInto(shown.mergedInto)}
            </SiteLink>
          </p>
          {shown.canMerge && <ActionForm action={caseActions.unmerge} result={result} look="quiet" />}
        </div>
      )}
      <WrongKeyDate shown={shown} result={result} />
      {shown.confirmation && (
        <div className={staffNoticeStyles.root}>
          <p>
            {shown.confirmation.at
              ? keyDateTexts.confirmed(shown.confirmation.at)
              : keyDateTexts.unconfirmed[shown.confirmation.asked]}
          </p>
          {!shown.confirmation.at && !shown.isClosed && (
            <ActionForm action={caseActions.noteConfirmed} result={result} look="quiet" />
          )}
        </div>
      )}
      {shown.undelivered && (
        <p className={staffNoticeStyles.root} data-tone="bad">
          {staffCaseTexts.undelivered(sender.email ?? '', shown.undelivered)}
        </p>
      )}
      {shown.erasedOn && (
        <p className={staffNoticeStyles.root} data-tone="warm">
          {staffCaseTexts.erasedOn(shown.erasedOn)}
        </p>
      )}
      {shown.quarantine && (
        <div className={staffNoticeStyles.root} data-tone="warm">
          <p>{staffCaseTexts.quarantine[shown.quarantine]}</p>
          {shown.canRelease && <ActionForm action={caseActions.release} result={result} look="quiet" />}
        </div>
      )}
    </div>
  )
}

/** The status, urgency and dates of a case. */
function Marks({ shown }: Pick<CaseTopProps, 'shown'>) {
  const { status, urgency, deadline, promise } = shown
  const agreed = shown.appointment?.current?.agreed
  return (
    <p className={styles.marks} data-part="marks">
      <span className={caseStatusStyles.root} data-status={status}>
        {inboxTexts.statuses[status]}
      </span>
      {urgency && <UrgencyTag urgency={urgency} />}
      {deadline && (
        <span>
          {staffCaseTexts.deadline} <DeadlineTag deadline={deadline} />
        </span>
      )}
      {agreed && <Tag tone="good">{staffAppointmentTexts.agreedAt(agreed.label)}</Tag>}
      {shown.snoozedUntil && <Tag>{staffCaseTexts.snooze.until(shown.snoozedUntil)}</Tag>}
      <small>
        <NoBreak>
          {[
            shown.reference,
            staffCaseTexts.sent(shown.sentAt, shown.isFromService),
            promise && promiseIn(promise, staffCaseTexts),
          ]
            .filter(Boolean)
            .join(' · ')}
        </NoBreak>
      </small>
    </p>
  )
}

const promiseIn = ({ at, isKept }: NonNullable<StaffCase['promise']>, texts: typeof staffCaseTexts) =>
  isKept ? texts.promiseKept(at) : texts.promised(at)
