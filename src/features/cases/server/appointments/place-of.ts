import type { Answers } from '../../../../forms/engine/field.ts'
import type { Form } from '../../../../forms/engine/form.ts'

/** Where a case is: its address and the number of the home there; null where it has no address. */
export function visitPlaceOf(
  { form, answers }: { form: Form; answers: Answers },
  address: string | null,
): string | null {
  const unit = form.caseFields.unit ? answers[form.caseFields.unit] : null
  const parts = new Set([address, unit].filter((part) => typeof part === 'string' && part !== ''))
  return parts.size > 0 ? [...parts].join(', ') : null
}
