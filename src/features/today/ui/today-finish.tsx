import { type SubmitEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { maxLengthOf } from '../../../forms/engine/field-rules.ts'
import { ChosenPhoto } from '../../../ui/forms/chosen-photo.tsx'
import { FieldError, LabelledField } from '../../../ui/kit/field.tsx'
import { caseActions } from '../../inbox/casework.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import { undoneText } from '../../inbox/ui/use-writing.ts'
import { ActionButton } from '../../workspace/ui/actions/action-button.tsx'
import { refusedValues } from '../../workspace/ui/actions/refused-values.ts'
import * as staffFormStyles from '../../workspace/ui/staff-form.module.css'
import { isBlank, useSendOnce } from '../../workspace/ui/use-send-once.ts'
import * as styles from './today-card.module.css'
import type { TodayFormProps } from './today-form-props.ts'

const action = caseActions.finish

/** The id of the form that finishes a case: its photo is taken by a button beside the others of the card. */
export const finishFormId = (reference: string) => `ferdig-${reference}`

interface TodayFinishProps extends TodayFormProps {
  /** The photos that go with it. */
  photos: readonly File[]
}

/**
 * Closes a case with a reply and photos. It goes to the outbox of the device; where there is none, the state of the
 * request is shown beside the button.
 */
export function TodayFinish({ shown, place, pageKey, result, outbox, photos }: TodayFinishProps) {
  const { reference, title, seen } = shown
  // The page is loaded again after each attempt; a retry keeps its key.
  const [key] = useState(`${pageKey}.${reference}.done`)
  const [pressedAfter, setPressedAfter] = useState<{ result: ActionResult | undefined }>()
  const details = useRef<HTMLDetailsElement>(null)
  const { isSending, isMissing, stopEmpty, onInput, onSubmit } = useSendOnce((form) =>
    isBlank(form, 'message'),
  )
  const refused = refusedValues([action], result, { reference })
  const undone = undoneText(result, reference, 'message', 'done')
  const isMine = pressedAfter !== undefined
  const hasFailed = isMine && !isSending && result !== pressedAfter.result && result?.status === 'refused'
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (stopEmpty(event) || outbox.submit(event, { reference, title: place })) return
    onSubmit(event)
    if (!event.defaultPrevented) setPressedAfter({ result })
  }
  return (
    <details
      ref={details}
      name={reference}
      open={undone || refused || photos.length > 0 ? true : undefined}
      onToggle={() => photos.length > 0 && details.current?.scrollIntoView({ block: 'center' })}
    >
      <summary aria-label={`${todayTexts.done}: ${title}, ${reference}`}>{todayTexts.done}</summary>
      <Form
        id={finishFormId(reference)}
        method="post"
        className={staffFormStyles.root}
        encType="multipart/form-data"
        noValidate
        onInput={onInput}
        onSubmit={send}
      >
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="key" value={key} />
        {seen && <input type="hidden" name="seen" value={seen} />}
        <ChosenPhotos photos={photos} />
        <LabelledField
          id={`done-${reference}`}
          label={todayTexts.doneLabel}
          describedBy={`done-state-${reference}`}
          error={isMissing ? todayTexts.doneMissing : refused?.errors.message}
        >
          {(control) => (
            <textarea
              {...control}
              name="message"
              rows={3}
              maxLength={maxLengthOf(action.fields.message)}
              required
              defaultValue={undone?.text ?? refused?.values.message?.[0] ?? todayTexts.doneText}
              readOnly={isSending}
              autoComplete="off"
            />
          )}
        </LabelledField>
        <FieldError id={`done-state-${reference}`} role={hasFailed ? 'alert' : undefined} hidden={!hasFailed}>
          {hasFailed && todayTexts.notFinished}
        </FieldError>
        <ActionButton
          action={action}
          isSending={isSending}
          label={
            isSending && isMine ? todayTexts.sending : hasFailed ? todayTexts.finishAgain : todayTexts.finish
          }
        />
      </Form>
    </details>
  )
}

/** The photos that are sent with a form, so that the staff member sees that they are there. */
function ChosenPhotos({ photos }: { photos: readonly File[] }) {
  const { chosen } = todayTexts
  if (photos.length === 0) return null
  return (
    <div className={styles.chosen}>
      {photos.map((photo, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two photos may be the same.
        <ChosenPhoto key={index} photo={photo} name={chosen(index + 1)} />
      ))}
    </div>
  )
}
