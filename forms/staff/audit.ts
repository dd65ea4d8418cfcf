import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { defineActions } from '../action.ts'
import { auditTexts } from './audit.words.ts'

const texts = wordsOf(auditTexts, staffLanguage)

/** The actions of the audit log. */
export const auditActions = defineActions('audit', {
  verify: { permission: 'see-audit', fields: {}, submit: texts.check },
})
