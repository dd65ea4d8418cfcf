import { defineActions } from '../action.ts'
import { auditTexts as texts } from './audit.words.ts'

/** What can be done with the audit log. */
export const auditActions = defineActions('audit', {
  verify: { permission: 'see-audit', fields: {}, submit: texts.check },
})
