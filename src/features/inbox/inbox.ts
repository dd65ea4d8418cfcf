import type { CaseStatus } from '../../domain/cases/case-status.ts'
import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { defineActions, shape } from '../../forms/engine/action.ts'
import { hidden, optionalHidden } from '../../forms/kinds/hidden.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { select } from '../../forms/kinds/select.ts'
import { caseReferences } from '../../forms/kinds/staff/case-references.ts'
import { text } from '../../forms/kinds/text.ts'
import { staffCaseTexts } from './case.words.ts'
import { key, offeredInstant, replySnooze } from './case-fields.ts'
import type { MergeQuestionData, SnoozeQuestionData } from './case-results.ts'
import { ME } from './casework.ts'
import { inboxTexts } from './inbox.words.ts'
import { snapshotPattern } from './list-snapshot.ts'

const caseWords = staffCaseTexts.snooze

/** The maximum number of chosen cases in one bulk action; further ones are ignored. */
export const MAX_CASES_AT_ONCE = 100

/** The maximum number of cases in a bulk action on a whole list. */
export const MAX_CASES_IN_BULK = 500

/** The value of `scope` where all cases of the list are chosen. */
export const ALL_IN_LIST = 'all'

const statuses: readonly CaseStatus[] = ['done', 'in-progress', 'waiting-for-sender']

/** The cases that are chosen in the list, or the list. */
const onCases = {
  cases: caseReferences({
    label: '',
    required: null,
    invalid: inboxTexts.bulk.none,
    maxCount: MAX_CASES_AT_ONCE,
    isFromPage: true,
  }),
  scope: optionalHidden({ pattern: /^all$/, example: ALL_IN_LIST }),
  query: optionalHidden(),
  // The example is older than every case: a sample does nothing to the whole list.
  snapshot: optionalHidden({ pattern: snapshotPattern, example: '0-0' }),
  key,
}

const message = longText({ label: inboxTexts.bulk.message, autocomplete: 'off' })

/** Which cases a bulk action left as they were. */
export interface BulkResult {
  refused: readonly string[]
}

/** A message as its recipients get it. */
export interface BulkPreviewData {
  messages: readonly {
    reference: string
    sender: string
    text: string
    isReady: boolean
    /** How they are told it; null by mail. */
    toldBy: 'phone' | 'letter' | 'none' | null
  }[]
  /** How many further messages there are. */
  others: number
}

/** The bulk actions for the chosen cases. */
export const bulkActions = defineActions('bulk', {
  take: {
    permission: 'work-cases',
    fields: onCases,
    submit: inboxTexts.bulk.assignMe,
    shows: shape<BulkResult>(),
  },
  assign: {
    permission: 'work-cases',
    fields: {
      ...onCases,
      assignee: select({
        label: inboxTexts.bulk.assign,
        options: [{ value: ME, label: inboxTexts.bulk.assignMe }],
        default: ME,
        offers: 'page',
        autocomplete: 'off',
      }),
    },
    submit: inboxTexts.bulk.assign,
    shows: shape<BulkResult>(),
  },
  snooze: {
    permission: 'work-cases',
    fields: {
      ...onCases,
      until: offeredInstant,
    },
    submit: inboxTexts.bulk.snooze,
    shows: shape<BulkResult | SnoozeQuestionData>(),
  },
  /** Also past their deadlines, without a word to their senders. */
  snoozeAnyway: {
    permission: 'work-cases',
    fields: { ...onCases, until: offeredInstant },
    submit: inboxTexts.bulk.snoozeAnyway,
    shows: shape<BulkResult>(),
  },
  /** Tells the senders of those that would be late when they will hear more, and snoozes all until then. */
  hold: {
    permission: 'work-cases',
    fields: {
      ...onCases,
      until: offeredInstant,
      holding: longText({
        label: inboxTexts.bulk.holdingLabel,
        required: caseWords.holdingMissing,
        autocomplete: 'off',
      }),
    },
    submit: inboxTexts.bulk.hold,
    shows: shape<BulkResult>(),
  },
  /** Without a message it only sets the status. */
  reply: {
    permission: 'work-cases',
    fields: {
      ...onCases,
      message,
      status: select({
        label: inboxTexts.bulk.status,
        options: [
          ...statuses.map((value) => ({ value, label: inboxTexts.statuses[value] })),
          { value: NO_CHOICE, label: inboxTexts.bulk.statusAsBefore },
        ],
        default: NO_CHOICE,
        autocomplete: 'off',
      }),
      snooze: replySnooze,
    },
    submit: inboxTexts.bulk.send,
    shows: shape<BulkResult>(),
  },
  /** Merges them into the first of them. */
  merge: {
    permission: 'merge-cases',
    fields: { cases: onCases.cases },
    submit: staffCaseTexts.relate.merge,
    shows: shape<MergeQuestionData>(),
  },
  /** Also where their senders differ: all of them get each reply. */
  mergeSenders: {
    permission: 'merge-cases',
    fields: { cases: onCases.cases },
    submit: staffCaseTexts.relate.mergeSenders,
  },
  preview: {
    permission: 'work-cases',
    fields: { ...onCases, message },
    submit: inboxTexts.bulk.preview,
    shows: shape<BulkPreviewData>(),
  },
})

/** The action for the look of the list, kept with the account. */
export const listActions = defineActions('list', {
  density: {
    permission: 'read-cases',
    fields: { density: hidden({ pattern: /^(compact|comfortable)$/, example: 'compact' }) },
    submit: inboxTexts.showDensity.compact,
  },
})

/** The actions of saved searches. */
export const viewActions = defineActions('views', {
  save: {
    permission: 'work-cases',
    fields: {
      /** The query string of the inbox. */
      query: optionalHidden(),
      name: text({
        label: inboxTexts.viewName,
        isLabelHidden: true,
        required: inboxTexts.viewNameMissing,
        placeholder: inboxTexts.viewName,
        maxLength: 60,
        autocomplete: 'off',
      }),
    },
    submit: inboxTexts.saveView,
  },
  remove: { permission: 'work-cases', fields: { id: hidden() }, submit: inboxTexts.removeView },
})
