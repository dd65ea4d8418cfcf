import type { CaseReference } from '../../domain/case-reference.ts'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { NO_CHOICE } from '../../domain/no-choice.ts'
import { Refusal } from '../../domain/refusal.ts'
import { bulkActions } from '../../forms/staff/inbox.ts'
import { inboxTexts } from '../../forms/staff/inbox.words.ts'
import { type BoundAction, bindActions, type Outcome } from '../actions/handlers.ts'
import { caseHandlers } from './case-handlers.ts'
import type { CaseworkDeps } from './caseworker.ts'
import { assertKnownPlaceholders } from './fill-reply.ts'

const inboxWords = wordsOf(inboxTexts, staffLanguage)

/** The handlers of bulk actions: each runs the action of a single case for every chosen case. */
export function bindBulkActions(deps: CaseworkDeps): BoundAction[] {
  const one = caseHandlers(deps)
  return bindActions(bulkActions, {
    take: ({ cases }, request) => doForEach(cases, (reference) => one.take({ reference }, request)),
    assign: ({ cases, ...answers }, request) =>
      doForEach(cases, (reference) => one.assign({ reference, ...answers }, request)),
    async reply({ cases, ...answers }, request) {
      // An error that is the same in every case is reported once.
      assertKnownPlaceholders(answers.message ?? '')
      return doForEach(cases, (reference) => one.reply({ reference, status: NO_CHOICE, ...answers }, request))
    },
  })
}

/**
 * Runs an action for each case, and returns one result: how many were done, and which were refused and why.
 * @throws Refusal if all are refused.
 */
async function doForEach(
  cases: readonly CaseReference[],
  act: (reference: CaseReference) => Promise<Outcome>,
): Promise<Outcome> {
  const undo: string[] = []
  const refused: string[] = []
  let said = ''
  for (const reference of cases) {
    try {
      const { notice = '', undo: events = [] } = await act(reference)
      undo.push(...events)
      said = notice
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(`${reference}: ${error.message}`)
    }
  }
  const count = cases.length - refused.length
  if (count === 0) throw new Refusal(refused.join(' '))
  return { notice: [`${inboxWords.selected(count)}. ${said}`, ...refused].join(' '), undo }
}
