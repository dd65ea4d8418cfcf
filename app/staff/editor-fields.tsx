import type { Fields } from '../../forms/field.ts'
import { FieldView } from '../forms/field-view.tsx'
import { staffControls } from './controls.tsx'
import type { Edited } from './editor-form.tsx'

/** No text beside a field of an editor depends on the other answers. */
const NO_SITUATION = { answers: {}, today: '' }

interface EditorFieldsProps extends Pick<Edited, 'entries' | 'errors'> {
  fields: Fields
  /** Whether the browser is told what must be filled in. */
  browserChecks?: boolean
}

/** Fields of an editor, with what they hold. Their ids are their names. */
export function EditorFields({ fields, entries, errors, browserChecks = false }: EditorFieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldView
      key={name}
      id={name}
      name={name}
      field={field}
      values={entries[name] ?? []}
      error={errors[name]}
      parts={{ entries, errors }}
      controls={staffControls}
      situation={NO_SITUATION}
      warning={null}
      choices={[]}
      browserChecks={browserChecks}
      marksOptional={false}
    />
  ))
}
