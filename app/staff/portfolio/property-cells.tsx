import type { ReactNode } from 'react'
import type { ColumnOf } from '../../../domain/list-columns.ts'
import { portfolioTexts } from '../../../forms/staff/portfolio.words.ts'
import type { PropertyLine } from '../../../server/portfolio/read-portfolio.ts'
import { Tag } from '../../components/ui/tag.tsx'
import { useWords } from '../../use-words.ts'

interface CellProps {
  line: PropertyLine
}

/** What each column shows of a property. */
export const propertyCells: Record<ColumnOf<'properties'>, (props: CellProps) => ReactNode> = {
  type: ({ line }) => line.type,
  location: ({ line }) => line.location,
  price: ({ line }) => line.price,
  standing: Standing,
}

function Standing({ line: { standing, pictures } }: CellProps) {
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
