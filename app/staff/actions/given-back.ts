import type { FieldErrors } from '../../../domain/refusal.ts'
import { type Action, isVisible } from '../../../forms/action.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import type { Entries } from '../../../forms/read.ts'

/** What a refused form holds again, and what is wrong with it. */
export interface GivenBack {
  values: Entries
  errors: FieldErrors
}

/**
 * What was posted from one form of a page and refused; null where the result is of another one. Forms of the same
 * action, on several lines, are told apart by the fields that the page fills in.
 */
export function givenBack(
  actions: readonly Action[],
  result: ActionResult | undefined,
  fromPage: Readonly<Partial<Record<string, string>>>,
): GivenBack | null {
  if (result?.status !== 'refused') return null
  const action = actions.find(({ name }) => name === result.action)
  if (!action) return null
  const isSame = Object.entries(action.fields).every(
    ([name, field]) =>
      isVisible(field) || fromPage[name] === undefined || result.given[name]?.[0] === fromPage[name],
  )
  return isSame ? { values: result.given, errors: result.errors } : null
}
