import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import * as staffNoticeStyles from '../../../workspace/ui/staff-notice.module.css'
import { staffCaseTexts } from '../../case.words.ts'
import type { SnoozeQuestionData as Question } from '../../case-results.ts'
import { caseActions } from '../../casework.ts'
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
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const asked = snoozeQuestionIn(result)
  useEffect(() => {
    if (snoozeQuestionIn(result)) section.current?.focus()
  }, [result])
  if (!asked) return null
  const { until, message, text, day } = asked
  const onCase = { until, ...(reference ? { reference } : {}) }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={title}
      className={`${staffNoticeStyles.root} ${styles.root} no-print`}
      data-tone="warm"
      data-part="snooze-question"
    >
      <h2 id={title}>{texts.question}</h2>
      <p>
        {text} {day && texts.newDeadline(day)}
      </p>
      <ActionForm
        key={until}
        action={hold}
        result={result}
        values={{ ...onCase, message, key: `${pageKey}.hold`, ...(seen ? { seen } : {}) }}
      />
      <div className="row">
        <ActionForm action={snoozeAnyway} result={result} values={onCase} look="quiet" />
        <a href={pathname + search}>{texts.cancel}</a>
      </div>
    </section>
  )
}
