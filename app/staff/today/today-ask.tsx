import { useState } from 'react'
import { Form } from 'react-router'
import { maxLengthOf } from '../../../forms/field-rules.ts'
import { caseActions } from '../../../forms/staff/casework.ts'
import { todayTexts } from '../../../forms/staff/today.words.ts'
import { LabelledField } from '../../components/ui/field.tsx'
import { ActionButton } from '../actions/action-button.tsx'
import { refusedValues } from '../actions/refused-values.ts'
import * as staffFormStyles from '../staff-form.module.css'
import { isBlank, useSendOnce } from '../use-send-once.ts'
import { undoneText } from '../use-writing.ts'
import type { TodayFormProps } from './today-form-props.ts'

const action = caseActions.ask

/** Asks the sender of a case something, such as when they are at home; the case then waits for their answer. */
export function TodayAsk({ shown, place, pageKey, result, outbox }: TodayFormProps) {
  const { reference, title, seen } = shown
  // The page is loaded again after each attempt; a retry keeps its key.
  const [key] = useState(`${pageKey}.${reference}.ask`)
  const { isSending, isMissing, stopEmpty, onInput, onSubmit } = useSendOnce((form) =>
    isBlank(form, 'message'),
  )
  const refused = refusedValues([action], result, { reference })
  const undone = undoneText(result, reference, 'message', 'waiting-for-sender')
  return (
    <details name={reference} open={undone || refused ? true : undefined}>
      <summary aria-label={`${todayTexts.ask}: ${title}, ${reference}`}>{todayTexts.ask}</summary>
      <Form
        method="post"
        noValidate
        className={staffFormStyles.root}
        onInput={onInput}
        onSubmit={(event) =>
          stopEmpty(event) || outbox.submit(event, { reference, title: place }) || onSubmit(event)
        }
      >
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="key" value={key} />
        {seen && <input type="hidden" name="seen" value={seen} />}
        <LabelledField
          id={`ask-${reference}`}
          label={todayTexts.askLabel}
          error={isMissing ? todayTexts.askMissing : refused?.errors.message}
        >
          {(control) => (
            <textarea
              {...control}
              name="message"
              rows={3}
              maxLength={maxLengthOf(action.fields.message)}
              required
              defaultValue={undone?.text ?? refused?.values.message?.[0]}
              readOnly={isSending}
              autoComplete="off"
            />
          )}
        </LabelledField>
        <ActionButton action={action} isSending={isSending} look="quiet" />
      </Form>
    </details>
  )
}
