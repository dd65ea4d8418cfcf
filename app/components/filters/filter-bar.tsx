import { categoryFromSlug } from '../../../domain/categories.ts'
import { useWords } from '../../use-words.ts'
import { Button } from '../ui/button.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { DayForm } from './day-form.tsx'
import { EmptyList } from './empty-list.tsx'
import { filterBarWords } from './filter-bar.words.ts'
import { FilterGroup } from './filter-group.tsx'
import * as styles from './filters.module.css'
import type { FilteredList } from './list-head-on-server.ts'

const sheet = 'filtre'

/**
 * The filters of a list: a row of menus, on a phone a sheet. Each choice is a link, so that it has a URL to bookmark,
 * share and return to.
 */
export function FilterBar({ filters, search, total, category }: FilteredList) {
  const words = useWords(filterBarWords)
  const { groups, sortings, applied } = filters
  return (
    <>
      <Button kind="quiet" type="button" popoverTarget={sheet} className={styles.open}>
        {words.open}
      </Button>
      <div id={sheet} popover="auto" className={styles.bar}>
        {groups.map(({ label, choices, hasDays }) => (
          <FilterGroup key={label} label={label} choices={choices}>
            {hasDays && <DayForm search={search} />}
          </FilterGroup>
        ))}
        <FilterGroup label={words.sort} choices={sortings} isLast />
        <Button type="button" popoverTarget={sheet} popoverTargetAction="hide" className={styles.show}>
          {words.show(total, categoryFromSlug(category))}
        </Button>
      </div>
      {applied.length > 0 && <AppliedFilters filters={filters} />}
      {filters.drop && <EmptyList filters={filters} />}
    </>
  )
}
