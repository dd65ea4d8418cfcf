import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { choiceIn, NO_CHOICE } from '../../domain/no-choice.ts'
import { Refusal } from '../../domain/refusal.ts'
import { staffCaseTexts } from '../../forms/staff/case.words.ts'
import { ME } from '../../forms/staff/casework.ts'
import { bulkActions } from '../../forms/staff/inbox.ts'
import { inboxTexts } from '../../forms/staff/inbox.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import { answerCase, UNDO_WINDOW_SECONDS } from './answer.ts'
import { assignCase } from './assign.ts'
import { assertFilledForAll, previewMessages, sayWhoToTell } from './bulk-messages.ts'
import { runInBulk } from './bulk-run.ts'
import { type BulkChoice, chosenCases } from './bulk-selection.ts'
import type { CaseworkDeps, Caseworker } from './caseworker.ts'
import { snoozeCase } from './plan.ts'

const texts = wordsOf(inboxTexts, staffLanguage).bulk
const staffCaseWords = wordsOf(staffCaseTexts, staffLanguage)

/** How many cases are answered in a second, at least: the mails of the first wait until the last is answered too. */
const ANSWERS_A_SECOND = 20

/**
 * The idempotency key of an action that says the same each time it is done from one snapshot of a list. A key of the page
 * would also hold back what is done on purpose once more.
 */
const keyOf = ({ snapshot }: BulkChoice, what: string | null) => (snapshot ? `${snapshot}.${what}` : null)

interface Assignment {
  to: string | null
  now: Date
}

/** The handlers of bulk actions: each does for every chosen case what the action of a single case does. */
export function bindBulkActions(deps: CaseworkDeps): BoundAction[] {
  const choose = (worker: Caseworker, choice: BulkChoice) => chosenCases(deps, worker, choice)
  const assign = async (worker: Caseworker, choice: BulkChoice, { to, now }: Assignment) => {
    const { references, unchangedSince } = await choose(worker, choice)
    const key = keyOf(choice, to)
    return runInBulk(deps, worker, {
      references,
      async act(reference) {
        const event = await assignCase(deps, worker, reference, { to, now, key, unchangedSince })
        return event ? [event] : []
      },
      said: texts.assigned,
    })
  }
  return bindActions(bulkActions, {
    take: (choice, { staff, now }) => assign(staff, choice, { to: staff.id, now }),
    assign: ({ assignee, ...choice }, { staff, now }) =>
      assign(staff, choice, { to: assignee === ME ? staff.id : choiceIn(assignee), now }),
    async snooze({ until, ...choice }, { staff, now }) {
      const key = keyOf(choice, until)
      const { references, unchangedSince } = await choose(staff, choice)
      const wake = new Date(until)
      if (!(wake > now)) throw new Refusal(staffCaseWords.snooze.passed)
      return runInBulk(deps, staff, {
        references,
        act: async (reference) => [
          await snoozeCase(deps, staff, reference, { until: wake, now, key, unchangedSince }),
        ],
        said: texts.snoozed,
      })
    },
    async reply({ message: text = null, status, key = null, ...choice }, { staff, now }) {
      const { references, unchangedSince } = await choose(staff, choice)
      // What is wrong in one message is found before any is sent.
      if (text) await assertFilledForAll(deps, staff, references, text)
      const mailAfterSeconds = UNDO_WINDOW_SECONDS + Math.floor(references.length / ANSWERS_A_SECOND)
      const to = status === NO_CHOICE ? {} : { status }
      const outcome = await runInBulk(deps, staff, {
        references,
        act: (reference) =>
          answerCase(deps, staff, reference, { text, ...to, key, unchangedSince, mailAfterSeconds, now }),
        said: (count) => {
          if (!text) return texts.moved(count)
          return (status === 'done' ? texts.closed : texts.replied)(count, mailAfterSeconds)
        },
      })
      if (!text) return outcome
      const refused = new Set(outcome.shown?.refused)
      const answered = references.filter((reference) => !refused.has(reference))
      const untold = await sayWhoToTell(deps, staff, answered)
      return { ...outcome, notice: [outcome.notice, untold].filter(Boolean).join(' ') }
    },
    async preview({ message: text, ...choice }, { staff }) {
      if (!text) throw new Refusal(texts.noMessage)
      const { references } = await choose(staff, choice)
      return { shown: await previewMessages(deps, staff, references, text) }
    },
  })
}
