import type { FieldOf } from '../../../forms/field.ts'
import { maxLengthOf } from '../../../forms/field-rules.ts'
import { attributesOf, type ControlProps } from './control.ts'

/** A line to write in, with its unit where there is one. */
export function Input({ unit, ...props }: ControlProps & { unit?: string | undefined }) {
  const input = (
    <input
      {...attributesOf(props)}
      {...props.field.behavior.attributes}
      maxLength={maxLengthOf(props.field)}
      placeholder={'placeholder' in props.field ? props.field.placeholder : undefined}
      defaultValue={props.values[0]}
    />
  )
  if (!unit) return input
  return (
    <span className="with-unit">
      {input}
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}

export function TextArea(props: ControlProps) {
  return (
    <textarea
      {...attributesOf(props)}
      rows={5}
      maxLength={maxLengthOf(props.field)}
      defaultValue={props.values[0]}
    />
  )
}

export function FileInput(props: ControlProps<FieldOf<'files'>>) {
  const { accept, isMultiple } = props.field
  return <input {...attributesOf(props)} type="file" accept={accept} multiple={isMultiple} />
}

export function HiddenInput({ name, values }: ControlProps<FieldOf<'hidden'>>) {
  return <input type="hidden" name={name} value={values[0] ?? ''} />
}

export function HiddenInputs({ name, values }: ControlProps<FieldOf<'caseReferences'>>) {
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} />)
}
