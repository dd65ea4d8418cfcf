import { defineActions } from '../../forms/engine/action.ts'
import { auditTexts } from './audit.words.ts'

/** The actions of the audit log. */
export const auditActions = defineActions('audit', {
  verify: { permission: 'see-audit', fields: {}, submit: auditTexts.check },
})
