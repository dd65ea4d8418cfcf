import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { text } from '../kinds/text.ts'
import { staffCaseTexts } from './case.words.ts'

const texts = wordsOf(staffCaseTexts, staffLanguage)

/** The length of a reason, in characters. */
export const reasonLength = { min: 5, max: 200 } as const

/** Why a staff member reveals an answer; the audit log stores it. */
export const reasonField = text({
  label: texts.reason,
  required: texts.reasonMissing,
  least: { length: reasonLength.min, message: texts.reasonMissing },
  maxLength: reasonLength.max,
  autocomplete: 'off',
})
