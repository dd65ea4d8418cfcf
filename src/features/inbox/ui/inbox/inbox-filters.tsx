import { memo, type RefObject } from 'react'
import {
  deadlineFilters,
  defaultLane,
  formsIn,
  type InboxQuery,
  inboxParameters,
  inboxPath,
  inboxSearch,
  isNarrowed,
  NONE,
  notNarrowed,
  promiseStates,
  promiseValues,
} from '../../../../domain/cases/inbox.ts'
import { formatIsoDate, parseDate } from '../../../../domain/time/calendar.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import type { Option } from '../../../../forms/engine/field.ts'
import { urgency } from '../../../../forms/shared/shared-fields.ts'
import { useSite } from '../../../../ui/page/site-context.ts'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { FilterInput, StaffFilterChoice } from '../../../workspace/ui/filter-fields.tsx'
import { SearchForm } from '../../../workspace/ui/list/search-form.tsx'
import { viewActions } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { Inbox } from '../../server/list/inbox-views.ts'
import * as styles from './saved-view-form.module.css'

interface InboxFiltersProps {
  query: InboxQuery
  choices: Inbox['choices']
  search: RefObject<HTMLInputElement | null>
  result: ActionResult | undefined
}

/** Short labels for a select: the text before the dash. */
const urgencies = urgency.options.map(({ value, label }) => ({
  value,
  label: label.split(' – ')[0] ?? label,
}))

/** The kinds of cases with the one that is chosen, and several of them where a list names several. */
function withChosen(kinds: readonly Option[], filter: string | null) {
  const ids = filter ? formsIn(filter) : []
  const named = kinds.filter(({ value }) => formsIn(value).some((id) => ids.includes(id)))
  if (filter === null || named.length === 0) return { options: kinds, value: filter }
  const [only] = named
  if (only && named.length === 1) return { options: kinds, value: only.value }
  const label = named.map((each) => each.label).join(', ')
  return { options: [{ value: filter, label }, ...kinds], value: filter }
}

interface InboxFilter {
  part: Exclude<keyof typeof notNarrowed, 'sender'>
  label: string
  value: string | null
  /** What can be chosen; of a day null. */
  options: readonly Option[] | null
}

/** Every filter of the list, with what is chosen of it. */
function filtersOf(query: InboxQuery, choices: Inbox['choices']): InboxFilter[] {
  const { filter } = inboxTexts
  const choice = (part: InboxFilter['part'], options: readonly Option[], value = query[part]) => ({
    part,
    label: filter[part],
    value,
    options,
  })
  const day = (part: InboxFilter['part']) => ({
    part,
    label: filter[part],
    value: query[part],
    options: null,
  })
  const forms = withChosen(choices.forms, query.form)
  return [
    choice('form', forms.options, forms.value),
    choice('town', [
      { value: NONE, label: inboxTexts.noTown },
      ...choices.towns.map((town) => ({ value: town, label: town })),
    ]),
    choice('property', choices.properties),
    choice('urgency', urgencies),
    choice('assignee', [{ value: NONE, label: filter.unassigned }, ...choices.colleagues]),
    day('from'),
    day('to'),
    choice(
      'deadline',
      deadlineFilters.map((value) => ({ value, label: filter.deadlines[value] })),
    ),
    day('closedFrom'),
    day('reopenedFrom'),
    day('reopenedTo'),
    choice(
      'promise',
      promiseStates.map((state) => ({ value: promiseValues[state], label: filter.promises[state] })),
      query.promise && promiseValues[query.promise],
    ),
  ]
}

/** The search, with results while typing, and the filters. The URL holds all of it. */
export const InboxFilters = memo(function InboxFilters({
  query,
  choices,
  search,
  result,
}: InboxFiltersProps) {
  const { filter } = inboxTexts
  const { language } = useSite()
  const narrowed = isNarrowed(query)
  const filters = filtersOf(query, choices)
  const chosen = filters.flatMap(({ part, label, value, options }) => {
    if (value === null) return []
    const day = options ? null : parseDate(value)
    const shown = day
      ? formatIsoDate(day, language)
      : options?.find((option) => option.value === value)?.label
    return [{ label, value: shown ?? value, href: inboxPath(query, { [part]: null }) }]
  })
  if (query.sender)
    chosen.push({
      label: filter.sender,
      value: filter.senderOf(query.sender),
      href: inboxPath(query, { sender: null }),
    })
  return (
    <div>
      <SearchForm
        text={query.text}
        texts={{
          search: inboxTexts.search,
          hint: inboxTexts.searchHint,
          submit: inboxTexts.submitSearch,
        }}
        search={search}
        // A search covers all lanes unless one is chosen; a filter keeps the lane.
        hidden={
          (query.text || query.lane !== defaultLane) && <input type="hidden" name="fane" value={query.lane} />
        }
        filters={{
          texts: { filters: inboxTexts.filters, apply: filter.apply, clear: filter.clear },
          chosen,
          clearHref: narrowed ? inboxPath(query, notNarrowed) : null,
          fields: filters.map(({ part, options, ...field }) =>
            options ? (
              <StaffFilterChoice
                key={part}
                any={filter.any}
                name={inboxParameters[part]}
                options={options}
                {...field}
              />
            ) : (
              <FilterInput key={part} type="date" name={inboxParameters[part]} {...field} />
            ),
          ),
        }}
      />
      {(narrowed || query.text) && (
        <details className={styles.save}>
          <summary>{inboxTexts.saveView}</summary>
          <ActionForm
            id="view"
            action={viewActions.save}
            result={result}
            values={{ query: inboxSearch(query) }}
            look="quiet"
            isRow
          />
        </details>
      )}
    </div>
  )
})
