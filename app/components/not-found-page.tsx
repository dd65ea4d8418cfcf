import { useIsStaff } from '../use-is-staff.ts'
import { ButtonLink } from './ui/button.tsx'
import { Tag } from './ui/tag.tsx'
/** The page for an unknown URL: the specification's English text, with the Norwegian beside it. */
export function NotFoundPage() {
  const isStaff = useIsStaff()
  return (
    <div className="page section stack">
      <title>Siden finnes ikke</title>
      <meta name="robots" content="noindex" />
      <Tag as="p">404</Tag>
      <h1 lang="en">Oops! Page not found</h1>
      <p className="lead">Siden finnes ikke. Den kan være flyttet, eller lenken kan være skrevet feil.</p>
      <p className="row">
        {/* Staff get a link to their start page instead of the public front page. */}
        <ButtonLink href={isStaff ? '/intern' : '/'}>
          {isStaff ? 'Til arbeidsflaten' : 'Til forsiden'}
        </ButtonLink>
        {!isStaff && (
          <ButtonLink kind="quiet" href="/eiendommer">
            Våre eiendommer
          </ButtonLink>
        )}
        {!isStaff && (
          <ButtonLink kind="quiet" href="/sok">
            Søk
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
