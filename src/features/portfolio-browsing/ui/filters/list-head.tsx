import { useWords } from '../../../../ui/page/use-words.ts'
import { CategoryFilter } from '../property/category-filter.tsx'
import { listTexts } from '../property-list.words.ts'
import { FilterBar } from './filter-bar.tsx'
import type { FilteredList } from './filtered-list.ts'
import * as styles from './filters.module.css'

interface ListHeadProps {
  /** Null until it is there. */
  list: FilteredList | null
  /** Whether the categories have buttons of their own, above the filters. */
  hasCategories?: boolean
}

/** What a list is chosen by: the categories, and below them the filters. */
export function ListHead({ list, hasCategories = true }: ListHeadProps) {
  const words = useWords(listTexts)
  return (
    <search tabIndex={-1} aria-label={words.filters} className={styles.root}>
      {hasCategories && (
        <CategoryFilter current={list ? list.category : undefined} search={list?.search ?? ''} />
      )}
      {list && list.filters.groups.length > 0 && (
        <div className={styles.bars}>
          <FilterBar {...list} />
        </div>
      )}
    </search>
  )
}
