import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { maxLengthOf } from '../../../../forms/engine/field-rules.ts'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { ActionButton } from '../../../workspace/ui/actions/action-button.tsx'
import { bulkActions } from '../../inbox.ts'
import * as styles from './bulk-bar.module.css'

const { hold, snooze, snoozeAnyway } = bulkActions

/** What is asked before some of the chosen cases are snoozed past their deadlines: the day, and the holding reply so far. */
export function bulkSnoozeQuestionIn(
  result: ActionResult | undefined,
): { until: string; message: string } | null {
  if (result?.status !== 'refused') return null
  const shown = shownBy(result, snooze)
  if (shown && 'message' in shown) return shown
  const until = result.given.until?.[0]
  return result.action === hold.name && until ? { until, message: result.given.holding?.[0] ?? '' } : null
}

/** The holding reply, and the buttons that answer the question. They belong to the form of the chosen cases. */
export function BulkSnoozeQuestion({ result }: { result: ActionResult | undefined }) {
  const question = bulkSnoozeQuestionIn(result)
  if (!question) return null
  const { holding } = hold.fields
  return (
    <div className={styles.question} data-part="snooze-question">
      <LabelledField id="bulk-holding" label={holding.label}>
        {(control) => (
          <textarea
            {...control}
            key={question.until}
            name="holding"
            rows={3}
            maxLength={maxLengthOf(holding)}
            defaultValue={question.message}
            autoComplete="off"
          />
        )}
      </LabelledField>
      <div className={styles.choice}>
        <ActionButton action={hold} />
        <ActionButton action={snoozeAnyway} look="quiet" />
      </div>
    </div>
  )
}
