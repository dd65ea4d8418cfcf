import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { Actions } from '../../../forms/action.ts'
import { pageRequestContext } from '../../page-request-context.ts'

/**
 * Makes a route's `action`: does what was posted, if it is one of the page's actions. Names in the page's address, such
 * as a case's reference, are fields of what is posted.
 */
export function staffAction(actions: Actions) {
  return async ({ context, params }: ActionFunctionArgs) => {
    const result = await context.get(pageRequestContext).staff.act(actions, params)
    if (result.status === 'moved') throw redirect(result.to, 303)
    return data(result, { status: result.status === 'refused' ? 422 : 200 })
  }
}
