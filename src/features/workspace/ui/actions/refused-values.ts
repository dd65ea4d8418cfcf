import type { FieldErrors } from '../../../../domain/submissions/refusal.ts'
import { type Action, isVisible } from '../../../../forms/engine/action.ts'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import type { Entries } from '../../../../forms/engine/read.ts'

/** The posted values of a refused form, and its errors. */
interface RefusedValues {
  values: Entries
  errors: FieldErrors
}

/**
 * The values of a form that was posted and refused; null if the result is of another form. Forms of the same action
 * on several lines are distinguished by their hidden fields; those that may be missing, such as the idempotency key of the
 * page, are others each time.
 */
export function refusedValues(
  actions: readonly Action[],
  result: ActionResult | undefined,
  fromPage: Readonly<Partial<Record<string, string | readonly string[]>>>,
): RefusedValues | null {
  if (result?.status !== 'refused') return null
  const action = actions.find(({ name }) => name === result.action)
  if (!action) return null
  const isSame = Object.entries(action.fields).every(
    ([name, field]) =>
      isVisible(field) ||
      !field.required ||
      fromPage[name] === undefined ||
      result.given[name]?.[0] === fromPage[name],
  )
  return isSame ? { values: result.given, errors: result.errors } : null
}
