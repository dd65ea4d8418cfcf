import type { Action } from '../action.ts'
import { listingActions } from './listings.ts'
import { teamActions } from './team.ts'

/** All actions that staff can do. A new feature adds its line. */
export const allActions: readonly Action[] = [teamActions, listingActions].flatMap((actions) =>
  Object.values<Action>(actions),
)
