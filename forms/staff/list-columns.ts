import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { columnSteps, listNames } from '../../domain/list-columns.ts'
import { defineActions, shape } from '../action.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { listColumnTexts } from './list-columns.words.ts'

const texts = wordsOf(listColumnTexts, staffLanguage)

const oneOf = (values: readonly string[]) => ({
  pattern: new RegExp(`^(?:${values.join('|')})$`),
  example: values[0] ?? '',
})

const list = hidden(oneOf(listNames))

/** What has become of the columns, for screen readers: it is visible in the list. */
export interface ColumnsChanged {
  spoken: string
}

/** The actions for the columns of a staff member's own lists. */
export const columnActions = defineActions('columns', {
  change: {
    permission: null,
    fields: { list, column: hidden({ example: 'place' }), to: hidden(oneOf(columnSteps)) },
    submit: texts.later,
    shows: shape<ColumnsChanged>(),
  },
  reset: { permission: null, fields: { list }, submit: texts.reset, shows: shape<ColumnsChanged>() },
})
