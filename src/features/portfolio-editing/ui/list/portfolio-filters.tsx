import type { RefObject } from 'react'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { StaffFilterChoice } from '../../../workspace/ui/filter-fields.tsx'
import { SearchForm } from '../../../workspace/ui/list/search-form.tsx'
import { portfolioListTexts } from '../../list.words.ts'
import {
  allProperties,
  isFiltered,
  type ListFilter,
  listFilters,
  listOrders,
  listParameters,
  portfolioPath,
} from '../../property-list.ts'
import type { PropertyPage } from '../../server/list-properties.ts'

const { filter: texts } = portfolioListTexts

const labels: Record<ListFilter, Readonly<Record<string, string>>> = {
  type: Object.fromEntries(listFilters.type.map((type) => [type, type])),
  availability: portfolioListTexts.availabilities,
  standing: portfolioListTexts.standings,
  lack: portfolioListTexts.lacks,
}

interface ListFiltersProps {
  page: PropertyPage
  search: RefObject<HTMLInputElement | null>
}

/** The search of the properties, their filters with how many each finds, and their order. */
export function PortfolioFilters({ page: { query, counts, towns }, search }: ListFiltersProps) {
  const filtered = isFiltered(query)
  const choice = (filter: ListFilter, countsOf: Readonly<Record<string, number>>) => (
    <StaffFilterChoice
      any={texts.any}
      name={listParameters[filter]}
      label={texts[filter]}
      value={query[filter]}
      options={Object.entries(countsOf).map(([value, count]) => ({
        value,
        label: texts.counted(labels[filter][value] ?? value, count),
      }))}
    />
  )
  return (
    <SearchForm
      text={query.text}
      texts={{
        search: portfolioListTexts.search,
        hint: portfolioListTexts.searchHint,
        submit: portfolioListTexts.submitSearch,
        filters: texts.title,
        apply: texts.apply,
      }}
      search={search}
      isOpen={filtered || query.order !== listOrders[0]}
      filters={
        <>
          {choice('type', counts.type)}
          <StaffFilterChoice
            any={texts.any}
            name={listParameters.town}
            label={texts.town}
            value={query.town}
            options={towns.map(({ town, count }) => ({ value: town, label: texts.counted(town, count) }))}
          />
          {choice('availability', counts.availability)}
          {choice('standing', counts.standing)}
          {choice('lack', counts.lack)}
          <StaffFilterChoice
            any={portfolioListTexts.orders[listOrders[0]]}
            name={listParameters.order}
            label={texts.order}
            value={query.order === listOrders[0] ? null : query.order}
            options={listOrders.slice(1).map((value) => ({ value, label: portfolioListTexts.orders[value] }))}
          />
        </>
      }
      removesFilters={
        filtered && <SiteLink href={portfolioPath(query, allProperties)}>{texts.clear}</SiteLink>
      }
    />
  )
}
