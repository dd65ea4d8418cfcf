import { data, redirect } from 'react-router'
import { myCasesPage as page } from '../../forms/sender-page.words.ts'
import { Seo } from '../components/seo.tsx'
import { Button } from '../components/ui/button.tsx'
import * as fieldStyles from '../components/ui/field.module.css'
import * as fieldViewStyles from '../forms/field-view.module.css'
import * as formStyles from '../forms/form.module.css'
import * as formPageStyles from '../forms/form-page.module.css'
import { loadDocument } from '../forms/form-route.ts'
import { pageRequestContext } from '../page-request-context.ts'
import type { Route } from './+types/mine-saker'
export const loader = () => null
export const clientLoader = loadDocument

export async function action({ context }: Route.ActionArgs) {
  const result = await context.get(pageRequestContext).cases.signIn()
  if (result.state === 'open') throw redirect(result.location, 303)
  return data(result, { status: result.state === 'wrong' ? 422 : 200 })
}

/** Asks for an e-mail address and then for the code that was mailed to it; shows all cases of the address. */
export default function MyCasesScreen({ actionData }: Route.ComponentProps) {
  const asksForCode = actionData?.state === 'code-sent' || actionData?.asksForCode === true
  const error = actionData?.state === 'wrong' ? actionData.error : undefined
  const aria = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? 'feil' : undefined }
  return (
    <div className={`page section ${formPageStyles.root}`}>
      <Seo title={page.title} description={page.description} noindex />
      <header className={`stack ${formPageStyles.head}`}>
        <h1>{asksForCode ? page.codeHeading : page.heading}</h1>
        <p className="lead">{asksForCode ? page.codeSent(actionData.email) : page.lead}</p>
      </header>
      <form method="post" className={`${formStyles.root} ${formPageStyles.column}`}>
        {asksForCode ? (
          <>
            <input type="hidden" name="email" value={actionData.email} />
            <div
              className={`${fieldStyles.root} ${fieldViewStyles.root}`}
              data-invalid={error ? '' : undefined}
            >
              <label htmlFor="code">{page.code}</label>
              <input
                id="code"
                name="code"
                type="text"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                required
                {...aria}
              />
              <Wrong error={error} />
            </div>
          </>
        ) : (
          <div
            className={`${fieldStyles.root} ${fieldViewStyles.root}`}
            data-invalid={error ? '' : undefined}
          >
            <label htmlFor="email">{page.email}</label>
            <p className={fieldViewStyles.help}>{page.emailHelp}</p>
            <input
              id="email"
              name="email"
              type="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={254}
              required
              defaultValue={actionData?.email}
              {...aria}
            />
            <Wrong error={error} />
          </div>
        )}
        <div className={formStyles.send}>
          <Button type="submit">{asksForCode ? page.open : page.sendCode}</Button>
          {asksForCode && (
            <a href="/mine-saker" data-full-load="">
              {page.another}
            </a>
          )}
        </div>
      </form>
    </div>
  )
}

function Wrong({ error }: { error: string | undefined }) {
  return error ? (
    <p className={fieldViewStyles.error} id="feil" role="alert">
      {error}
    </p>
  ) : null
}
