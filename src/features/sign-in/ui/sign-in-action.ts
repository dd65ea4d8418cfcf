import type { ActionFunctionArgs } from 'react-router'
import type { Actions } from '../../../forms/engine/action.ts'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { signInContext } from './sign-in-context.ts'

/** Makes the `action` of a route that staff open before they are signed in. */
export function signInAction(actions: Actions) {
  return async ({ context, params }: ActionFunctionArgs) =>
    actionResponse(await context.get(signInContext).signIn(actions, params))
}
