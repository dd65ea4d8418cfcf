import type { ListFilters } from '../../../server/catalogue/filters/list-filters.ts'
import { useWords } from '../../use-words.ts'
import { filterBarWords } from './filter-bar.words.ts'

/** Says that nothing passes all filters, and which single one to drop. */
export function EmptyList({ filters: { drop = [], cleared } }: { filters: ListFilters }) {
  const words = useWords(filterBarWords)
  return (
    <div className="stack">
      <p>
        {words.nothing} {drop.length > 0 && words.drop}
      </p>
      <ul>
        {drop.map(({ label, href, count }) => (
          <li key={label}>
            <a href={href}>{words.without(label, count)}</a>
          </li>
        ))}
        {drop.length === 0 && (
          <li>
            <a href={cleared}>{words.clear}</a>
          </li>
        )}
      </ul>
    </div>
  )
}
