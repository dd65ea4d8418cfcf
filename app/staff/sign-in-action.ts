import type { ActionFunctionArgs } from 'react-router'
import type { Actions } from '../../forms/action.ts'
import { actionResponse } from '../action-response.ts'
import { staffContext } from './staff-context.ts'

/** Makes the `action` of a route that staff open before they are signed in. */
export function signInAction(actions: Actions) {
  return async ({ context, params }: ActionFunctionArgs) =>
    actionResponse(await context.get(staffContext).signIn(actions, params))
}
