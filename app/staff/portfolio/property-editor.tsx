import { categories } from '../../../content/categories.ts'
import { type PropertyField, propertyFieldGroups } from '../../../content/property-fields.ts'
import { portfolioTexts as texts } from '../../../content/staff/portfolio.ts'
import type { EditedProperty } from '../../../server/portfolio/read-portfolio.ts'
import { PublishButtons } from '../publish-buttons.tsx'
import { PictureList } from './picture-list.tsx'

interface PropertyEditorProps {
  property: EditedProperty | null
  /** What was sent and could not be saved. */
  given: Record<string, string> | null
  errors: Readonly<Record<string, string>>
}

/** The form of a property: its fields in groups, its pictures, and the ways to save it. */
export function PropertyEditor({ property, given, errors }: PropertyEditorProps) {
  const values = given && Object.keys(given).length > 0 ? given : (property?.texts ?? {})
  return (
    <form method="post" encType="multipart/form-data" className="property-editor">
      {propertyFieldGroups.map(({ title, fields }) => (
        <fieldset key={title} className="staff-card">
          <legend>{title}</legend>
          <div className="property-fields">
            {fields.map((field) => (
              <EditorField
                key={field.column}
                field={field}
                value={values[field.column] ?? ''}
                error={errors[field.column]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset className="staff-card">
        <legend>{texts.pictures}</legend>
        <PictureList pictures={property?.pictures ?? []} />
        <div className="field picture-drop">
          <label htmlFor="pictures">{texts.addPictures}</label>
          <input
            id="pictures"
            name="pictures"
            type="file"
            accept="image/jpeg,image/png"
            multiple
            aria-describedby="pictures-help"
          />
          <p className="field-help" id="pictures-help">
            {texts.picturesHelp}
          </p>
        </div>
      </fieldset>
      <div className="editor-send">
        <PublishButtons texts={texts} />
        <details>
          <summary>{texts.schedule}</summary>
          <div className="row">
            <div className="field">
              <label htmlFor="publishAt">{texts.publishAt}</label>
              <input id="publishAt" name="publishAt" type="datetime-local" />
            </div>
            <button className="button" data-kind="quiet" type="submit" name="handling" value="schedule">
              {texts.schedule}
            </button>
          </div>
        </details>
      </div>
    </form>
  )
}

const isLong = ({ kind }: PropertyField) => kind === 'text' || kind === 'lines'

function EditorField({
  field,
  value,
  error,
}: {
  field: PropertyField
  value: string
  error: string | undefined
}) {
  const { column, label, kind, unit, help, required } = field
  const describedBy = [help && `${column}-help`, error && `${column}-error`].filter(Boolean).join(' ')
  const common = {
    id: column,
    name: column,
    defaultValue: value,
    required,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
  return (
    <div className="field" data-long={isLong(field) ? '' : undefined} data-invalid={error ? '' : undefined}>
      <label htmlFor={column}>
        {label}
        {unit && <span className="quiet"> ({unit})</span>}
      </label>
      {kind === 'type' ? (
        <select {...common} defaultValue={value || categories[0].type}>
          {categories.map(({ type }) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      ) : isLong(field) ? (
        <textarea {...common} rows={kind === 'text' ? 8 : 5} />
      ) : (
        <input {...common} inputMode={kind === 'line' ? undefined : 'decimal'} maxLength={300} />
      )}
      {error && (
        <p className="field-error" id={`${column}-error`}>
          {error}
        </p>
      )}
      {help && kind !== 'type' && (
        <p className="field-help" id={`${column}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
