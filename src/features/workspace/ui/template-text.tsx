import { useContext, useEffect, useRef, useState } from 'react'
import { type Placeholder, placeholders, resolveReply } from '../../../domain/cases/reply-template.ts'
import type { FieldOf } from '../../../forms/engine/field.ts'
import { maxLengthOf } from '../../../forms/engine/field-rules.ts'
import { unknownPlaceholders } from '../../../forms/kinds/staff/template-text.ts'
import { templateWords } from '../../../forms/kinds/template.words.ts'
import { attributesOf } from '../../../ui/forms/controls/control.ts'
import type { ControlProps } from '../../../ui/forms/field-view-props.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { PreviewContext } from './preview-values.ts'
import { StaffText } from './staff-text.tsx'
import * as styles from './template-text.module.css'

/** The text of a template, with its placeholders to insert, and how it reads in a case; both follow what is typed. */
export function TemplateText(props: ControlProps<FieldOf<'templateText'>>) {
  const { id, field, values } = props
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(values[0] ?? '')
  // What was typed before the page was hydrated.
  useEffect(() => setText(textarea.current?.value ?? ''), [])
  const insert = (placeholder: Placeholder) => {
    const control = textarea.current
    if (!control) return
    control.setRangeText(`{${placeholder}}`, control.selectionStart, control.selectionEnd, 'end')
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.focus()
  }
  return (
    <div className={styles.root}>
      <div>
        <textarea
          {...attributesOf(props)}
          ref={textarea}
          rows={field.rows}
          maxLength={maxLengthOf(field)}
          defaultValue={values[0]}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p className={`${styles.insert} scripts-only`}>
          {templateWords.insert}:
          {placeholders.map((placeholder) => (
            <LinkButton
              key={placeholder}
              type="button"
              title={templateWords.placeholders[placeholder]}
              aria-label={templateWords.insertInto(templateWords.placeholders[placeholder])}
              aria-controls={id}
              onClick={() => insert(placeholder)}
            >
              {`{${placeholder}}`}
            </LinkButton>
          ))}
        </p>
      </div>
      <TemplatePreview text={text} />
    </div>
  )
}

/** How a text reads in the case of the page, or what stands in its way. */
function TemplatePreview({ text }: { text: string }) {
  const preview = useContext(PreviewContext)
  if (!preview || !text.trim()) return null
  const resolved = resolveReply(text, preview.values)
  return (
    <div className={styles.preview}>
      <p className="quiet">
        {preview.reference ? templateWords.preview(preview.reference) : templateWords.previewExample}
      </p>
      {resolved.state !== 'unknown' && <StaffText>{resolved.text}</StaffText>}
      <p className={styles.problem} role="status">
        {resolved.state === 'unknown' && unknownPlaceholders(text)}
        {resolved.state === 'unfilled' && templateWords.unfilled(resolved.placeholders)}
      </p>
    </div>
  )
}
