import { type SubmitEvent, useState } from 'react'
import { Form } from 'react-router'
import { photoTypes } from '../../../domain/submissions/photo.ts'
import type { Field as FormField } from '../../../forms/engine/field.ts'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { caseActions } from '../../inbox/casework.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import { WritingField } from '../../inbox/ui/case/writing-field.tsx'
import { sentKey, undoneText, useWriting } from '../../inbox/ui/use-writing.ts'
import { ActionButton } from '../../workspace/ui/actions/action-button.tsx'
import { refusedValues } from '../../workspace/ui/actions/refused-values.ts'
import * as staffFormStyles from '../../workspace/ui/staff-form.module.css'
import { isBlank, useSendOnce } from '../../workspace/ui/use-send-once.ts'
import type { TodayFormProps } from './today-form-props.ts'

const action = caseActions.note

const hasPhoto = (form: HTMLFormElement) =>
  new FormData(form).getAll('imageUrls').some((photo) => photo instanceof File && photo.size > 0)

/** Adds an internal note with photos. */
export function TodayNote({ shown: { reference, title }, place, pageKey, result, outbox }: TodayFormProps) {
  // The key of the text that the outbox has taken.
  const [stored, setStored] = useState<string>()

  const refused = refusedValues([action], result, { reference })
  const writing = useWriting({
    name: `note:${reference}`,
    firstKey: `${pageKey}.${reference}.note`,
    refused: refused?.values.note?.[0] ?? '',
    sentKey: stored ?? sentKey(result),
    undone: undoneText(result, reference, 'note'),
  })
  const { isSending, isMissing, stopEmpty, onInput, onSubmit } = useSendOnce(
    (form) => isBlank(form, 'note') && !hasPhoto(form),
  )
  const { imageUrls, note } = action.fields
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { key } = writing
    if (stopEmpty(event)) return
    const details = event.currentTarget.closest('details')
    const onStored = () => {
      setStored(key)
      // An empty form that stays open looks as if the press had done nothing.
      if (details) details.open = false
      details?.querySelector('summary')?.focus()
    }
    if (!outbox.submit(event, { reference, title: place }, onStored)) onSubmit(event)
  }
  return (
    <details name={reference} open={refused ? true : undefined}>
      <summary aria-label={`${todayTexts.note}: ${title}, ${reference}`}>{todayTexts.note}</summary>
      <Form
        method="post"
        noValidate
        className={staffFormStyles.root}
        encType="multipart/form-data"
        onInput={onInput}
        onSubmit={send}
      >
        <input type="hidden" name="reference" value={reference} />
        <input type="hidden" name="key" value={writing.key} />
        <WritingField
          id={`note-${reference}`}
          name="note"
          field={note}
          rows={3}
          writing={writing}
          isSending={isSending}
          error={isMissing ? todayTexts.noteMissing : refused?.errors.note}
        />
        {/* Sent photos are removed from the selection. */}
        <TodayPhoto key={writing.round} id={`photo-${reference}`} field={imageUrls} />
        <ActionButton
          action={action}
          isSending={isSending}
          label={isSending ? todayTexts.sending : todayTexts.save}
          look="quiet"
        />
      </Form>
    </details>
  )
}

/** Takes photos with the camera of a telephone. */
function TodayPhoto({
  id,
  field: { label, help },
}: {
  id: string
  field: Pick<FormField, 'label' | 'help'>
}) {
  return (
    <LabelledField id={id} label={label} help={help}>
      {(control) => (
        <input
          {...control}
          name="imageUrls"
          type="file"
          accept={photoTypes.join(',')}
          capture="environment"
          multiple
        />
      )}
    </LabelledField>
  )
}
