import type { FieldOf } from '../../../forms/engine/field.ts'
import { attributesOf, type ControlProps } from '../../../ui/forms/controls/control.ts'

export function Lines(props: ControlProps<FieldOf<'lines'>>) {
  return <textarea {...attributesOf(props)} rows={props.field.rows ?? 8} defaultValue={props.values[0]} />
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
