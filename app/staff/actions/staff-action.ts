import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { Actions } from '../../../forms/action.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { pageRequestContext } from '../../page-request-context.ts'

/**
 * Makes a route's `action`: runs the posted action if it is one of the page's. Route parameters, such as a case's
 * reference, are fields of the action. `move` is `redirectDocument` if a new document has to be loaded.
 */
export function staffAction(actions: Actions, move: typeof redirect = redirect) {
  return async ({ context, params }: ActionFunctionArgs) => {
    const result = await context.get(pageRequestContext).staff.act(actions, params)
    if (result.status === 'moved') throw move(result.to, 303)
    return data(result, { status: statusOf(result) })
  }
}

function statusOf(result: ActionResult): number {
  if (result.status === 'done') return 200
  return result.isTooMany ? 429 : 422
}
