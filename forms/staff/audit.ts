import { defineActions } from '../action.ts'
import { auditTexts as texts } from './audit.words.ts'

/** The actions of the audit log. */
export const auditActions = defineActions('audit', {
  verify: { permission: 'see-audit', fields: {}, submit: texts.check },
})
