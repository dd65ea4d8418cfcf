import { Form } from 'react-router'
import { actionFields } from '../../../forms/engine/action-result.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { caseActions } from '../../inbox/casework.ts'
import { outboxTexts } from '../../workspace/outbox.words.ts'
import * as staffFormStyles from '../../workspace/ui/staff-form.module.css'
import { useSendOnce } from '../../workspace/ui/use-send-once.ts'
import type { TodayFormProps } from './today-form-props.ts'

interface TodaySnoozeProps extends TodayFormProps {
  presets: readonly { until: string; label: string }[]
}

/** Puts a case off to one of the usual times. */
export function TodaySnooze({ shown: { reference, title }, place, outbox, presets }: TodaySnoozeProps) {
  const { snooze } = outboxTexts
  const { isSending, onSubmit } = useSendOnce()
  return (
    <details name={reference}>
      <summary aria-label={`${snooze}: ${title}, ${reference}`}>{snooze}</summary>
      <Form
        method="post"
        noValidate
        className={staffFormStyles.root}
        onSubmit={(event) => outbox.submit(event, { reference, title: place }) || onSubmit(event)}
      >
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name={actionFields.action} value={caseActions.snoozeUntil.name} />
        {presets.map(({ until, label }) => (
          <Button key={until} kind="quiet" name="until" value={until} aria-disabled={isSending || undefined}>
            {label}
          </Button>
        ))}
      </Form>
    </details>
  )
}
