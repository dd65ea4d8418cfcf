import { text } from '../../forms/kinds/text.ts'

/** The length of a reason, in characters. */
export const reasonLength = { min: 5, max: 200 } as const

export const reasonTexts = {
  label: 'Hvorfor trenger du det?',
  missing: 'Skriv hvorfor du trenger å se dette.',
}

/** Why a staff member reveals an answer; the audit log stores it. */
export const reasonField = text({
  label: reasonTexts.label,
  required: reasonTexts.missing,
  least: { length: reasonLength.min, message: reasonTexts.missing },
  maxLength: reasonLength.max,
  autocomplete: 'off',
})
