import { portfolioTexts } from '../../../forms/staff/portfolio.words.ts'
import type { PropertyLine } from '../../../server/portfolio/read-portfolio.ts'
import { Tag } from '../../components/ui/tag.tsx'

/** Whether a property is on the site, and whether it lacks pictures. */
export function PropertyTags({ line: { standing, pictures } }: { line: PropertyLine }) {
  return (
    <>
      <Tag tone={standing === 'published' ? 'good' : standing === 'archived' ? undefined : 'warm'}>
        {portfolioTexts.standings[standing]}
      </Tag>{' '}
      {pictures === 0 && <Tag>{portfolioTexts.noPicture}</Tag>}
    </>
  )
}
