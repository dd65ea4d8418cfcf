import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import type { SnoozeQuestionData as Question } from '../../case-results.ts'
import { caseActions } from '../../casework.ts'
import { CaseQuestion } from './case-question.tsx'
import * as styles from './snooze-question.module.css'

const { hold, snooze, snoozeAnyway, snoozeUntil } = caseActions

interface Asked extends Pick<Question, 'until' | 'message'> {
  text: string
  /** The day of the new deadline; null where the answer to the question was refused. */
  day: string | null
}

/** What is to be asked before a case is snoozed past its deadline; null where nothing is. */
export function snoozeQuestionIn(result: ActionResult | undefined): Asked | null {
  if (result?.status !== 'refused') return null
  const question = shownBy(result, snooze) ?? shownBy(result, snoozeUntil)
  if (question) return { ...question, text: result.message }
  const until = result.given.until?.[0]
  // The holding reply could not be sent as it was written.
  return result.action === hold.name && until ? { until, message: '', text: result.message, day: null } : null
}

interface SnoozeQuestionProps {
  /** The case, where the page shows several. */
  reference?: string
  pageKey: string
  /** The newest event that the page showed. */
  seen: string | null
  result: ActionResult | undefined
}

/** Asks before a case is snoozed past its deadline: with a holding reply that names the new date, without one, or not at all. */
export function SnoozeQuestion({ reference, pageKey, seen, result }: SnoozeQuestionProps) {
  const texts = staffCaseTexts.snooze
  const asked = snoozeQuestionIn(result)
  if (!asked) return null
  const { until, message, text, day } = asked
  const onCase = { until, ...(reference ? { reference } : {}) }
  return (
    <CaseQuestion
      part="snooze-question"
      title={texts.question}
      about={result}
      answers={<ActionForm action={snoozeAnyway} result={result} values={onCase} look="quiet" />}
      cancel={texts.cancel}
    >
      <p>
        {text} {day && texts.newDeadline(day)}
      </p>
      <div className={styles.hold}>
        <ActionForm
          key={until}
          action={hold}
          result={result}
          values={{ ...onCase, message, key: `${pageKey}.hold`, ...(seen ? { seen } : {}) }}
        />
      </div>
    </CaseQuestion>
  )
}
