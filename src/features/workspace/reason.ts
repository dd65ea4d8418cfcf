import { text } from '../../forms/kinds/text.ts'
import { staffCaseTexts } from '../inbox/case.words.ts'

/** The length of a reason, in characters. */
export const reasonLength = { min: 5, max: 200 } as const

/** Why a staff member reveals an answer; the audit log stores it. */
export const reasonField = text({
  label: staffCaseTexts.reason,
  required: staffCaseTexts.reasonMissing,
  least: { length: reasonLength.min, message: staffCaseTexts.reasonMissing },
  maxLength: reasonLength.max,
  autocomplete: 'off',
})
