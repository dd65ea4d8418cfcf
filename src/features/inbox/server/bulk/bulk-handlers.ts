import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { choiceIn, NO_CHOICE } from '../../../../domain/submissions/no-choice.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import {
  type ActionRequest,
  type BoundAction,
  bindActions,
  type Outcome,
} from '../../../workspace/server/actions/handlers.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { ME } from '../../casework.ts'
import { bulkActions } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { snoozedWithReply } from '../../snooze-presets.ts'
import { answerCase } from '../answer/answer.ts'
import { assignCase } from '../case/assign.ts'
import { type DifferentSenders, mergeCases } from '../case/merge.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { assertFilledForAll, listUnmailedSenders, previewMessages } from './bulk-messages.ts'
import { bulkKeyOf, mailDelayFor, runInBulk } from './bulk-run.ts'
import { type BulkChoice, chosenCases } from './bulk-selection.ts'
import { bulkSnoozes } from './bulk-snoozes.ts'

const texts = inboxTexts.bulk

interface Assignment {
  to: string | null
  now: Date
}

/** The handlers of bulk actions: each does for every chosen case what the action of a single case does. */
export function bindBulkActions(deps: CaseworkDeps): BoundAction[] {
  const choose = (worker: Caseworker, choice: BulkChoice) => chosenCases(deps, worker, choice)
  const assign = async (worker: Caseworker, choice: BulkChoice, { to, now }: Assignment) => {
    const { references, unchangedSince } = await choose(worker, choice)
    const key = bulkKeyOf(choice, to)
    return runInBulk(deps, worker, {
      references,
      async act(reference) {
        const event = await assignCase(deps, worker, reference, { to, now, key, unchangedSince })
        return event ? [event] : []
      },
      said: texts.assigned,
    })
  }
  const merge = async (
    [into, ...references]: readonly CaseReference[],
    { staff, now }: ActionRequest,
    differentSenders: DifferentSenders,
  ): Promise<Outcome<never>> => {
    if (!into || references.length === 0) throw new Refusal(texts.fewerThanTwo)
    return {
      notice: staffCaseTexts.relate.merged,
      undo: await mergeCases(deps, staff, { references, into, now }, differentSenders),
    }
  }
  return bindActions(bulkActions, {
    take: (choice, { staff, now }) => assign(staff, choice, { to: staff.id, now }),
    assign: ({ assignee, ...choice }, { staff, now }) =>
      assign(staff, choice, { to: assignee === ME ? staff.id : choiceIn(assignee), now }),
    ...bulkSnoozes(deps),
    async reply({ message: text = null, status, snooze, key = null, ...choice }, { staff, now }) {
      const { references, unchangedSince } = await choose(staff, choice)
      // What is wrong in one message is found before any is sent.
      if (text) await assertFilledForAll(deps, staff, references, text)
      const mailAfterSeconds = mailDelayFor(references.length)
      const after = {
        ...(status === NO_CHOICE ? {} : { status }),
        snoozedUntil: snoozedWithReply(snooze, now),
      }
      const outcome = await runInBulk(deps, staff, {
        references,
        act: (reference) =>
          answerCase(deps, staff, reference, { text, ...after, key, unchangedSince, mailAfterSeconds, now }),
        said: (count) => {
          if (!text) return texts.moved(count)
          return (status === 'done' ? texts.closed : texts.replied)(
            count,
            deps.sendsMail ? mailAfterSeconds : null,
          )
        },
      })
      if (!text) return outcome
      const refused = new Set(outcome.shown?.refused)
      const answered = references.filter((reference) => !refused.has(reference))
      const untold = await listUnmailedSenders(deps, staff, answered)
      return { ...outcome, notice: [outcome.notice, untold].filter(Boolean).join(' ') }
    },
    merge: ({ cases = [] }, request) => merge(cases, request, 'ask'),
    mergeSenders: ({ cases = [] }, request) => merge(cases, request, 'allow'),
    async preview({ message: text, ...choice }, { staff }) {
      if (!text) throw new Refusal(texts.noMessage)
      const { references } = await choose(staff, choice)
      return { shown: await previewMessages(deps, staff, references, text) }
    },
  })
}
