import type { Action } from '../action.ts'
import { teamActions } from './team.ts'

/** All actions that staff can do. A new feature adds its line. */
export const allActions: readonly Action[] = [teamActions].flatMap((actions) =>
  Object.values<Action>(actions),
)
