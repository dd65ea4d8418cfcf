import type { Action, Actions, ShownBy } from '../../forms/action.ts'
import type { AnswersOf } from '../../forms/answers.ts'
import type { ActionRequest } from './action-request.ts'

/** The result of a handler that has done the action. */
export interface Outcome<S = never> {
  /** The message for the staff member. */
  notice?: string
  /** The page to redirect to, if any. */
  to?: string
  /** The case events that can be undone. */
  undo?: readonly string[]
  shown?: S
}

/**
 * Does one action. Its answers are those of the declared fields, parsed and checked.
 * @throws Refusal where it cannot be done.
 */
export type Handler<A extends Action> = (
  answers: AnswersOf<A['fields']>,
  request: ActionRequest,
) => Promise<Outcome<ShownBy<A>>>

/** A handler for each action of a feature; a missing one is a compiler error. */
export type Handlers<A extends Actions> = { readonly [K in keyof A]: Handler<A[K]> }

/** An action and its handler. */
export interface BoundAction {
  action: Action
  handle: Handler<Action>
}

/** All actions that can be done, by name. */
export type ActionTable = ReadonlyMap<string, BoundAction>

/** Binds the actions of a feature to their handlers. */
export function bindActions<A extends Actions>(actions: A, handlers: Handlers<A>): BoundAction[]
// Each handler takes the answers of its own action, which `runAction` reads by its declaration.
export function bindActions(actions: Actions, handlers: Readonly<Record<string, Handler<Action>>>) {
  return Object.entries(actions).flatMap(([key, action]) => {
    const handle = handlers[key]
    return handle ? [{ action, handle }] : []
  })
}

/** Puts the actions of all features into one table. */
export function actionTable(bound: readonly BoundAction[]): ActionTable {
  return new Map(bound.map((each) => [each.action.name, each]))
}
