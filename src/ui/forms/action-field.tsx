import type { Action } from '../../forms/engine/action.ts'
import { FieldView } from './field-view.tsx'
import type { Controls, FieldViewProps } from './field-view-props.ts'
import { useTranslated } from './use-translated.ts'

interface ActionFieldProps<A extends Action> extends Partial<Pick<FieldViewProps, 'error' | 'errorId'>> {
  action: A
  name: keyof A['fields'] & string
  values?: readonly string[] | undefined
  controls?: Controls
}

/** A field of an action that is posted as a document: its label, its help and its control, with its name as id. */
export function ActionField<A extends Action>({ action, name, values = [], ...shown }: ActionFieldProps<A>) {
  const field = useTranslated(action).fields[name]
  if (!field) return null
  return (
    <FieldView
      id={name}
      name={name}
      field={field}
      values={values}
      error={undefined}
      situation={{ answers: {}, today: '' }}
      warning={null}
      choices={[]}
      browserChecks
      marksOptional={false}
      {...shown}
    />
  )
}
