import { useEffect, useRef, useState } from 'react'
import { data, useNavigate, useSubmit } from 'react-router'
import { type ActionResult, actionFields } from '../../../forms/engine/action-result.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { NotFoundPage } from '../../../ui/kit/not-found-page.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { contractorActions } from '../../contractors/contractor-actions.ts'
import { CaseContractor, isOfContractor } from '../../contractors/ui/case-contractor.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { carryResult } from '../../workspace/ui/carried-result.ts'
import * as keysHelpStyles from '../../workspace/ui/list/keys-help.module.css'
import { KeysHelp } from '../../workspace/ui/list/keys-help.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { useLastAction } from '../../workspace/ui/use-last-action.ts'
import { useLive } from '../../workspace/ui/use-live.ts'
import { appointmentActions } from '../appointments.ts'
import { staffCaseTexts } from '../case.words.ts'
import { caseActions } from '../casework.ts'
import { inboxTexts } from '../inbox.words.ts'
import { locationActions } from '../location.ts'
import type { StaffCase } from '../server/case/staff-views.ts'
import * as besideListStyles from '../ui/case/beside-list.module.css'
import { CaseAnswers, SENT_TEXT_ID } from '../ui/case/case-answers.tsx'
import { CaseDuplicates } from '../ui/case/case-duplicates.tsx'
import { LocationPanel } from '../ui/case/case-location.tsx'
import { CaseNotices } from '../ui/case/case-notices.tsx'
import { CasePlan } from '../ui/case/case-plan.tsx'
import { CaseRelated, type CaseRelatedProps } from '../ui/case/case-related.tsx'
import { CaseSender } from '../ui/case/case-sender.tsx'
import * as styles from '../ui/case/case-side.module.css'
import { CaseTimeline, LATEST_MESSAGE_ID } from '../ui/case/case-timeline.tsx'
import { CaseTop } from '../ui/case/case-top.tsx'
import { Composer } from '../ui/case/composer.tsx'
import { FIND_PARAMETER, type OtherCasesSearch } from '../ui/case/find-other-case.tsx'
import { MergeDialog } from '../ui/case/merge-dialog.tsx'
import { isOfOffer, StaffAppointment } from '../ui/case/staff-appointment.tsx'
import * as staffCaseStyles from '../ui/case/staff-case.module.css'
import { isMessage } from '../ui/case/timeline-entry.ts'
import { useAnsweredInView } from '../ui/case/use-answered-in-view.ts'
import { useCaseKeys } from '../ui/case/use-case-keys.ts'
import { type CaseAround, useCaseLinks } from '../ui/case/use-case-links.ts'
import { InboxColumn } from '../ui/inbox/inbox-column.tsx'
import { caseReadsContext } from '../ui/inbox-context.ts'
import type { Route } from './+types/saker.$reference'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const cases = await readsOf(context, caseReadsContext)
  const { searchParams } = new URL(request.url)
  const sought = searchParams.get(FIND_PARAMETER)?.trim() ?? ''
  // The rest is the list that the case was opened from.
  searchParams.delete(FIND_PARAMETER)
  const [shown, neighbours, inbox, found] = await Promise.all([
    cases.read(params.reference),
    cases.neighbours(params.reference, searchParams),
    cases.inboxList(searchParams),
    sought ? cases.findOthers(params.reference, sought) : [],
  ])
  const list = searchParams.toString() && `?${searchParams}`
  const search = sought ? { text: sought, found } : null
  return data(shown && { shown, inbox, search, around: { ...neighbours, list } }, {
    status: shown ? 200 : 404,
  })
}

export const action = staffAction({
  ...caseActions,
  ...appointmentActions,
  ...contractorActions,
  ...locationActions,
})

/** A case: what was sent, the timeline, and the actions of staff. */
export default function StaffCaseScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  const { inbox, shown, around, search } = loaderData
  return (
    <div className={besideListStyles.root}>
      <aside className={`${besideListStyles.list} no-print`} aria-label={inboxTexts.title}>
        <InboxColumn inbox={inbox} current={shown.reference} />
      </aside>
      {/* Another case is another page: React keeps no state of the previous one. */}
      <OpenCase key={shown.reference} {...{ shown, around, search, actionData }} />
    </div>
  )
}

interface OpenCaseProps {
  shown: StaffCase
  around: CaseAround
  search: OtherCasesSearch | null
  actionData: ActionResult | undefined
}

