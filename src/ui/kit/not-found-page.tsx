import { useIsStaff } from '../page/use-is-staff.ts'
import { useWords } from '../page/use-words.ts'
import { ButtonLink } from './button.tsx'
import { pageWords } from './page.words.ts'

/** The page for an unknown URL: the specification's English text, with the Norwegian beside it. */
export function NotFoundPage() {
  const isStaff = useIsStaff()
  const words = useWords(pageWords)
  return (
    <div className="page section stack">
      <title>{words.notFound}</title>
      <meta name="robots" content="noindex" />
      <p className="quiet">404</p>
      <h1 lang="en">Oops! Page not found</h1>
      <p className="lead">{words.notFoundText}</p>
      <p className="row">
        {/* Staff get a link to their start page instead of the public front page. */}
        <ButtonLink href={isStaff ? '/intern' : '/'}>
          {isStaff ? words.staffPages : words.frontPage}
        </ButtonLink>
        {!isStaff && (
          <ButtonLink kind="quiet" href="/eiendommer">
            {words.portfolio}
          </ButtonLink>
        )}
        {!isStaff && (
          <ButtonLink kind="quiet" href="/sok">
            {words.search}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
