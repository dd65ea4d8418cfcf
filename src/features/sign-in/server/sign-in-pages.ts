import type { Actions } from '../../../forms/engine/action.ts'
import type { ActionOutcome } from '../../../forms/engine/action-result.ts'
import type { StaffSession } from './session.ts'

/** What the pages of signing in do for one request. */
export interface SignInPages {
  session(): Promise<StaffSession>
  /** Does the posted action of signing in, if it is one of the page's. No session is needed. */
  signIn(actions: Actions, params: Readonly<Record<string, string | undefined>>): Promise<ActionOutcome>
  /** Does the posted action of the second step. Null if no password was entered. */
  enterSecondStep(): Promise<ActionOutcome | null>
}
