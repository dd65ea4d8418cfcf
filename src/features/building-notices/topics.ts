import { TOPIC_FIELD } from '../../forms/engine/fault-report.ts'
import type { Option } from '../../forms/engine/field.ts'
import { fieldOf } from '../../forms/engine/form.ts'
import { issueReport } from '../tenant-forms/issue-report.ts'

const field = fieldOf(issueReport, TOPIC_FIELD)

/** The faults that a notice may explain. */
export const topicOptions: readonly Option[] = field?.kind === 'select' ? field.options : []
