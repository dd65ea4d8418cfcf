import type { MouseEvent } from 'react'
import type { ListFilters } from '../../../server/catalogue/filters/list-filters.ts'
import { useWords } from '../../use-words.ts'
import { filterBarWords } from './filter-bar.words.ts'
import * as styles from './filters.module.css'

/** What is asked, each with a press to take it away. */
export function AppliedFilters({ filters: { applied, cleared } }: { filters: ListFilters }) {
  const words = useWords(filterBarWords)
  return (
    <ul className={`plain ${styles.applied}`}>
      {applied.map(({ label, href }) => (
        <li key={label}>
          <a href={href} aria-label={`${words.remove}: ${label}`} data-keep-scroll onClick={keepFocus}>
            {label}
          </a>
        </li>
      ))}
      {applied.length > 1 && (
        <li data-all="">
          <a href={cleared} data-keep-scroll onClick={keepFocus}>
            {words.clear}
          </a>
        </li>
      )}
    </ul>
  )
}

/** The link goes away with its choice: the focus stays among the filters. */
function keepFocus({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('search')?.focus({ preventScroll: true })
}
