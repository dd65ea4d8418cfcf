import { use, useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { unreadableWords } from '../../forms/engine/unreadable.words.ts'
import { ButtonLink } from '../../ui/kit/button.tsx'
import { MessagePage } from '../../ui/kit/message-page.tsx'
import { NotFoundPage } from '../../ui/kit/not-found-page.tsx'
import { pageWords } from '../../ui/kit/page.words.ts'
import { RenderingContext } from '../../ui/page/rendering-context.ts'
import { useWords } from '../../ui/page/use-words.ts'
import { StandingPage, takeShownPage } from '../hydration/standing-page.tsx'

const REFERENCE_ID = 'feilreferanse'

/** Shown when a page could not be rendered, with the reference of the error in the log. */
export function ErrorPage() {
  const error = useRouteError()
  const { reference: ofRequest } = use(RenderingContext)
  const words = useWords(pageWords)
  const [{ reference, isNew }] = useState(() => {
    const known =
      ofRequest ??
      (typeof document === 'undefined' ? null : document.getElementById(REFERENCE_ID)?.textContent)
    return known ? { reference: known, isNew: false } : { reference: newReference(), isNew: true }
  })
  const status = isRouteErrorResponse(error) ? error.status : 500
  // An error of a script leaves the page that the server has drawn.
  const [standing] = useState(() => (isNew && !isRouteErrorResponse(error) ? takeShownPage() : null))
  useEffect(() => {
    if (isNew && status >= 500) report(reference, error)
  }, [reference, isNew, status, error])
  if (standing) return <StandingPage {...standing} />
  if (status === 404) return <NotFoundPage />
  if (status < 500) return <RefusedPage />
  return (
    <div className="page section stack">
      <title>{words.failed}</title>
      <meta name="robots" content="noindex" />
      <h1 lang="en">Unexpected Application Error!</h1>
      <p className="lead">{words.failedText}</p>
      <p>
        {words.giveReference} <code id={REFERENCE_ID}>{reference}</code>.
      </p>
      <p className="row">
        <ButtonLink href="/">{words.frontPage}</ButtonLink>
        <ButtonLink kind="quiet" href="/kundeservice">
          {words.service}
        </ButtonLink>
      </p>
    </div>
  )
}

/** Shown when a submission is rejected and a retry would not help. */
function RefusedPage() {
  const { pathname } = useLocation()
  const { title, text } = useWords(unreadableWords)
  const { reload } = useWords(pageWords)
  return <MessagePage title={title} text={text} href={pathname} action={reload} />
}

function newReference(): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('')
}

function report(reference: string, error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const body = JSON.stringify({ reference, message: message.slice(0, 1000), page: location.pathname })
  fetch('/api/feil', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
  }).catch((failure) => console.error('Error reporting an error', failure))
}
