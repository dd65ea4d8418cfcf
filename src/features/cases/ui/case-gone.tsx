import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { casePageWords } from '../sender-page.words.ts'
/** The page of an invalid link: possible causes, and how to get a new one. */
export function CaseGone() {
  const { title, text, link } = useWords(casePageWords).gone
  return (
    <div className="page section stack">
      <Seo title={title} description={text} noindex />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <ButtonLink href="/mine-saker">{link}</ButtonLink>
      </p>
    </div>
  )
}
