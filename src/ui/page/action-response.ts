import { data, redirect } from 'react-router'
import type { ActionOutcome } from '../../forms/engine/action-result.ts'

/**
 * A route's answer to a posted action: its page with the result, or the next page. `move` is `redirectDocument` if a
 * new document has to be loaded.
 */
export function actionResponse(outcome: ActionOutcome, move: typeof redirect = redirect) {
  if (outcome.status === 'moved') throw move(outcome.to, 303)
  return data(outcome, { status: outcome.status === 'done' ? 200 : outcome.httpStatus })
}
