import type { Option } from '../../forms/engine/field.ts'
import { fieldOf } from '../../forms/engine/form.ts'
import { issueReport } from '../tenant-forms/issue-report.ts'

/** The answer of a report that says what its fault is. */
export const TOPIC_FIELD = 'issueType'

const field = fieldOf(issueReport, TOPIC_FIELD)

/** The faults that a notice may explain. */
export const topicOptions: readonly Option[] = field?.kind === 'select' ? field.options : []
