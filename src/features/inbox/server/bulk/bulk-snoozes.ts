import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { Handlers, Outcome } from '../../../workspace/server/actions/handlers.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { SnoozeQuestionData } from '../../case-results.ts'
import type { BulkResult, bulkActions } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { snoozeDay } from '../../snooze-presets.ts'
import { holdCase } from '../case/hold-case.ts'
import { assertLater, snoozeCase } from '../case/plan.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { findPastDeadline, type PastDeadline } from '../list/past-deadline.ts'
import { assertFilledForAll, listUnmailedSenders } from './bulk-messages.ts'
import { bulkKeyOf, formatOwners, mailDelayFor, runInBulk } from './bulk-run.ts'
import { type BulkChoice, chosenCases } from './bulk-selection.ts'

const texts = inboxTexts.bulk
const { holding } = staffCaseTexts.snooze

type Snoozes = Pick<Handlers<typeof bulkActions>, 'snooze' | 'snoozeAnyway' | 'hold'>

/** The handlers that snooze several cases: those that would be late by then are asked about first, as a single one is. */
export function bulkSnoozes(deps: CaseworkDeps): Snoozes {
  const { pool } = deps.database
  const snoozeAll = async (
    worker: Caseworker,
    { until, ...choice }: BulkChoice & { until: string },
    { pastDeadline, now }: { pastDeadline: PastDeadline; now: Date },
  ): Promise<Outcome<BulkResult>> => {
    const { references, unchangedSince } = await chosenCases(deps, worker, choice)
    const wake = new Date(until)
    assertLater(wake, now)
    if (pastDeadline === 'ask') {
      const late = await findPastDeadline(pool, references, wake)
      const day = snoozeDay(wake)
      const hasNames = late.every(({ sender }) => sender)
      const question: SnoozeQuestionData = { until, day, message: holding(hasNames ? '{navn}' : null, day) }
      if (late.length > 0)
        throw new Refusal(texts.pastDeadline(late.length, day, formatOwners(late)), { shown: question })
    }
    const key = bulkKeyOf(choice, until)
    return runInBulk(deps, worker, {
      references,
      act: async (reference) => [
        await snoozeCase(deps, worker, reference, { until: wake, pastDeadline, now, key, unchangedSince }),
      ],
      said: texts.snoozed,
    })
  }
  return {
    snooze: (choice, { staff, now }) => snoozeAll(staff, choice, { pastDeadline: 'ask', now }),
    snoozeAnyway: (choice, { staff, now }) => snoozeAll(staff, choice, { pastDeadline: 'allow', now }),
    async hold({ until: written, holding: text, key = null, ...choice }, { staff, now }) {
      const { references, unchangedSince } = await chosenCases(deps, staff, choice)
      const until = new Date(written)
      assertLater(until, now)
      const late = (await findPastDeadline(pool, references, until)).map(({ reference }) => reference)
      await assertFilledForAll(deps, staff, late, text)
      const mailAfterSeconds = mailDelayFor(late.length)
      const isLate = new Set(late)
      const outcome = await runInBulk(deps, staff, {
        references,
        act: async (reference) =>
          isLate.has(reference)
            ? holdCase(deps, staff, reference, { text, until, key, unchangedSince, mailAfterSeconds, now })
            : [
                await snoozeCase(deps, staff, reference, {
                  until,
                  pastDeadline: 'ask',
                  now,
                  key,
                  unchangedSince,
                }),
              ],
        said: texts.snoozed,
      })
      const refused = new Set(outcome.shown?.refused)
      const answered = late.filter((reference) => !refused.has(reference))
      const held =
        answered.length > 0 && texts.held(answered.length, deps.sendsMail ? mailAfterSeconds : null)
      const untold = await listUnmailedSenders(deps, staff, answered)
      return { ...outcome, notice: [outcome.notice, held, untold].filter(Boolean).join(' ') }
    },
  }
}
