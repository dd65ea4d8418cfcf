import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { Actions } from '../../../forms/action.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { pageRequestContext } from '../../page-request-context.ts'

/**
 * Makes a route's `action`: does what was posted, if it is one of the page's actions. Names in the page's address, such
 * as a case's reference, are fields of what is posted. `move` is `redirectDocument` where a whole new page has to come.
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
