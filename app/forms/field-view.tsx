import { whenOf } from '../../forms/conditions.ts'
import { isOptional } from '../../forms/field-rules.ts'
import { submissionTexts as texts } from '../../forms/submission.words.ts'
import { LongWords } from '../components/long-words.tsx'
import * as fieldStyles from '../components/ui/field.module.css'
import { controls } from './controls.tsx'
import * as styles from './field-view.module.css'
import type { ControlOf, Controls, FieldViewProps } from './field-view-props.ts'

/** A field: its label, its hints, its control, and the error in the answer. */
export function FieldView(props: FieldViewProps) {
  const { id, field, error, errorId, situation, warning, marksOptional = true } = props
  const shown: Controls = props.controls ?? controls
  const own: ControlOf | undefined = shown[field.kind]
  if (!own) throw new Error(`There is no control for the kind ${field.kind}`)
  const { layout, Control } = own
  const isMarked = marksOptional && isOptional(field)
  const described = [
    isMarked && `${id}-krav`,
    field.help && `${id}-hjelp`,
    warning && `${id}-tvil`,
    error && (errorId ?? `${id}-feil`),
  ]
  const describedBy = described.filter(Boolean).join(' ') || undefined
  if (layout === 'own') return <Control {...props} describedBy={describedBy} />
  const isGroup = layout === 'group'
  const Box = isGroup ? 'fieldset' : 'div'
  return (
    <Box
      className={`${fieldStyles.root} ${styles.root}`}
      data-kind={field.kind}
      data-half={field.half ? '' : undefined}
      data-invalid={error ? '' : undefined}
      data-when={field.showWhen && whenOf(field.showWhen)}
      aria-describedby={isGroup ? describedBy : undefined}
    >
      {isGroup ? (
        <legend>
          <LongWords>{field.label}</LongWords>
        </legend>
      ) : (
        <label htmlFor={id} className={field.isLabelHidden ? 'visually-hidden' : undefined}>
          <LongWords>{field.label}</LongWords>
        </label>
      )}
      {isMarked && (
        <span className={styles.tag} id={`${id}-krav`}>
          {texts.optional}
        </span>
      )}
      {field.help && (
        <p className={styles.help} id={`${id}-hjelp`}>
          <LongWords>{field.help}</LongWords>
        </p>
      )}
      <Control {...props} describedBy={describedBy} />
      {field.aside && (
        <p className={styles.aside} aria-live="polite">
          {field.aside(situation)}
        </p>
      )}
      {warning && (
        <p className={styles.warning} id={`${id}-tvil`}>
          {warning}
        </p>
      )}
      {error && !errorId && (
        <p className={styles.error} id={`${id}-feil`}>
          {error}
        </p>
      )}
    </Box>
  )
}
