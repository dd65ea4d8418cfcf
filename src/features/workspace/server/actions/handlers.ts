import type { PhotoProblem } from '../../../../domain/submissions/photo.ts'
import type { Action, Actions, Audience, ShownBy } from '../../../../forms/engine/action.ts'
import type { AnswersOf } from '../../../../forms/engine/answers.ts'
import type { Answers } from '../../../../forms/engine/field.ts'
import type { Entries } from '../../../../forms/engine/read.ts'
import type { SessionJar, SignedIn } from '../../../sign-in/server/session.ts'
import type { PostedFile } from './posted.ts'

/** The result of a handler that has done the action. */
export interface Outcome<S = never> {
  /** The message for the staff member. */
  notice?: string
  /** The page to redirect to, if any. */
  to?: string
  /** What can be undone: the ids of case events, or of versions. */
  undo?: readonly string[]
  shown?: S
}

/** What a handler knows of the request, by the audience of its action. A feature with an audience of its own adds it. */
export interface ActionRequests {
  staff: ActionRequest
}

/**
 * Does one action. Its answers are those of the declared fields, parsed and checked.
 * @throws Refusal where it cannot be done.
 */
export type Handler<A extends Action> = (
  answers: AnswersOf<A['fields']>,
  request: ActionRequests[A['audience']],
) => Promise<Outcome<ShownBy<A>>>

/** A handler for each action of a feature; a missing one is a compiler error. */
export type Handlers<A extends Actions> = { readonly [K in keyof A]: Handler<A[K]> }

/** An action and its handler. */
export interface BoundAction<K extends Audience = 'staff'> {
  action: Action
  handle: HandlerFor<K>
}

/** A handler whose action is known by its declaration only. */
type HandlerFor<K extends Audience> = (
  answers: Answers,
  request: ActionRequests[K],
) => Promise<Outcome<unknown>>

/** All actions that an audience can do, by name. */
export type ActionTable<K extends Audience = 'staff'> = ReadonlyMap<string, BoundAction<K>>

/** Binds the actions of a feature to their handlers. */
export function bindActions<A extends Actions>(
  actions: A,
  handlers: Handlers<A>,
): BoundAction<A[keyof A]['audience']>[]
// Each handler takes the answers of its own action, which `runAction` reads by its declaration.
export function bindActions<K extends Audience>(
  actions: Actions,
  handlers: Readonly<Record<string, HandlerFor<K>>>,
): BoundAction<K>[] {
  return Object.entries(actions).flatMap(([key, action]) => {
    const handle = handlers[key]
    return handle ? [{ action, handle }] : []
  })
}

/** Puts the actions of all features into one table. */
export function actionTable<K extends Audience>(bound: readonly BoundAction<K>[]): ActionTable<K> {
  return new Map(bound.map((each) => [each.action.name, each]))
}

/** A photo that was rejected, and why. */
export type RefusedPhoto = { file: string; problem: PhotoProblem }

/** A staff member's request to do something. */
export interface ActionRequest {
  staff: SignedIn
  jar: SessionJar
  /** The client's address, or null where it is this machine. */
  address: string | null
  now: Date
  /** The posted values by field, unparsed. */
  entries: Entries
  /** The object names of the uploaded photos, which are stored. */
  photos: readonly string[]
  refusedPhotos: readonly RefusedPhoto[]
  /** The uploaded files, by field. */
  files: (field: string) => readonly PostedFile[]
}
