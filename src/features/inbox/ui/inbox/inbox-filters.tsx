import { memo, type RefObject } from 'react'
import {
  deadlineFilters,
  defaultLane,
  formsIn,
  type InboxQuery,
  inboxPath,
  inboxSearch,
  isNarrowed,
  NONE,
  notNarrowed,
  promiseStates,
  promiseValues,
} from '../../../../domain/cases/inbox.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import type { Option } from '../../../../forms/engine/field.ts'
import { urgency } from '../../../../forms/shared/shared-fields.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
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

/** The search, with results while typing, and the filters. The URL holds all of it. */
export const InboxFilters = memo(function InboxFilters({
  query,
  choices,
  search,
  result,
}: InboxFiltersProps) {
  const { filter } = inboxTexts
  const narrowed = isNarrowed(query)
  const forms = withChosen(choices.forms, query.form)
  return (
    <div>
      <SearchForm
        text={query.text}
        texts={{
          search: inboxTexts.search,
          hint: inboxTexts.searchHint,
          submit: inboxTexts.submitSearch,
          filters: inboxTexts.filters,
          apply: filter.apply,
        }}
        search={search}
        isOpen={narrowed}
        // A search covers all lanes unless one is chosen; a filter keeps the lane.
        hidden={
          (query.text || query.lane !== defaultLane) && <input type="hidden" name="fane" value={query.lane} />
        }
        filters={
          <>
            <StaffFilterChoice
              any={filter.any}
              name="skjema"
              label={filter.form}
              value={forms.value}
              options={forms.options}
            />
            <StaffFilterChoice
              any={filter.any}
              name="by"
              label={filter.town}
              value={query.town}
              options={[
                { value: NONE, label: inboxTexts.noTown },
                ...choices.towns.map((town) => ({ value: town, label: town })),
              ]}
            />
            <StaffFilterChoice
              any={filter.any}
              name="eiendom"
              label={filter.property}
              value={query.property}
              options={choices.properties}
            />
            <StaffFilterChoice
              any={filter.any}
              name="hast"
              label={filter.urgency}
              value={query.urgency}
              options={urgencies}
            />
            <StaffFilterChoice
              any={filter.any}
              name="ansvarlig"
              label={filter.assignee}
              value={query.assignee}
              options={[{ value: NONE, label: filter.unassigned }, ...choices.colleagues]}
            />
            <FilterInput type="date" name="fra" label={filter.from} value={query.from} />
            <FilterInput type="date" name="til" label={filter.to} value={query.to} />
            <StaffFilterChoice
              any={filter.any}
              name="frist"
              label={filter.deadline}
              value={query.deadline}
              options={deadlineFilters.map((value) => ({ value, label: filter.deadlines[value] }))}
            />
            <FilterInput type="date" name="lukket-fra" label={filter.closedFrom} value={query.closedFrom} />
            <FilterInput
              type="date"
              name="gjenapnet-fra"
              label={filter.reopenedFrom}
              value={query.reopenedFrom}
            />
            <FilterInput
              type="date"
              name="gjenapnet-til"
              label={filter.reopenedTo}
              value={query.reopenedTo}
            />
            <StaffFilterChoice
              any={filter.any}
              name="lofte"
              label={filter.promise}
              value={query.promise && promiseValues[query.promise]}
              options={promiseStates.map((state) => ({
                value: promiseValues[state],
                label: filter.promises[state],
              }))}
            />
          </>
        }
        removesFilters={narrowed && <SiteLink href={inboxPath(query, notNarrowed)}>{filter.clear}</SiteLink>}
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
