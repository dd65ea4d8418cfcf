import type { Fields } from '../../forms/field.ts'
import type { ControlProps } from '../forms/controls/control.ts'
import { FieldView } from '../forms/field-view.tsx'
import type { Edited } from './editor-form.tsx'
import { ItemList } from './item-list.tsx'
import { NumberRange } from './number-range.tsx'

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
      parts={{ entries, errors, render: renderParts }}
      situation={NO_SITUATION}
      warning={null}
      choices={[]}
      browserChecks={browserChecks}
      marksOptional={false}
    />
  ))
}

function renderParts(props: ControlProps) {
  const { field } = props
  if (field.kind === 'list') return <ItemList {...props} field={field} />
  return field.kind === 'numberRange' ? <NumberRange {...props} field={field} /> : null
}
