import { portfolioTexts } from '../../../forms/staff/portfolio.words.ts'
import type { PropertyLine } from '../../../server/portfolio/read-portfolio.ts'
import { Tag } from '../../components/ui/tag.tsx'
import { useWords } from '../../use-words.ts'

/** Whether a property is on the site, and whether it lacks pictures. */
export function PropertyTags({ line: { standing, pictures } }: { line: PropertyLine }) {
  const texts = useWords(portfolioTexts)
  return (
    <>
      <Tag tone={standing === 'published' ? 'good' : standing === 'archived' ? undefined : 'warm'}>
        {texts.standings[standing]}
      </Tag>{' '}
      {pictures === 0 && <Tag>{texts.noPicture}</Tag>}
    </>
  )
}
