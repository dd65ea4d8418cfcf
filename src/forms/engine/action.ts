import type { Permission } from '../../domain/people/permissions.ts'
import type { Field, Fields } from './field.ts'
import type { Translatable, Translations } from './in-language.ts'

/**
 * Who an action is for: signed-in staff whose role has its permission; the sender of a case, and who waits for a home, by
 * the link in their mails; the contractor of a work order, by its link; the recipient of
 * a notice, by the link in it; a staff member who signs in, and one who has entered the password but has no second factor yet;
 * or anyone.
 */
export type Audience =
  | 'staff'
  | 'sender'
  | 'subscriber'
  | 'contractor'
  | 'recipient'
  | 'signing-in'
  | 'password-entered'
  | 'anyone'

/**
 * One action, declared as data. The form with its button, the parsing and validation of the posted values, the
 * permission check and the test of roles and actions are derived from it. Its handler does the work:
 * `src/features/workspace/server/actions/handlers.ts`.
 */
export interface Action<F extends Fields = Fields, S = unknown> extends Translatable {
  /** Names it in the posted form, in the log and in tests: its group and its own name, as in `team.invite`. */
  name: string
  audience: Audience
  /** The permission that a role of staff needs; null for what the whole audience may do with what is their own. */
  permission: Permission | null
  /** Whether it asks a staff member for the second factor again where they last showed it more than ten minutes ago. */
  needsRecentSecondFactor?: true
  /** Its fields: those that a person fills in, and hidden ones that the page fills in. */
  fields: F
  /** The label of its button. */
  submit: string
  /** The explanation before the button. */
  explain?: string
  /** The data that it shows when it is done, besides a message. */
  shows?: Shape<S>
  /** Whether it is offered on a line of a list, by what the page shows there. Without it, the page places the action. */
  isOffered?(line: unknown): boolean
}

/** Whether a person fills in a field; the page or its URL fills in the others. */
export const isVisible = ({ kind, isFromPage }: Field): boolean => kind !== 'hidden' && !isFromPage

/** The actions of a feature, by their own names. */
export type Actions = Readonly<Record<string, Action>>

/** A type in a declaration, without a value. */
export interface Shape<S> {
  readonly type?: () => S
}

/** Declares the data that an action shows when it is done: `shows: shape<{ codes: string[] }>()`. */
export const shape = <S>(): Shape<S> => ({})

/** The data that an action shows when it is done. */
export type ShownBy<A extends Action> = A extends { shows: Shape<infer S> } ? S : never

/** The lines that a feature's actions are offered on. */
export type LineOf<A extends Actions> = {
  [K in keyof A]: A[K] extends { isOffered(line: infer L): boolean } ? L : never
}[keyof A]

type Named<G extends string, D, Added> = {
  readonly [K in keyof D & string]: D[K] & Added & { name: `${G}.${K}` }
}

/**
 * Declares the actions of staff of a feature. Each is named after the group and its key. `translations` has their texts
 * in other languages.
 */
export function defineActions<
  const G extends string,
  D extends Record<string, Omit<Action, 'name' | 'audience'>>,
>(
  group: G,
  declared: D,
  translations?: Translations,
): Named<G, D, { audience: 'staff'; translations?: Translations }> {
  return named(group, declared, { audience: 'staff', ...(translations ? { translations } : {}) })
}

/** Declares the actions of another audience, which needs no permission besides. */
export function defineActionsFor<
  const K extends Exclude<Audience, 'staff'>,
  const G extends string,
  D extends Record<string, Omit<Action, 'name' | 'audience' | 'permission'>>,
>(
  audience: K,
  group: G,
  declared: D,
  translations?: Translations,
): Named<G, D, { audience: K; permission: null; translations?: Translations }> {
  return named(group, declared, { audience, permission: null, ...(translations ? { translations } : {}) })
}

function named<const G extends string, D extends object, Added>(
  group: G,
  declared: D,
  added: Added,
): Named<G, D, Added> {
  const actions = Object.entries(declared).map(([key, action]) => [
    key,
    { ...action, ...added, name: `${group}.${key}` },
  ])
  return Object.fromEntries(actions)
}
