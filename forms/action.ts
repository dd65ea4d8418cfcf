import type { Permission } from '../domain/permissions.ts'
import type { Field, Fields } from './field.ts'

/**
 * One thing that staff can do, as data. From it come the form with its button, the parsing and checking of what is
 * posted, the permission check, and its row in the test of roles and actions. What it does is its handler's business:
 * `server/actions/handlers.ts`.
 */
export interface Action<F extends Fields = Fields, S = unknown> {
  /** Names it in the posted form, in the log and in tests: its group and its own name, as in `team.invite`. */
  name: string
  /** What a role needs; null for what all staff may do with their own account. */
  permission: Permission | null
  /** What it takes: fields that a person fills in, and hidden ones that the page does. */
  fields: F
  /** What its button says. */
  submit: string
  /** What it means, said before the button. */
  explain?: string
  /** What it shows once it is done, besides a sentence. */
  shows?: Shape<S>
  /** Whether it can be done to a line of a list, as the page shows it. What has none is placed by its page. */
  isOffered?(line: unknown): boolean
}

/** Whether a person fills a field in; the others are filled in by the page or its address. */
export const isVisible = ({ kind, isFromPage }: Field): boolean => kind !== 'hidden' && !isFromPage

/** The actions of a feature, by their own names. */
export type Actions = Readonly<Record<string, Action>>

/** Stands for a type where a declaration has to name one and no value. */
export interface Shape<S> {
  readonly type?: () => S
}

/** Declares what an action shows once it is done: `shows: shape<{ codes: string[] }>()`. */
export const shape = <S>(): Shape<S> => ({})

/** What an action shows once it is done. */
export type ShownBy<A extends Action> = A extends { shows: Shape<infer S> } ? S : never

/** The lines that a feature's actions are offered on. */
export type LineOf<A extends Actions> = {
  [K in keyof A]: A[K] extends { isOffered(line: infer L): boolean } ? L : never
}[keyof A]

type Named<G extends string, D> = {
  readonly [K in keyof D & string]: D[K] & { name: `${G}.${K}` }
}

/** Declares the actions of a feature. Each is named after the group and its key. */
export function defineActions<const G extends string, D extends Record<string, Omit<Action, 'name'>>>(
  group: G,
  declared: D,
): Named<G, D> {
  const named = Object.entries(declared).map(([key, action]) => [key, { ...action, name: `${group}.${key}` }])
  return Object.fromEntries(named)
}
