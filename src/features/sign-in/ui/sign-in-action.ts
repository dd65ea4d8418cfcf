import type { ActionFunctionArgs } from 'react-router'
import type { Actions } from '../../../forms/engine/action.ts'
import { actionResponse } from '../../../ui/page/action-response.ts'
import { staffContext } from '../../workspace/ui/staff-context.ts'

/** Makes the `action` of a route that staff open before they are signed in. */
export function signInAction(actions: Actions) {
  return async ({ context, params }: ActionFunctionArgs) =>
    actionResponse(await context.get(staffContext).signIn(actions, params))
}
