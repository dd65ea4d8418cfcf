import type { CategoryWords } from '../../../../../landlord-types/category.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { ListFilters } from '../../server/filters/list-filters.ts'
import { filterBarWords } from './filter-bar.words.ts'
import * as styles from './filters.module.css'

interface EmptyListProps {
  filters: ListFilters
  /** What the list is of. */
  named: CategoryWords | null
}

/** Says that nothing passes all filters, and which single one to drop. */
export function EmptyList({ filters: { drop = [], cleared }, named }: EmptyListProps) {
  const words = useWords(filterBarWords)
  return (
    <div className="stack">
      <p>
        {words.nothing} {drop.length > 0 && words.drop}
      </p>
      <ul className={`plain ${styles.applied}`}>
        {drop.map(({ label, href, count }) => (
          <li key={label} data-all="">
            <SiteLink href={href}>{words.without(label, count, named)}</SiteLink>
          </li>
        ))}
        {drop.length === 0 && (
          <li data-all="">
            <SiteLink href={cleared}>{words.clear}</SiteLink>
          </li>
        )}
      </ul>
    </div>
  )
}
