import type { PropertyId } from '../../domain/portfolio/property.ts'
import { defineActions, shape } from '../../forms/engine/action.ts'
import { date } from '../../forms/kinds/date.ts'
import { hidden, optionalHidden } from '../../forms/kinds/hidden.ts'
import { select } from '../../forms/kinds/select.ts'
import { propertyIds } from '../../forms/kinds/staff/property-ids.ts'
import { text } from '../../forms/kinds/text.ts'
import { workspaceTexts } from '../workspace/workspace.words.ts'
import { portfolioListTexts } from './list.words.ts'
import { listFilters } from './property-list.ts'
import { roundings } from './rent-change.ts'

/** How many properties one bulk action reaches at most. */
export const MAX_IN_BULK = 500

/** The value of `scope` where all properties that the search finds are chosen. */
export const ALL_FOUND = 'all'

const { bulk: texts } = portfolioListTexts

/** The properties that are chosen in the list, or the list. */
const onProperties = {
  properties: propertyIds({
    label: '',
    required: null,
    invalid: texts.none,
    maxCount: MAX_IN_BULK,
    isFromPage: true,
  }),
  scope: optionalHidden({ pattern: /^all$/, example: ALL_FOUND }),
  query: optionalHidden(),
  /** The newest version when they were chosen. */
  snapshot: optionalHidden({ pattern: /^\d{1,18}$/, example: '0' }),
  /** The idempotency key of the page. */
  key: optionalHidden({ pattern: /^[\x21-\x7e]{8,200}$/, example: 'key-of-the-page' }),
}

/** Which properties stay chosen: those that a bulk action left as they were, or that were undone. */
export interface PropertyBulkResult {
  chosen: readonly PropertyId[]
}

/** The rents of the chosen properties as they are and would be. */
export interface RentPreview {
  lines: readonly RentLine[]
  /** What was typed, and what it is rounded to. */
  rent: string
  rounding: string
  /** How many would change. */
  count: number
  /** What all of them together would bring in more a month, or less; null where that is not known of all. */
  difference: string | null
  snapshot: string
}

interface RentLine {
  id: PropertyId
  title: string
  from: string | null
  to: string | null
  /** Why its rent would stay as it is. */
  problem: string | null
}

/** What is done with the chosen properties. */
export const portfolioListActions = defineActions('properties', {
  previewRents: {
    permission: 'edit-portfolio',
    fields: {
      ...onProperties,
      newRent: text({
        label: texts.rent,
        required: texts.rentMissing,
        placeholder: texts.rentPlaceholder,
        maxLength: 30,
        autocomplete: 'off',
      }),
      rounding: select({
        label: texts.rounding,
        options: roundings.map((step) => ({ value: String(step), label: texts.roundings[step] })),
        default: '1',
        autocomplete: 'off',
      }),
    },
    submit: texts.previewRents,
    shows: shape<RentPreview>(),
  },
  changeRents: {
    permission: 'edit-portfolio',
    fields: {
      ...onProperties,
      rent: hidden({ example: '+0', maxLength: 30 }),
      step: optionalHidden({ pattern: /^\d{1,3}$/, example: '1' }),
    },
    submit: texts.changeRents,
    shows: shape<PropertyBulkResult>(),
  },
  setAvailability: {
    permission: 'edit-portfolio',
    fields: {
      ...onProperties,
      availability: select({
        label: texts.availability,
        options: listFilters.availability.flatMap((value) =>
          value === 'ikke-sagt' ? [] : [{ value, label: portfolioListTexts.availabilities[value] }],
        ),
        default: 'ledig',
        autocomplete: 'off',
      }),
      from: date({ label: texts.from, autocomplete: 'off' }),
    },
    submit: texts.setAvailability,
    shows: shape<PropertyBulkResult>(),
  },
  publish: {
    permission: 'edit-portfolio',
    fields: onProperties,
    submit: texts.publish,
    shows: shape<PropertyBulkResult>(),
  },
  archive: {
    permission: 'edit-portfolio',
    fields: onProperties,
    submit: texts.archive,
    shows: shape<PropertyBulkResult>(),
  },
  undo: {
    permission: 'edit-portfolio',
    /** The ids of the versions to undo, as many as the largest bulk action writes. */
    fields: { versions: hidden({ pattern: /^\d{1,18}(,\d{1,18})*$/, maxLength: 40_000 }) },
    submit: workspaceTexts.undo,
    shows: shape<PropertyBulkResult>(),
  },
})
