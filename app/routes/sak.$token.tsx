import { data } from 'react-router'
import { type ActionResult, shownBy } from '../../forms/action-result.ts'
import { senderActions } from '../../forms/sender-actions.ts'
import { casePageWords } from '../../forms/sender-page.words.ts'
import { actionResponse } from '../action-response.ts'
import { CaseActions } from '../cases/case-actions.tsx'
import { CaseAppointment } from '../cases/case-appointment.tsx'
import { CaseConfirm } from '../cases/case-confirm.tsx'
import { CaseContact, isShownAtContact } from '../cases/case-contact.tsx'
import { CaseGone } from '../cases/case-gone.tsx'
import { CaseNext } from '../cases/case-next.tsx'
import * as casePageStyles from '../cases/case-page.module.css'
import { CaseThread } from '../cases/case-thread.tsx'
import { casesContext } from '../cases/cases-context.ts'
import { NoBreak } from '../components/no-break.tsx'
import { Seo } from '../components/seo.tsx'
import { AlertBox } from '../components/ui/alert-box.tsx'
import { Tag } from '../components/ui/tag.tsx'
import { loadDocument } from '../forms/load-document.ts'
import * as sentPanelStyles from '../forms/sent-panel.module.css'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/sak.$token'
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await context.get(casesContext).read(params.token)
  return data(found, { status: found ? 200 : 404 })
}
export const clientLoader = loadDocument

export async function action({ context, params }: Route.ActionArgs) {
  return actionResponse(await context.get(casesContext).act(params.token))
}

/** The sender's page of a case. Every button is a plain form, so that it works without scripts. */
export default function CaseScreen({ loaderData: shown, actionData: result, params }: Route.ComponentProps) {
  const page = useWords(casePageWords)
  if (!shown) return <CaseGone />
  return (
    <div className={`page section ${casePageStyles.root}`}>
      <Seo title={page.title(shown.reference)} description={page.lead} noindex />
      <header className={`stack ${casePageStyles.head}`}>
        <Tag as="p" tone={shown.status.isClosed ? 'closed' : undefined}>
          {shown.status.label}
        </Tag>
        <h1>{shown.formName}</h1>
        <p className={sentPanelStyles.reference}>{shown.reference}</p>
        <p className="lead">
          <NoBreak>{shown.status.text}</NoBreak>
        </p>
      </header>
      <div className={casePageStyles.main}>
        {result && !isShownAtContact(result) && <ActionNotice result={result} />}
        {shown.appointment && (
          <CaseAppointment appointment={shown.appointment} failed={result?.given.words?.[0] ?? ''} />
        )}
        {shown.mayConfirm && <CaseConfirm />}
        <CaseNext shown={shown} />
        <CaseThread shown={shown} text={result?.given.message?.[0] ?? ''} />
      </div>
      <div className={casePageStyles.side}>
        <details className={casePageStyles.fold}>
          <summary>
            <h2>{page.answersTitle}</h2>
          </summary>
          <dl className={casePageStyles.answers}>
            {shown.answers.map(({ label, value, isMasked }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-masked={isMasked ? '' : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
        <CaseContact contact={shown.contact} result={result} />
        <CaseActions shown={shown} token={params.token} />
        <p className="quiet">{page.lead}</p>
      </div>
    </div>
  )
}

/** What the action says: why it was not done, or which photos were rejected. */
function ActionNotice({ result }: { result: ActionResult }) {
  const { refused = [] } = shownBy(result, senderActions.addPhotos) ?? {}
  return (
    <AlertBox>
      <p>{result.status === 'refused' ? result.message : result.notice}</p>
      {refused.map(({ title, text, lang, more }) => (
        <p key={text}>
          {title}: <span lang={lang}>{text}</span> {more}
        </p>
      ))}
    </AlertBox>
  )
}
