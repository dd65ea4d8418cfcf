import { useState } from 'react'
import { Form } from 'react-router'
import { categories } from '../../../content/categories.ts'
import { type PropertyField, propertyFieldGroups } from '../../../content/property-fields.ts'
import { portfolioTexts as texts } from '../../../content/staff/portfolio.ts'
import type { GivenProperty } from '../../../server/http/staff/property-form.ts'
import type { EditedPicture, EditedProperty } from '../../../server/portfolio/read-portfolio.ts'
import { EDITOR } from '../editor-notice.tsx'
import { PublishButtons } from '../publish-buttons.tsx'
import { useSendOnce } from '../use-send-once.ts'
import { type ListedPicture, PictureList } from './picture-list.tsx'

interface PropertyEditorProps {
  property: EditedProperty | null
  /** What this page is known by. */
  submission: string
  /** What was sent and could not be saved. */
  given: GivenProperty | undefined
  errors: Readonly<Record<string, string>>
}

/**
 * The form of a property: its fields in groups, its pictures, and the ways to save it. What it was opened on stays
 * what it was opened on, whatever comes meanwhile.
 */
export function PropertyEditor({ property, submission, given, errors }: PropertyEditorProps) {
  const [start] = useState(() => ({
    base: given?.base ?? property?.history[0]?.id ?? '',
    key: given?.key ?? submission,
    values: given?.texts ?? property?.texts ?? {},
    pictures: listed(property?.pictures ?? [], given),
    publishAt: given?.publishAt ?? '',
  }))
  const { isSending, onSubmit } = useSendOnce(false)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      id={EDITOR}
      className="property-editor"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="base" value={start.base} />
      <input type="hidden" name="key" value={start.key} />
      {propertyFieldGroups.map(({ title, fields }) => (
        <fieldset key={title} className="staff-card">
          <legend>{title}</legend>
          <div className="property-fields">
            {fields.map((field) => (
              <EditorField
                key={field.column}
                field={field}
                value={start.values[field.column] ?? ''}
                error={errors[field.column]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset className="staff-card">
        <legend>{texts.pictures}</legend>
        <PictureList pictures={start.pictures} />
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
        <PublishButtons texts={texts} isSending={isSending} />
        <details open={Boolean(errors.publishAt || start.publishAt)}>
          <summary>{texts.schedule}</summary>
          <div className="row">
            <div className="field" data-invalid={errors.publishAt ? '' : undefined}>
              <label htmlFor="publishAt">{texts.publishAt}</label>
              <input
                id="publishAt"
                name="publishAt"
                type="datetime-local"
                defaultValue={start.publishAt}
                aria-invalid={errors.publishAt ? true : undefined}
                aria-describedby={errors.publishAt ? 'publishAt-error' : undefined}
                autoComplete="off"
              />
              {errors.publishAt && (
                <p className="field-error" id="publishAt-error">
                  {errors.publishAt}
                </p>
              )}
            </div>
            <button
              className="button"
              data-kind="quiet"
              type="submit"
              name="handling"
              value="schedule"
              aria-disabled={isSending}
            >
              {texts.schedule}
            </button>
          </div>
        </details>
      </div>
    </Form>
  )
}

/** The pictures as somebody had put them where that could not be saved, or as they are. */
function listed(pictures: readonly EditedPicture[], given: GivenProperty | undefined): ListedPicture[] {
  if (!given) return pictures.map((picture) => ({ ...picture, isRemoved: false }))
  return given.pictures.map(({ url, alt, isRemoved }) => {
    const picture = pictures.find((each) => each.url === url)?.picture ?? null
    return { url, alt, isRemoved, picture }
  })
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
  const describedBy = [help && kind !== 'type' && `${column}-help`, error && `${column}-error`]
    .filter(Boolean)
    .join(' ')
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
        <select {...common} required={undefined} defaultValue={value || categories[0].type}>
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
