import { Fragment, type ReactNode, type RefObject, useRef } from 'react'
import { categoryWordsOf } from '../../../../domain/portfolio/categories.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import { AlertLink } from './alert-link.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { EmptyList } from './empty-list.tsx'
import * as styles from './filter-bar.module.css'
import * as filterSheetStyles from './filter-bar.module.css'
import { filterBarWords } from './filter-bar.words.ts'
import { FilterGroup } from './filter-group.tsx'
import type { FilteredList } from './filtered-list.ts'
import * as ownValueStyles from './filters.module.css'
import { useSheet } from './use-sheet.ts'

/** The id of the form that all fields belong to, and the button that submits it. */
const formId = 'annet'

/** Keeps the other filters. It comes after its fields: what is typed counts before what was asked. */
function OwnValues({ search }: { search: string }) {
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'side')
  return (
    <form id={formId} noValidate hidden>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

/** Asks for a day, or a rent, that is not among the choices. */
function OwnValue({ name }: { name: 'fra' | 'maksleie' }) {
  const words = useWords(filterBarWords)
  const kind =
    name === 'fra' ? ({ type: 'date' } as const) : ({ inputMode: 'numeric', autoComplete: 'off' } as const)
  return (
    <div className={ownValueStyles.own}>
      <label htmlFor={name}>{words.own[name]}</label>
      <input id={name} name={name} form={formId} required {...kind} />
      <Button kind="quiet" form={formId}>
        {words.showOwn}
      </Button>
    </div>
  )
}

const sheetId = 'filtre'

/** Where a filtered list has no more than these, what stands above it says that more can be waited for. */
const MAX_FEW = 3

/**
 * The filters of a list: a row of menus, on a phone a sheet. Each choice is a link, so that it has a URL to bookmark,
 * share and return to.
 */
export function FilterBar({ filters, search, asked = search, total, category }: FilteredList) {
  const words = useWords(filterBarWords)
  const named = categoryWordsOf(category, useSite().language)
  const opener = useRef<HTMLButtonElement>(null)
  const { groups, sortings, applied, missing, drop } = filters
  const isFew = applied.length > 0 && total <= MAX_FEW
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
        {groups.map(({ label, choices, field }) => (
          <FilterGroup key={label} label={label} choices={choices}>
            {field && <OwnValue name={field} />}
          </FilterGroup>
        ))}
        <FilterGroup label={words.sort} choices={sortings} isLast />
        <AlertLink asked={asked} />
        <OwnValues search={search} />
        <p className={styles.show} aria-live="polite">
          <Button type="button" popoverTarget={sheetId} popoverTargetAction="hide">
            {words.show(total, named)}
          </Button>
          {/* In its place while a value is typed, whose list has not been counted yet. */}
          {groups.some(({ field }) => field) && <Button form={formId}>{words.showUncounted(named)}</Button>}
        </p>
      </FilterSheet>
      {missing && (
        <p>
          {words.missing(missing.name, named)}{' '}
          {missing.towns.length > 0 && words.thereIs(missing.areNearestFirst)}
          {missing.towns.map(({ label, href, count }) => (
            <Fragment key={label}>
              {' '}
              <SiteLink href={href}>{`${label} (${count})`}</SiteLink>
            </Fragment>
          ))}
        </p>
      )}
      {applied.length > 0 && <AppliedFilters filters={filters} />}
      {drop && <EmptyList filters={filters} named={named} />}
      {isFew && (
        <p className={styles.few}>
          <AlertLink asked={asked} />
        </p>
      )}
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
