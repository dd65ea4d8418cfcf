import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldOf } from '../../../../forms/engine/field.ts'
import { maxLengthOf } from '../../../../forms/engine/field-rules.ts'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { OfferedDraft } from '../../../workspace/ui/drafts/draft-notice.tsx'
import type { Writing } from '../use-writing.ts'

interface WritingFieldProps {
  id: string
  name: string
  field: FieldOf<'longText'>
  rows: number
  writing: Writing
  isSending: boolean
  /** Whether the field has the `required` attribute. */
  isRequired?: boolean
  error?: string | undefined
  /** Stands in the empty field, whose label is then for screen readers only. */
  placeholder?: string
  /** The id of the sentence about who reads it. */
  describedBy?: string
  /** The id of the button that sends it, where it is not the first one of the form. */
  sentBy?: string
  /** What Ctrl+Shift+Enter does, where that is not the same as Ctrl+Enter. */
  onShiftSend?: () => void
  /** Content below the text area. */
  children?: ReactNode
  className?: string | undefined
}

/** Ctrl+Enter, ⌘ on a Mac, presses the button that sends; with Shift it does what else the field sends by. */
function sendByKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { sentBy, onShiftSend }: Pick<WritingFieldProps, 'sentBy' | 'onShiftSend'>,
): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  const button = sentBy ? `#${sentBy}` : '[type=submit]'
  if (event.shiftKey && onShiftSend) onShiftSend()
  else event.currentTarget.form?.querySelector<HTMLElement>(button)?.click()
}

/** The field for a reply or a note; `useWriting` saves its text. */
export function WritingField(props: WritingFieldProps) {
  const { id, name, field, rows, writing, isSending, isRequired, error, placeholder, children } = props
  return (
    <LabelledField
      id={id}
      label={field.label}
      isLabelHidden={placeholder !== undefined}
      error={error}
      describedBy={props.describedBy}
      className={props.className}
    >
      {(control) => (
        <>
          {writing.offered && (
            <OfferedDraft
              draft={writing.offered}
              onTake={writing.takeOffered}
              onDiscard={writing.discardOffered}
            />
          )}
          <textarea
            {...control}
            ref={writing.textarea}
            name={name}
            rows={rows}
            maxLength={maxLengthOf(field)}
            required={isRequired}
            placeholder={placeholder}
            defaultValue={writing.initialText}
            onInput={writing.onInput}
            onKeyDown={(event) => sendByKey(event, props)}
            readOnly={isSending}
            autoComplete={field.autocomplete}
          />
          {children}
        </>
      )}
    </LabelledField>
  )
}