function OpenCase({ shown, around, search, actionData }: OpenCaseProps) {
  const result = useLastAction(actionData)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const [closing, setClosing] = useState(0)
  const composer = useRef<HTMLDivElement>(null)
  const { others } = useLive(shown.id)
  const links = useCaseLinks(around)
  const submit = useSubmit()
  useGoToNextCase(
    links.next ?? links.inbox,
    result,
    [shown.sender.name, shown.reference].filter(Boolean).join(', '),
  )
  const write = (part: 'svar' | 'notat', isClosing = false) => {
    if (isClosing) setClosing((times) => times + 1)
    const details = composer.current?.querySelector<HTMLDetailsElement>(`#${part}`)
    if (!details) return
    details.open = true
    const field = details.querySelector('textarea')
    // The composer lies at the bottom of the window, and the browser would scroll to where it stands in the page.
    field?.focus({ preventScroll: isInWindow(field) })
  }
  const hasThread = shown.timeline.filter(isMessage).length > 1
  useAnsweredInView(composer, hasThread ? LATEST_MESSAGE_ID : SENT_TEXT_ID)
  const mayMerge = shown.canMerge && !shown.mergedInto && !shown.isClosed
  const merge = () => setMerging(mayMerge)
  const take = () => {
    if (!shown.isMine) submit({ [actionFields.action]: caseActions.take.name }, { method: 'post' })
  }
  useCaseKeys(links, { write, take, merge, openHelp: () => setHelpOpen(true) })

  return (
    <article className={staffCaseStyles.root}>
      <p className="row no-print">
        <SiteLink href={links.inbox}>← {inboxTexts.title}</SiteLink>
        {links.previous && <SiteLink href={links.previous}>{staffCaseTexts.previousCase}</SiteLink>}
        {links.next && <SiteLink href={links.next}>{staffCaseTexts.nextCase}</SiteLink>}
        {hasThread && <a href={`#${LATEST_MESSAGE_ID}`}>{staffCaseTexts.latestMessage}</a>}
        <LinkButton
          type="button"
          className={`${keysHelpStyles.button} scripts-only`}
          onClick={() => setHelpOpen(true)}
        >
          {inboxTexts.keys.title}
        </LinkButton>
        <LinkButton type="button" className="scripts-only" onClick={() => window.print()}>
          {staffCaseTexts.print}
        </LinkButton>
      </p>
      <CaseTop shown={shown} others={others} result={result} />
      <CaseSide {...{ shown, result, search }} merge={mayMerge ? merge : undefined} list={around.list} />
      <div className={staffCaseStyles.main}>
        <div className={staffCaseStyles.sent}>
          {shown.notices.length > 0 && <CaseNotices notices={shown.notices} />}
          <CaseAnswers shown={shown} result={result} />
        </div>
        <CaseDuplicates duplicates={shown.duplicates} result={result} />
        <CaseTimeline shown={shown} />
        <Composer shown={shown} result={result} closing={closing} composer={composer} />
      </div>
      {mayMerge && <MergeDialog shown={shown} isOpen={isMerging} onClose={() => setMerging(false)} />}
      <KeysHelp keys={inboxTexts.keys} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </article>
  )
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Goes on to the next case once a reply that asks for it is stored, with its message and what undoes it. */
function useGoToNextCase(next: string, result: ActionResult | undefined, about: string): void {
  const navigate = useNavigate()
  // A page that opens with the result, without scripts, has shown it already.
  const handled = useRef(result)
  useEffect(() => {
    if (result === handled.current) return
    handled.current = result
    if (result?.status !== 'done' || result.action !== caseActions.replyAndNext.name) return
    carryResult({ path: location.pathname + location.search, result, about })
    navigate(next)
  }, [result, next, navigate, about])
}

/** What stands beside a case: its sender, its assignee and dates, and related cases. One line where there is no room. */
function CaseSide(props: CaseRelatedProps) {
  const { shown, result, search } = props
  return (
    <div className={`${staffCaseStyles.side} ${styles.root}`}>
      <CaseSender {...shown} result={result} />
      {/* Without scripts the answer to an offer is in there. */}
      <details
        className={styles.more}
        open={isOfOffer(result) || isOfContractor(result) || search !== null || undefined}
      >
        <summary>{staffCaseTexts.side(shown.assignee?.name ?? staffCaseTexts.assign.unassigned)}</summary>
        <CasePlan shown={shown} result={result} />
        <LocationPanel location={shown.location} result={result} />
        <StaffAppointment shown={shown} result={result} />
        <CaseContractor contractors={shown.contractors} result={result} />
        <CaseRelated {...props} />
      </details>
    </div>
  )
}
