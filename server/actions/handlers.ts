import type { Action, Actions, ShownBy } from '../../forms/action.ts'
import type { AnswersOf } from '../../forms/answers.ts'
import type { ActionRequest } from './action-request.ts'

/** What a handler gives when it has done what was asked. */
export interface Outcome<S = never> {
  /** What is said of it. */
  notice?: string
  /** The page to go to, where it is another one or says it by its address. */
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

/** A handler for each action of a feature: the compiler asks for those that are missing. */
export type Handlers<A extends Actions> = { readonly [K in keyof A]: Handler<A[K]> }

/** An action and what does it. */
export interface BoundAction {
  action: Action
  handle: Handler<Action>
}

/** All actions that can be done, by name. */
export type ActionTable = ReadonlyMap<string, BoundAction>

/** Binds the actions of a feature to their handlers. */
export function bindActions<A extends Actions>(actions: A, handlers: Handlers<A>): BoundAction[] {
  return Object.entries(actions).flatMap(([key, action]) => {
    const handle = handlers[key]
    // Each handler takes the answers of its own action, which `runAction` reads by its declaration.
    return handle ? [{ action, handle: handle as unknown as Handler<Action> }] : []
  })
}

/** Puts the actions of all features into one table. */
export function actionTable(bound: readonly BoundAction[]): ActionTable {
  return new Map(bound.map((each) => [each.action.name, each]))
}
