import type { FieldErrors } from '../../../domain/refusal.ts'
import type { Action } from '../../../forms/action.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import type { Entries } from '../../../forms/read.ts'

/** What a refused form holds again, and what is wrong with it. */
export interface GivenBack {
  values: Entries
  errors: FieldErrors
}

/**
 * What was posted from one form of a page and refused; null where the result is of another one. Forms of the same
 * action, on several lines, are told apart by their hidden fields.
 */
export function givenBack(
  action: Action,
  result: ActionResult | undefined,
  hidden: Readonly<Partial<Record<string, string>>>,
): GivenBack | null {
  if (result?.status !== 'refused' || result.action !== action.name) return null
  const isSame = Object.entries(action.fields).every(
    ([name, { kind }]) => kind !== 'hidden' || (result.given[name]?.[0] ?? '') === (hidden[name] ?? ''),
  )
  return isSame ? { values: result.given, errors: result.errors } : null
}
