import { useState } from 'react'
import { Form } from 'react-router'
import { type ContentField, editable } from '../../content/editable.ts'
import { editTexts as texts } from '../../content/staff/texts.ts'
import { type ContentTexts, itemsIn } from '../../domain/edit-content.ts'
import type { EditedDocument } from '../../server/content/edit-documents.ts'
import { EDITOR } from './editor-notice.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { useSendOnce } from './use-send-once.ts'
import '../styles/staff-texts.css'

interface TextEditorProps {
  document: EditedDocument
  /** What this page is known by. */
  submission: string
  /** What was sent and could not be saved. */
  given: { base: string; key: string; texts: ContentTexts } | undefined
  errors: Readonly<Record<string, string>>
}

/**
 * The form of a document, as its declaration says. A list has one empty item more than it holds, and an item that
 * is emptied is gone: so it works without scripts. What it was opened on stays what it was opened on, whatever
 * comes meanwhile.
 */
export function TextEditor({ document, submission, given, errors }: TextEditorProps) {
  const { fields, lists } = editable[document.id]
  const [{ texts: values, base, key }] = useState(
    given ?? { texts: document.texts, base: document.history[0]?.id ?? '', key: submission },
  )
  const { isSending, onSubmit } = useSendOnce(false)
  const field = (each: ContentField, path: string) => (
    <EditedField key={path} field={each} path={path} values={values} error={errors[path]} />
  )
  return (
    <Form method="post" id={EDITOR} className="text-editor" onSubmit={onSubmit}>
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="key" value={key} />
      {fields.length > 0 && (
        <div className="staff-card">
          <div className="staff-form" data-wide="">
            {fields.map((each) => field(each, each.name))}
          </div>
        </div>
      )}
      {lists.map((list) => {
        const count = itemsIn(values, list.name)
        return (
          <section key={list.name} className="text-items">
            <h2>{list.label}</h2>
            <p className="quiet">{texts.emptyItem}</p>
            {Array.from({ length: count + 1 }, (_, index) => {
              const legend = index < count ? texts.item(list.label, index + 1) : texts.newItem
              return (
                <fieldset key={legend} className="staff-card">
                  <legend>{legend}</legend>
                  <div className="staff-form" data-wide="">
                    {list.fields.map((each) => field(each, `${list.name}.${index}.${each.name}`))}
                  </div>
                </fieldset>
              )
            })}
          </section>
        )
      })}
      <div className="row">
        <PublishButtons texts={texts} isSending={isSending} />
      </div>
    </Form>
  )
}

interface EditedFieldProps {
  field: ContentField
  path: string
  values: ContentTexts
  error: string | undefined
}

function EditedField({ field, path, values, error }: EditedFieldProps) {
  const { kind, label } = field
  const common = {
    id: path,
    name: path,
    defaultValue: values[path] ?? '',
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${path}-error` : undefined,
  } as const
  return (
    <div className="field">
      <label htmlFor={path}>{label}</label>
      {kind === 'text' || kind === 'lines' ? (
        <textarea {...common} rows={kind === 'lines' ? 8 : 3} />
      ) : kind === 'range' ? (
        <div className="row text-range">
          <input {...common} inputMode="decimal" />
          <span aria-hidden="true">{texts.to}</span>
          <input
            name={`${path}-to`}
            defaultValue={values[`${path}-to`] ?? ''}
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${label}, ${texts.to}`}
          />
        </div>
      ) : (
        <input
          {...common}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
        />
      )}
      {error && (
        <p className="field-error" id={`${path}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
