import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { submissionWords } from '../../../forms/engine/submission.words.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { ActionField } from '../../../ui/forms/action-field.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import * as formPageStyles from '../../../ui/forms/form-page.module.css'
import { FieldError } from '../../../ui/kit/field.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { myCasesActions } from '../my-cases-actions.ts'
import { myCasesWords } from '../sender-page.words.ts'
import * as caseFormStyles from '../ui/case-form.module.css'
import { casesContext } from '../ui/cases-context.ts'
import type { Route } from './+types/mine-saker'

/** The id of the error. */
const ERROR = 'feil'

const { sendCode, openList } = myCasesActions

export const loader = () => null
export const clientLoader = loadDocument

export async function action({ context }: Route.ActionArgs) {
  return actionResponse(await context.get(casesContext).openMyCases())
}

/** Asks for an e-mail address and then for the code that was mailed to it; shows all cases of the address. */
export default function MyCasesScreen({ actionData: result }: Route.ComponentProps) {
  const page = useWords(myCasesWords)
  const { titlePrefix } = useWords(submissionWords)
  const email = result?.given.email?.[0] ?? ''
  const isCode = result !== undefined && asksForCode(result)
  const error = result?.status === 'refused' ? result.message : undefined
  return (
    <div className={`page section ${formPageStyles.root}`}>
      <Seo title={error ? titlePrefix + page.title : page.title} description={page.description} noindex />
      <header className={`stack ${formPageStyles.head}`}>
        <h1>{isCode ? page.codeHeading : page.heading}</h1>
        <p className="lead">
          <NoBreak>
            {isCode ? (result?.status === 'done' ? result.notice : page.enterCode(email)) : page.lead}
          </NoBreak>
        </p>
      </header>
      <div className={formPageStyles.column}>
        <DocumentForm action={isCode ? openList : sendCode} className={caseFormStyles.root}>
          {isCode && <input type="hidden" name="email" value={email} />}
          {isCode ? (
            <ActionField action={openList} name="code" error={error} errorId={ERROR} />
          ) : (
            <ActionField action={sendCode} name="email" values={[email]} error={error} errorId={ERROR} />
          )}
          {error && (
            <FieldError id={ERROR} role="alert">
              {error}
            </FieldError>
          )}
        </DocumentForm>
        {isCode && (
          <DocumentForm action={sendCode} kind="quiet" label={page.sendAnother}>
            <input type="hidden" name="email" value={email} />
          </DocumentForm>
        )}
        {isCode && (
          <p>
            <a href="/mine-saker">{page.another}</a>
          </p>
        )}
      </div>
    </div>
  )
}

/** Whether the code is asked for next: after it was mailed, and again after a wrong one. */
function asksForCode({ status, action, ...result }: ActionResult): boolean {
  if (action === sendCode.name) return status === 'done'
  return action === openList.name && !('errors' in result && 'email' in result.errors)
}
