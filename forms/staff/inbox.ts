import type { CaseStatus } from '../../domain/case-status.ts'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { defineActions } from '../action.ts'
import { longText } from '../kinds/long-text.ts'
import { select } from '../kinds/select.ts'
import { caseReferences } from '../kinds/staff/case-references.ts'
import { hidden, optionalHidden } from '../kinds/staff/hidden.ts'
import { text } from '../kinds/text.ts'
import { key, ME } from './casework.ts'
import { inboxTexts } from './inbox.words.ts'

const texts = wordsOf(inboxTexts, staffLanguage)

/** The maximum number of cases in one bulk action; more are ignored. */
export const MAX_CASES_AT_ONCE = 100

const statuses: readonly CaseStatus[] = ['done', 'in-progress', 'waiting-for-sender']
const statusOptions = statuses.map((value) => ({ value, label: texts.statuses[value] }))

/** The cases that are chosen in the list. */
const onCases = {
  cases: caseReferences({
    label: '',
    required: texts.bulk.none,
    maxCount: MAX_CASES_AT_ONCE,
    isFromPage: true,
  }),
}

/** The bulk actions for the chosen cases. */
export const bulkActions = defineActions('bulk', {
  take: { permission: 'work-cases', fields: onCases, submit: texts.bulk.assignMe },
  assign: {
    permission: 'work-cases',
    fields: {
      ...onCases,
      assignee: select({
        label: texts.bulk.assign,
        options: [{ value: ME, label: texts.bulk.assignMe }],
        default: ME,
        offers: 'page',
        autocomplete: 'off',
      }),
    },
    submit: texts.bulk.assign,
  },
  reply: {
    permission: 'work-cases',
    fields: {
      ...onCases,
      message: longText({ label: texts.bulk.closeText, help: texts.bulk.closeHelp }),
      status: select({
        label: texts.bulk.status,
        options: statusOptions,
        autocomplete: 'off',
      }),
      key,
    },
    submit: texts.bulk.apply,
  },
})

/** The action for the look of the list, kept with the account. */
export const listActions = defineActions('list', {
  density: {
    permission: 'read-cases',
    fields: { density: hidden({ pattern: /^(compact|comfortable)$/, example: 'compact' }) },
    submit: texts.showDensity.compact,
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
        label: texts.viewName,
        isLabelHidden: true,
        required: texts.viewNameMissing,
        placeholder: texts.viewName,
        maxLength: 60,
        autocomplete: 'off',
      }),
    },
    submit: texts.saveView,
  },
  remove: { permission: 'work-cases', fields: { id: hidden() }, submit: texts.removeView },
})
