import { useEffect, useRef, useState } from 'react'
import { data, useNavigate, useSubmit } from 'react-router'
import { type ActionResult, actionFields } from '../../forms/action-result.ts'
import { staffCaseTexts } from '../../forms/staff/case.words.ts'
import { caseActions } from '../../forms/staff/casework.ts'
import { inboxTexts } from '../../forms/staff/inbox.words.ts'
import type { StaffCase } from '../../server/casework/staff-views.ts'
import { NotFoundPage } from '../components/not-found-page.tsx'
import { LinkButton } from '../components/ui/link-button.tsx'
import { pageRequestContext } from '../page-request-context.ts'
import { staffAction } from '../staff/actions/staff-action.ts'
import { CaseAnswers } from '../staff/case/case-answers.tsx'
import { CaseSide } from '../staff/case/case-side.tsx'
import { CaseTimeline } from '../staff/case/case-timeline.tsx'
import { CaseTop } from '../staff/case/case-top.tsx'
import { Composer } from '../staff/case/composer.tsx'
import * as staffCaseStyles from '../staff/case/staff-case.module.css'
import { useLastInbox } from '../staff/inbox/last-inbox.ts'
import * as keysHelpStyles from '../staff/keys-help.module.css'
import { KeysHelp } from '../staff/keys-help.tsx'
import { useKeys } from '../staff/use-keys.ts'
import { useLastAction } from '../staff/use-last-action.ts'
import { useLive } from '../staff/use-live.ts'
import type { Route } from './+types/saker.$reference'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { cases } = await context.get(pageRequestContext).staff.workspace()
  const shown = await cases.read(params.reference)
  return data(shown, { status: shown ? 200 : 404 })
}

export const action = staffAction(caseActions)

/** A case: the form, the timeline, and the actions of staff. */
export default function StaffCaseScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  // Another case is another page: React keeps no state of the previous one.
  return <OpenCase key={loaderData.reference} shown={loaderData} actionData={actionData} />
}

interface OpenCaseProps {
  shown: StaffCase
  actionData: ActionResult | undefined
}

function OpenCase({ shown, actionData }: OpenCaseProps) {
  const result = useLastAction(actionData)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [closing, setClosing] = useState(0)
  const composer = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const submit = useSubmit()
  const { others } = useLive(shown.id)
  const inbox = useLastInbox()

  const write = (part: 'svar' | 'notat', isClosing = false) => {
    if (isClosing) setClosing((times) => times + 1)
    const details = composer.current?.querySelector<HTMLDetailsElement>(`#${part}`)
    if (!details) return
    details.open = true
    details.querySelector('textarea')?.focus()
  }
  const fromHash = useRef(write)
  fromHash.current = write
  useEffect(() => {
    const part = location.hash.slice(1)
    if (part === 'svar' || part === 'notat') fromHash.current(part)
    if (part === 'avslutt') fromHash.current('svar', true)
  }, [])
  useKeys({
    r: () => write('svar'),
    n: () => write('notat'),
    e: () => write('svar', true),
    a: () => submit({ [actionFields.action]: caseActions.take.name }, { method: 'post' }),
    u: () => navigate(inbox),
    z: () => document.getElementById('angre')?.click(),
    '?': () => setHelpOpen(true),
  })

  return (
    <article className={staffCaseStyles.root}>
      <p className="row no-print">
        <a href={inbox}>← {inboxTexts.title}</a>
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
      <CaseSide shown={shown} result={result} />
      <div className={staffCaseStyles.main}>
        <CaseAnswers shown={shown} result={result} />
        <CaseTimeline shown={shown} />
        <Composer shown={shown} result={result} closing={closing} composer={composer} />
      </div>
      <KeysHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </article>
  )
}
