import { useRef } from 'react'
import { categoryWordsOf } from '../../../../domain/portfolio/categories.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { DayForm, dayForm } from './day-form.tsx'
import { EmptyList } from './empty-list.tsx'
import * as styles from './filter-bar.module.css'
import { filterBarWords } from './filter-bar.words.ts'
import { FilterGroup } from './filter-group.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { FilteredList } from './filtered-list.ts'

const sheetId = 'filtre'

/**
 * The filters of a list: a row of menus, on a phone a sheet. Each choice is a link, so that it has a URL to bookmark,
 * share and return to.
 */
export function FilterBar({ filters, search, total, category }: FilteredList) {
  const words = useWords(filterBarWords)
  const named = categoryWordsOf(category, useSite().language)
  const opener = useRef<HTMLButtonElement>(null)
  const { groups, sortings, applied } = filters
  return (
    <>
      <Button ref={opener} kind="quiet" type="button" popoverTarget={sheetId} className={styles.open}>
        {words.open}
      </Button>
      <FilterSheet id={sheetId} opener={opener}>
        <div className={styles.head}>
          <h2>{words.heading}</h2>
          <Button kind="quiet" type="button" popoverTarget={sheetId} popoverTargetAction="hide">
            {words.close}
          </Button>
        </div>
        {groups.map(({ label, choices, hasDays }) => (
          <FilterGroup key={label} label={label} choices={choices}>
            {hasDays && <DayForm search={search} />}
          </FilterGroup>
        ))}
        <FilterGroup label={words.sort} choices={sortings} isLast />
        <p className={styles.show} aria-live="polite">
          <Button type="button" popoverTarget={sheetId} popoverTargetAction="hide">
            {words.show(total, named)}
          </Button>
          {/* In its place while a day is typed, whose list has not been counted yet. */}
          {groups.some(({ hasDays }) => hasDays) && (
            <Button form={dayForm}>{words.showUncounted(named)}</Button>
          )}
        </p>
      </FilterSheet>
      {applied.length > 0 && <AppliedFilters filters={filters} />}
      {filters.drop && <EmptyList filters={filters} />}
    </>
  )
}
