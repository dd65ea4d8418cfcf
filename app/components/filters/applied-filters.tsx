import type { ListFilters } from '../../../server/catalogue/filters/list-filters.ts'
import { useWords } from '../../use-words.ts'
import { filterBarWords } from './filter-bar.words.ts'
import * as styles from './filters.module.css'

/** What is asked, each with a press to take it away; its link goes away with it. */
export function AppliedFilters({ filters: { applied, cleared } }: { filters: ListFilters }) {
  const words = useWords(filterBarWords)
  return (
    <ul className={`plain ${styles.applied}`}>
      {applied.map(({ label, href }) => (
        <li key={label}>
          <a href={href} aria-label={`${words.remove}: ${label}`} data-keep-scroll data-goes-away>
            {label}
          </a>
        </li>
      ))}
      {applied.length > 1 && (
        <li data-all="">
          <a href={cleared} data-keep-scroll data-goes-away>
            {words.clear}
          </a>
        </li>
      )}
    </ul>
  )
}
