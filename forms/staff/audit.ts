import { auditTexts as texts } from '../../content/staff/audit.ts'
import { defineActions } from '../action.ts'

/** What can be done with the audit log. */
export const auditActions = defineActions('audit', {
  verify: { permission: 'see-audit', fields: {}, submit: texts.check },
})
