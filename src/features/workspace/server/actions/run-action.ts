import type { Language } from '../../../../../landlord-types/language.ts'
import { may } from '../../../../domain/people/permissions.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { defaultLanguage, defineWords, wordsOf } from '../../../../domain/text/language.ts'
import type { Action, Actions, Audience } from '../../../../forms/engine/action.ts'
import {
  type ActionOutcome,
  actionFields,
  type RefusedResult,
} from '../../../../forms/engine/action-result.ts'
import { entriesOfField } from '../../../../forms/engine/entries.ts'
import { isSecret } from '../../../../forms/engine/field-rules.ts'
import { inLanguage } from '../../../../forms/engine/in-language.ts'
import { type Entries, readFields } from '../../../../forms/engine/read.ts'
import type { ConfirmDeps } from '../../../sign-in/server/confirm.ts'
import { requireRecentSecondFactor } from '../../../sign-in/server/recent-second-factor.ts'
import type { SignedIn } from '../../../sign-in/server/session.ts'
import type { ActionRequests, ActionTable, BoundAction } from './handlers.ts'

const actionWords = defineWords({
  nb: {
    /** The error for an action that the page does not have. */
    unknownAction: 'Ukjent handling. Last siden på nytt, og prøv igjen.',
    /** The error where several fields are wrong; each field has its own message. */
    severalWrong: 'Noe må rettes før det kan lagres.',
  },
})

/**
 * Runs the action that was posted to a page: looks it up among the page's actions, checks the permission, parses the
 * fields and calls the handler.
 * @throws Response 403 where the role may not.
 */
export async function runAction<K extends Audience>(
  table: ActionTable<K>,
  offered: Actions,
  request: ActionRequests[K] & PostedRequest,
): Promise<ActionOutcome> {
  const { entries, language = defaultLanguage } = request
  const texts = wordsOf(actionWords, language)
  const name = entries[actionFields.action]?.[0] ?? ''
  const isOffered = Object.values(offered).some((action) => action.name === name)
  const bound = isOffered ? table.get(name) : undefined
  if (!bound) return refused(null, new Refusal(texts.unknownAction), {})
  const { handle } = bound
  const action = inLanguage(bound.action, language)
  // The guard of the pages checks navigation; a post can also be made by hand.
  if (!isPermitted(action, request.staff)) throw new Response(null, { status: 403 })
  const given = givenTo(action, entries)
  const read = readFields(action.fields, entries, request.now)
  if (!read.isValid)
    return refused(
      name,
      new Refusal(messageOf(read.errors) ?? texts.severalWrong, { errors: read.errors }),
      given,
    )
  try {
    const { notice = '', to, undo = [], shown } = await handle(read.answers, request)
    if (to) return { status: 'moved', to }
    return { status: 'done', action: name, notice, undo, given, shown }
  } catch (error) {
    if (error instanceof Refusal) return refused(name, error, given)
    throw error
  }
}

/** What every audience posts; who it is, if it is a staff member. */
interface PostedRequest {
  entries: Entries
  now: Date
  /** The language of the page; the default language if it has none. */
  language?: Language
  staff?: Pick<SignedIn, 'role'>
}

const isPermitted = ({ permission }: Action, staff: PostedRequest['staff']): boolean =>
  permission === null || (staff !== undefined && may(staff.role, permission))

/** The result of an action that was refused. */
export function refused(action: string | null, refusal: Refusal, given: Entries): RefusedResult {
  const { message, errors, conflict, shown, secondFactorDue, httpStatus } = refusal
  return { status: 'refused', action, message, errors, given, conflict, shown, secondFactorDue, httpStatus }
}

/** The error of all wrong fields, if it is the same. */
function messageOf(errors: Readonly<Record<string, string>>): string | null {
  const [message = '', ...others] = new Set(Object.values(errors))
  return others.length === 0 ? message : null
}

/** The posted values of an action's fields that may be shown again. */
function givenTo(action: Action, entries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(action.fields).flatMap(([name, field]) =>
      isSecret(field) ? [] : Object.entries(entriesOfField(name, entries)),
    ),
  )
}

/** An action that asks for the second factor first, if its declaration says so. */
export function askingSecondFactor(deps: ConfirmDeps, bound: BoundAction): BoundAction {
  if (!bound.action.needsRecentSecondFactor) return bound
  return {
    ...bound,
    async handle(answers, request) {
      const { staff, jar, entries } = request
      const code = entries[actionFields.secondFactorCode]?.[0]?.trim() ?? ''
      await requireRecentSecondFactor(deps, { staff, jar, code })
      return bound.handle(answers, request)
    },
  }
}
