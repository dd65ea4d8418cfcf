import type { FieldErrors, RefusalStatus } from '../../domain/submissions/refusal.ts'
import type { SecondFactorWays } from '../../domain/submissions/second-factor.ts'
import type { Action, ShownBy } from './action.ts'
import type { Entries } from './read.ts'

/** The names of the fields that every posted action has besides its own. */
export const actionFields = {
  /** Which action it is. */
  action: 'action',
  /** A code of the authenticator app, where the second factor is asked for again. */
  secondFactorCode: 'engangskode',
} as const

interface DoneResult {
  status: 'done'
  /** The action's name. */
  action: string
  /** The message about it; empty if the page itself shows the result. */
  notice: string
  /** The events that can be undone; may be empty. */
  undo: readonly string[]
  /** The posted values, by which the page finds which of its forms was sent. */
  given: Entries
  /** Read with `shownBy`. */
  shown: unknown
}

export interface RefusedResult {
  status: 'refused'
  /** The action's name; null if the posted name is unknown. */
  action: string | null
  message: string
  errors: FieldErrors
  /** The posted values, to be corrected and sent again; without secrets. */
  given: Entries
  /** The newer version that the save conflicts with; null if there is none. */
  conflict: string | null
  /** Read with `shownBy`. */
  shown: unknown
  /** How to show the second factor, where that is asked for first; else null. */
  secondFactorDue: SecondFactorWays | null
  httpStatus: RefusalStatus
}

/** The result of a posted action, as its page gets it. */
export type ActionResult = DoneResult | RefusedResult

/** The result of a posted action, or a redirect to the page that shows it. */
export type ActionOutcome = ActionResult | { status: 'moved'; to: string }

/** The data that an action shows, if the result is of that action and has any. */
export function shownBy<A extends Action>(result: ActionResult | undefined, action: A): ShownBy<A> | null {
  if (result?.action !== action.name) return null
  // The data is from the action's handler, whose type the compiler checks against the declaration (`handlers.ts`).
  return (result.shown ?? null) as ShownBy<A> | null
}
