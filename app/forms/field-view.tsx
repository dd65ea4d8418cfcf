import { submissionTexts as texts } from '../../content/submission-texts.ts'
import { whenOf } from '../../forms/conditions.ts'
import { controlOf, mayBeLeftEmpty } from '../../forms/kinds.ts'
import { FieldChoices } from './field-choices.tsx'
import { FieldControl } from './field-control.tsx'
import type { FieldViewProps } from './field-view-props.ts'

/** A question: its label, what helps to answer it, the control, and what is wrong with the answer. */
export function FieldView(props: FieldViewProps) {
  const { id, field, error, aside, doubt } = props
  const isOptional = mayBeLeftEmpty(field)
  const { element } = controlOf(field)
  const isGroup = element === 'radio' || element === 'checkboxes' || element === 'checkbox'
  const described = [
    isOptional && `${id}-krav`,
    field.help && `${id}-hjelp`,
    doubt && `${id}-tvil`,
    error && `${id}-feil`,
  ]
  const aria = {
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
  const around = (
    <>
      {isOptional && (
        <span className="field-tag" id={`${id}-krav`}>
          {texts.optional}
        </span>
      )}
      {field.help && (
        <p className="field-help" id={`${id}-hjelp`}>
          {field.help}
        </p>
      )}
    </>
  )
  const after = (
    <>
      {field.aside && (
        <p className="field-aside" aria-live="polite">
          {aside}
        </p>
      )}
      {doubt && (
        <p className="field-doubt" id={`${id}-tvil`}>
          {doubt}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-feil`}>
          {error}
        </p>
      )}
    </>
  )
  const wrapper = {
    className: 'field',
    'data-kind': field.kind,
    'data-half': field.half ? '' : undefined,
    'data-invalid': error ? '' : undefined,
    'data-when': field.showWhen && whenOf(field.showWhen),
  }
  if (isGroup) {
    return (
      <fieldset {...wrapper} aria-describedby={aria['aria-describedby']}>
        <legend>{field.label}</legend>
        {around}
        <FieldChoices {...props} isInvalid={Boolean(error)} />
        {after}
      </fieldset>
    )
  }
  return (
    <div {...wrapper}>
      <label htmlFor={id}>{field.label}</label>
      {around}
      <FieldControl {...props} aria={aria} />
      {after}
    </div>
  )
}
