import type { RefObject } from 'react'
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
  const isOrdered = query.order !== listOrders[0]
  const counted = (filter: ListFilter) =>
    Object.entries(counts[filter]).map(([value, count]) => ({
      value,
      name: labels[filter][value] ?? value,
      count,
    }))
  const filters = [
    { part: 'type', choices: counted('type') },
    { part: 'town', choices: towns.map(({ town, count }) => ({ value: town, name: town, count })) },
    { part: 'availability', choices: counted('availability') },
    { part: 'standing', choices: counted('standing') },
    { part: 'lack', choices: counted('lack') },
  ] as const
  const chosen = filters.flatMap(({ part, choices }) => {
    const value = query[part]
    if (value === null) return []
    const name = choices.find((choice) => choice.value === value)?.name ?? value
    return [{ label: texts[part], value: name, href: portfolioPath(query, { [part]: null }) }]
  })
  if (isOrdered)
    chosen.push({
      label: texts.order,
      value: portfolioListTexts.orders[query.order],
      href: portfolioPath(query, { order: listOrders[0] }),
    })
  return (
    <SearchForm
      text={query.text}
      texts={{
        search: portfolioListTexts.search,
        hint: portfolioListTexts.searchHint,
        submit: portfolioListTexts.submitSearch,
      }}
      search={search}
      filters={{
        texts: { filters: texts.title, apply: texts.apply, clear: texts.clear },
        chosen,
        clearHref:
          isFiltered(query) || isOrdered
            ? portfolioPath(query, { ...allProperties, order: listOrders[0] })
            : null,
        fields: (
          <>
            {filters.map(({ part, choices }) => (
              <StaffFilterChoice
                key={part}
                any={texts.any}
                name={listParameters[part]}
                label={texts[part]}
                value={query[part]}
                options={choices.map(({ value, name, count }) => ({
                  value,
                  label: texts.counted(name, count),
                }))}
              />
            ))}
            <StaffFilterChoice
              any={portfolioListTexts.orders[listOrders[0]]}
              name={listParameters.order}
              label={texts.order}
              value={isOrdered ? query.order : null}
              options={listOrders
                .slice(1)
                .map((value) => ({ value, label: portfolioListTexts.orders[value] }))}
            />
          </>
        ),
      }}
    />
  )
}
