import type { FieldErrors } from '../domain/refusal.ts'
import type { Action, ShownBy } from './action.ts'
import type { Entries } from './read.ts'

/** Names of what a posted action brings besides its fields. */
export const actionFields = {
  /** Which action it is. */
  action: 'action',
} as const

export interface DoneResult {
  status: 'done'
  /** The action's name. */
  action: string
  /** What is said of it; empty where the page shows it. */
  notice: string
  /** The events that can be undone; empty where nothing can. */
  undo: readonly string[]
  /** What was posted, so that the page knows which of its forms it was. */
  given: Entries
  /** Read with `shownBy`. */
  shown: unknown
}

export interface RefusedResult {
  status: 'refused'
  /** The action's name; null where there is none of the posted name. */
  action: string | null
  message: string
  errors: FieldErrors
  /** What was posted, to be corrected and sent again; without what is secret. */
  given: Entries
  /** The newer version that stands in the way; null where none does. */
  conflict: string | null
  /** Read with `shownBy`. */
  shown: unknown
  isTooMany: boolean
}

/** The result of a posted action, as its page gets it. */
export type ActionResult = DoneResult | RefusedResult

/** The result of a posted action, or the page that its result is shown on. */
export type ActionOutcome = ActionResult | { status: 'moved'; to: string }

/** What an action shows, if the result is of that action and there is anything. */
export function shownBy<A extends Action>(result: ActionResult | undefined, action: A): ShownBy<A> | null {
  if (result?.action !== action.name) return null
  // Its handler gave it, and the compiler holds the handler to the declaration: `handlers.ts`.
  return (result.shown ?? null) as ShownBy<A> | null
}
