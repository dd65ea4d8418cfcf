import { useState } from 'react'
import { Form } from 'react-router'
import { maxLengthOf } from '../../../forms/engine/field-rules.ts'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { caseActions } from '../../inbox/casework.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import { undoneText } from '../../inbox/ui/use-writing.ts'
import { ActionButton } from '../../workspace/ui/actions/action-button.tsx'
import { refusedValues } from '../../workspace/ui/actions/refused-values.ts'
import * as staffFormStyles from '../../workspace/ui/staff-form.module.css'
import { isBlank, useSendOnce } from '../../workspace/ui/use-send-once.ts'
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
