import { useState } from 'react'
import { Form } from 'react-router'
import type { WordsIn } from '../../../domain/language.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { maxLengthOf } from '../../../forms/field-rules.ts'
import { caseActions } from '../../../forms/staff/casework.ts'
import { todayTexts } from '../../../forms/staff/today.words.ts'
import { Field, FieldError } from '../../components/ui/field.tsx'
import { useWords } from '../../use-words.ts'
import { ActionButton } from '../actions/action-button.tsx'
import * as staffFormStyles from '../staff-form.module.css'
import { useSendOnce } from '../use-send-once.ts'
import { undoneText } from '../use-writing.ts'
import type { TodayFormProps } from './today-form-props.ts'
import { TodayPhoto } from './today-photo.tsx'

const action = caseActions.finish

/**
 * Closes a case with a reply. The state of the request is shown beside the button; when it is stored, the case leaves
 * the list and the bar at the bottom shows the result.
 */
export function TodayFinish({ reference, title, pageKey, result }: TodayFormProps) {
  const texts = useWords(todayTexts)
  // The page is loaded again after each attempt; a retry keeps its key.
  const [key] = useState(`${pageKey}.${reference}.done`)
  const [pressedAfter, setPressedAfter] = useState<{ result: ActionResult | undefined }>()
  const { isSending, onSubmit } = useSendOnce()
  const undone = undoneText(result, reference, 'message')
  const isMine = pressedAfter !== undefined
  const hasFailed = isMine && !isSending && result !== pressedAfter.result && result?.status === 'refused'
  return (
    <details name={reference} open={undone ? true : undefined}>
      <summary aria-label={`${texts.done}: ${title}, ${reference}`}>{texts.done}</summary>
      <Form
        method="post"
        className={staffFormStyles.root}
        encType="multipart/form-data"
        onSubmit={(event) => {
          onSubmit(event)
          if (!event.defaultPrevented) setPressedAfter({ result })
        }}
      >
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="key" value={key} />
        <Field id={`done-${reference}`} label={texts.doneLabel} describedBy={`done-state-${reference}`}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              rows={3}
              maxLength={maxLengthOf(action.fields.message)}
              required
              defaultValue={undone?.text ?? texts.doneText}
              readOnly={isSending}
              autoComplete="off"
            />
          )}
        </Field>
        <TodayPhoto id={`done-photo-${reference}`} field={action.fields.imageUrls} />
        <FieldError id={`done-state-${reference}`} role={hasFailed ? 'alert' : undefined} hidden={!hasFailed}>
          {hasFailed && texts.notFinished}
        </FieldError>
        <ActionButton
          action={action}
          isSending={isSending}
          label={labelOf(isSending && isMine, hasFailed, texts)}
        />
      </Form>
    </details>
  )
}

function labelOf(isStoring: boolean, hasFailed: boolean, texts: WordsIn<typeof todayTexts>): string {
  if (isStoring) return texts.sending
  return hasFailed ? texts.finishAgain : texts.finish
}
