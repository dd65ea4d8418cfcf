import type { ActionFunctionArgs, redirect } from 'react-router'
import type { Actions } from '../../../../forms/engine/action.ts'
import { actionResponse } from '../../../../ui/page/action-response.ts'
import { staffContext } from '../staff-context.ts'

/**
 * Makes a route's `action`: runs the posted action if it is one of the page's. Route parameters, such as a case's
 * reference, are fields of the action. `move` is `redirectDocument` if a new document has to be loaded.
 */
export function staffAction(actions: Actions, move?: typeof redirect) {
  return async ({ context, params }: ActionFunctionArgs) =>
    actionResponse(await context.get(staffContext).act(actions, params), move)
}
