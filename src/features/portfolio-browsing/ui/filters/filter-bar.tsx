import { type ReactNode, type RefObject, useRef } from 'react'
import { categoryWordsOf } from '../../../../domain/portfolio/categories.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { EmptyList } from './empty-list.tsx'
import * as styles from './filter-bar.module.css'
import * as filterSheetStyles from './filter-bar.module.css'
import { filterBarWords } from './filter-bar.words.ts'
import { FilterGroup } from './filter-group.tsx'
import type { FilteredList } from './filtered-list.ts'
import * as dayFormStyles from './filters.module.css'
import { useSheet } from './use-sheet.ts'

/** The id of the form, for a button that submits it from outside. */
const dayForm = 'innen'

/** Asks for a day that is not among the choices; the other filters are kept. */
function DayForm({ search }: { search: string }) {
  const words = useWords(filterBarWords)
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'fra' && name !== 'side')
  return (
    <form id={dayForm} className={dayFormStyles.day} noValidate>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="fra">{words.before}</label>
      <input id="fra" type="date" name="fra" required />
      <Button kind="quiet">{words.showDay}</Button>
    </form>
  )
}

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

interface FilterSheetProps {
  id: string
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** What holds the filters: on a phone a dialog. What is in it is not rendered again when it opens and closes. */
function FilterSheet({ id, opener, children }: FilterSheetProps) {
  const words = useWords(filterBarWords)
  const sheet = useRef<HTMLDivElement>(null)
  const isOpen = useSheet({ sheet, opener })
  const dialog = isOpen && ({ role: 'dialog', 'aria-modal': true, 'aria-label': words.heading } as const)
  return (
    <div ref={sheet} id={id} popover="auto" tabIndex={-1} className={filterSheetStyles.root} {...dialog}>
      {children}
    </div>
  )
}
