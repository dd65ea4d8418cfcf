import type { ReactNode, RefObject } from 'react'
import type { FieldOf } from '../../../forms/field.ts'
import { maxLengthOf } from '../../../forms/field-rules.ts'
import { Field } from '../../components/ui/field.tsx'

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
  return (
    <Field id={id} label={field.label} help={help} error={error}>
      {(control) => (
        <>
          <textarea
            {...control}
            ref={textarea}
            name={name}
            rows={rows}
            maxLength={maxLengthOf(field)}
            required={isRequired}
            value={text}
            onChange={(event) => onWrite(event.target.value)}
            readOnly={isSending}
            autoComplete={field.autocomplete}
          />
          {children}
        </>
      )}
    </Field>
  )
}
