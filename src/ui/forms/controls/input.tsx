import type { FieldOf } from '../../../forms/engine/field.ts'
import { maxLengthOf } from '../../../forms/engine/field-rules.ts'
import * as fieldStyles from '../../kit/field.module.css'
import { attributesOf, type ControlProps } from './control.ts'

/** A one-line text field, with its unit if there is one. */
export function Input({ unit, ...props }: ControlProps & { unit?: string | undefined }) {
  const { field, values } = props
  const maxLength = 'most' in field && field.most ? field.most.length : maxLengthOf(field)
  const input = (
    <input
      {...attributesOf(props)}
      {...field.behavior.attributes}
      maxLength={maxLength}
      placeholder={'placeholder' in field ? field.placeholder : undefined}
      defaultValue={values[0]}
    />
  )
  if (!unit) return input
  return (
    <span className={fieldStyles.withUnit}>
      {input}
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}

export function TextArea(props: ControlProps<FieldOf<'longText'>>) {
  const { field, values } = props
  // No `maxLength`: a longer text can be pasted and then shortened; the check refuses it.
  const maxLength = field.most ? undefined : maxLengthOf(field)
  return (
    <textarea
      {...attributesOf(props)}
      rows={field.rows ?? 5}
      maxLength={maxLength}
      defaultValue={values[0]}
    />
  )
}
