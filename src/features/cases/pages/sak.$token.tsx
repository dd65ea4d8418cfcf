import { data } from 'react-router'
import { type ActionResult, shownBy } from '../../../forms/engine/action-result.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import * as sentPanelStyles from '../../../ui/forms/sent-panel.module.css'
import { AlertBox } from '../../../ui/kit/alert-box.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { NoticeList } from '../../../ui/kit/notice-list.tsx'
import { PhoneText } from '../../../ui/kit/phone-text.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { senderActions } from '../sender-actions.ts'
import { casePageWords } from '../sender-page.words.ts'
import { CaseActions } from '../ui/case-actions.tsx'
import { CaseAppointment } from '../ui/case-appointment.tsx'
import { CaseContact, isShownAtContact } from '../ui/case-contact.tsx'
import { CaseFixed } from '../ui/case-fixed.tsx'
import { CaseGone } from '../ui/case-gone.tsx'
import * as caseNextStyles from '../ui/case-next.module.css'
import { CaseNext } from '../ui/case-next.tsx'
import * as casePageStyles from '../ui/case-page.module.css'
import { CaseThread } from '../ui/case-thread.tsx'
import { casesContext } from '../ui/cases-context.ts'
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
        {shown.fixed && <CaseFixed question={shown.fixed} refused={refusedOf(result)} />}
        {shown.notices.length > 0 && <NoticeList notices={shown.notices} />}
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

/** What remains, in the sender's words, where it could not be stored. */
function refusedOf(result: ActionResult | undefined) {
  if (result?.status !== 'refused' || result.action !== senderActions.notFixed.name) return null
  return { words: result.given.missing?.[0] ?? '', error: result.errors.missing }
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

/** Asks the sender to confirm what a staff member wrote down for them. */
function CaseConfirm() {
  const page = useWords(casePageWords)
  const { phone } = useContact()
  return (
    <section className={caseNextStyles.root}>
      <h2>{page.confirmTitle}</h2>
      <DocumentForm action={senderActions.confirm} />
      <p className="quiet">
        <PhoneText>{page.confirmNot(phone)}</PhoneText>
      </p>
    </section>
  )
}
