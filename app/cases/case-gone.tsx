import { casePageWords } from '../../forms/sender-page.words.ts'
import { Seo } from '../components/seo.tsx'

import { ButtonLink } from '../components/ui/button.tsx'
import { useWords } from '../use-words.ts'
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
