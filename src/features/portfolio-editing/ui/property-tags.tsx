import { Tag } from '../../../ui/kit/tag.tsx'
import { portfolioTexts } from '../portfolio.words.ts'
import type { PropertyLine } from '../server/read-portfolio.ts'

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
