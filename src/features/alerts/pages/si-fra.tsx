import { categories } from '#landlord/categories.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { submissionWords } from '../../../forms/engine/submission.words.ts'
import { loadDocument } from '../../../ui/data/load-document.ts'
import { ActionField } from '../../../ui/forms/action-field.tsx'
import { DocumentForm } from '../../../ui/forms/document-form.tsx'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { readListAddress } from '../../portfolio-browsing/filters/filters.ts'
import { signUpActions } from '../alert-actions.ts'
import { alertWords } from '../alerts.words.ts'
import * as styles from '../ui/alerts.module.css'
import { alertsContext } from '../ui/alerts-context.ts'
import { WishList } from '../ui/wish-list.tsx'
import type { Route } from './+types/si-fra'

/** The id of the error. */
const ERROR = 'feil'

const { ask } = signUpActions

export async function loader({ context, request }: Route.LoaderArgs) {
  const { category, asked } = readListAddress(new URL(request.url).searchParams)
  return context.get(alertsContext).offer({ category, asked })
}
export const clientLoader = loadDocument

export async function action({ context }: Route.ActionArgs) {
  return actionResponse(await context.get(alertsContext).ask())
}

/** Asks for an e-mail address to tell when something that passes the list's filters becomes vacant. */
export default function SignUpScreen({ loaderData, actionData: result }: Route.ComponentProps) {
  const { signUp: page } = useWords(alertWords)
  const { titlePrefix } = useWords(submissionWords)
  const { query, ...offer } = loaderData
  const email = result?.given.email?.[0] ?? ''
  return (
    <div className={`page section ${styles.root}`}>
      <Seo
        title={result?.status === 'refused' ? titlePrefix + page.title : page.title}
        description={page.description}
        noindex
      />
      {result?.status === 'done' ? (
        <Sent email={email} list={offer.list} problem={result.notice} />
      ) : (
        <>
          <header className="stack">
            <h1>{page.title}</h1>
            <p className="lead">
              <NoBreak>{query ? page.lead : page.chooseLead}</NoBreak>
            </p>
          </header>
          {query ? (
            <>
              <WishList wish={offer} change={page.change} />
              <SignUpForm query={query} result={result} />
            </>
          ) : (
            <Choices />
          )}
        </>
      )}
    </div>
  )
}

interface SignUpFormProps {
  query: string
  result: Route.ComponentProps['actionData']
}

function SignUpForm({ query, result }: SignUpFormProps) {
  const { signUp: page } = useWords(alertWords)
  const { legalName } = useContact()
  const error = result?.status === 'refused' ? result.message : undefined
  return (
    <DocumentForm action={ask} className={styles.form}>
      <input type="hidden" name="filters" value={query} />
      <ActionField action={ask} name="email" values={result?.given.email} error={error} errorId={ERROR} />
      {error && (
        <FieldError id={ERROR} role="alert">
          {error}
        </FieldError>
      )}
      <ActionField action={ask} name="pace" values={result?.given.pace} />
      <p className="quiet">
        <NoBreak>{page.terms}</NoBreak>
      </p>
      <details className={styles.privacy}>
        <summary>{page.privacyTitle}</summary>
        <p>{page.privacy(legalName)}</p>
      </details>
    </DocumentForm>
  )
}

/** The same for every address: whether it is known, only the mail says. */
function Sent({ email, list, problem }: { email: string; list: string; problem: string }) {
  const { signUp: page } = useWords(alertWords)
  return (
    <div className="stack" role="status">
      <h1>{problem ? page.notSentTitle : page.sentTitle}</h1>
      <p className="lead">
        <NoBreak>{problem || page.sent(email)}</NoBreak>
      </p>
      {!problem && (
        <p className="quiet">
          <NoBreak>{page.sentOnce}</NoBreak>
        </p>
      )}
      <p>
        <SiteLink href={list}>{page.back}</SiteLink>
      </p>
    </div>
  )
}

/** Without filters: the lists that they are chosen in. */
function Choices() {
  const { language } = useSite()
  const { signUp: page } = useWords(alertWords)
  return (
    <section className="stack">
      <h2>{page.chooseTitle}</h2>
      <ul className={`plain ${styles.choices}`}>
        {categories.map(({ slug, words }) => (
          <li key={slug}>
            <ButtonLink kind="quiet" href={`/si-fra?type=${slug}`} reloadDocument>
              {wordsOf(words, language).menuLabel}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
