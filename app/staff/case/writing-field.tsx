import type { ReactNode, RefObject } from 'react'
import type { FieldOf } from '../../../forms/field.ts'
import { maxLengthOf } from '../../../forms/field-rules.ts'
import * as fieldStyles from '../../components/ui/field.module.css'
import * as fieldViewStyles from '../../forms/field-view.module.css'

interface WritingFieldProps {
  id: string
  name: string
  field: FieldOf<'longText'>
  rows: number
  text: string
  onWrite: (text: string) => void
  isSending: boolean
  /** Whether the field has the `required` attribute. */
  isRequired?: boolean
  error?: string | undefined
  /** The sentence about who reads it. */
  help?: string
  /** Content below the help text. */
  children?: ReactNode
  textarea?: RefObject<HTMLTextAreaElement | null>
}

/** The field for a reply or a note; `useWriting` saves its text. */
export function WritingField(props: WritingFieldProps) {
  const { id, name, field, rows, text, onWrite, isSending, isRequired, error, help, children, textarea } =
    props
  const described = [help && `${id}-help`, error && `${id}-error`]
  return (
    <div className={`${fieldStyles.root} ${fieldViewStyles.root}`} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{field.label}</label>
      <textarea
        ref={textarea}
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLengthOf(field)}
        required={isRequired}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        readOnly={isSending}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        autoComplete={field.autocomplete}
      />
      {help && (
        <p className={fieldViewStyles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={fieldViewStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
