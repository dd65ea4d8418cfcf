import type { Action } from '../../forms/action.ts'
import { FieldView } from '../forms/field-view.tsx'
import type { Controls } from '../forms/field-view-props.ts'

interface CaseFieldProps<A extends Action> {
  action: A
  name: keyof A['fields'] & string
  value?: string
  controls: Controls
}

/** A field of the sender's page: its label, its help and its control. What is wrong is said at the top of the page. */
export function CaseField<A extends Action>({ action, name, value, controls }: CaseFieldProps<A>) {
  const field = action.fields[name]
  if (!field) return null
  return (
    <FieldView
      id={name}
      name={name}
      field={field}
      values={value ? [value] : []}
      error={undefined}
      situation={{ answers: {}, today: '' }}
      warning={null}
      choices={[]}
      browserChecks
      marksOptional={false}
      controls={controls}
    />
  )
}
