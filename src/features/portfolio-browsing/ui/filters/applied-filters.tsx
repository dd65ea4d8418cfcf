import type { MouseEvent } from 'react'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { ListFilters } from '../../server/filters/list-filters.ts'
import { filterBarWords } from './filter-bar.words.ts'
import * as styles from './filters.module.css'

/** What is asked, each with a press to take it away; its link goes away with it. */
export function AppliedFilters({ filters: { applied, cleared } }: { filters: ListFilters }) {
  const words = useWords(filterBarWords)
  return (
    <ul className={`plain ${styles.applied}`}>
      {applied.map(({ label, href }) => (
        <li key={label}>
          <SiteLink
            href={href}
            aria-label={`${words.remove}: ${label}`}
            preventScrollReset
            onClick={focusSearch}
          >
            {label}
          </SiteLink>
        </li>
      ))}
      {applied.length > 1 && (
        <li data-all="">
          <SiteLink href={cleared} preventScrollReset onClick={focusSearch}>
            {words.clear}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}

/** A link that goes away with what it takes away leaves the focus among the filters. */
function focusSearch({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest<HTMLElement>('search')?.focus({ preventScroll: true })
}
