import { useIsStaff } from '../use-is-staff.ts'
import { MessagePage } from './message-page.tsx'

/** The page of an address that leads nowhere: the specification's English words, with Norwegian beside them. */
export function NotFoundPage() {
  const isStaff = useIsStaff()
  // Staff go on working: their way on is not the public front page.
  if (isStaff) {
    return (
      <MessagePage
        title="Siden finnes ikke"
        text="Den kan være flyttet eller slettet, eller lenken kan være skrevet feil."
        href="/intern"
        action="Til arbeidsflaten"
      />
    )
  }
  return (
    <div className="page section stack">
      <title>Siden finnes ikke</title>
      <meta name="robots" content="noindex" />
      <p className="badge">404</p>
      <h1 lang="en">Oops! Page not found</h1>
      <p className="lead">Siden finnes ikke. Den kan være flyttet, eller lenken kan være skrevet feil.</p>
      <p className="row">
        <a className="button" href="/">
          Til forsiden
        </a>
        <a className="button" data-kind="quiet" href="/eiendommer">
          Våre eiendommer
        </a>
      </p>
    </div>
  )
}
