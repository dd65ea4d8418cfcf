import type { Fields } from '../../../forms/engine/field.ts'
import { FieldView } from '../../../ui/forms/field-view.tsx'
import type { FieldChoices } from '../../../ui/forms/field-view-props.ts'
import { staffControls } from './controls.tsx'
import type { EditedValues } from './editor-form.tsx'

/** Fields of an editor have no hints that depend on other answers. */
const NO_SITUATION = { answers: {}, today: '' }

interface EditorFieldsProps extends Pick<EditedValues, 'entries' | 'errors'> {
  fields: Fields
  /** Whether the fields have the `required` attribute. */
  browserChecks?: boolean
  /** Options that come from stored data, of fields and of the parts of lists. */
  choices?: FieldChoices | undefined
}

/** Fields of an editor with their values. Their ids are their names. */
export function EditorFields({ fields, entries, errors, choices, browserChecks = false }: EditorFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldView
      key={name}
      id={name}
      name={name}
      field={field}
      values={entries[name] ?? []}
      error={errors[name]}
      parts={{ entries, errors, choices }}
      controls={staffControls}
      situation={NO_SITUATION}
      warning={null}
      choices={choices?.[name] ?? []}
      browserChecks={browserChecks}
      marksOptional={false}
    />
  ))
}
