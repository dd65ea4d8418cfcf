import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { missedTexts } from '../missed.words.ts'
import { answerEditorPath } from '../missed-answer.ts'
import type { MissedSearches } from '../server/missed-searches.ts'
import * as styles from './missed-list.module.css'

interface MissedListProps {
  missed: MissedSearches
  /** Whether who reads it may write answers. */
  canAnswer: boolean
}

/** What visitors searched for and did not find, each with the press that writes an answer to it. */
export function MissedList({ missed: { first, others }, canAnswer }: MissedListProps) {
  return (
    <>
      <p className="quiet">{first.length > 0 ? missedTexts.lead : missedTexts.nothing}</p>
      <ul className={`plain ${styles.root}`}>
        {first.map(({ query, searches, isAnswered }) => (
          <li key={query}>
            <span>
              {missedTexts.search(query)} <small>{missedTexts.times(searches)}</small>
            </span>
            {isAnswered && <Tag>{missedTexts.answered}</Tag>}
            {!isAnswered && canAnswer && (
              <SiteLink href={answerEditorPath(query)} aria-label={missedTexts.writeAbout(query)}>
                {missedTexts.write}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && <p className="quiet">{missedTexts.others(others)}</p>}
    </>
  )
}
