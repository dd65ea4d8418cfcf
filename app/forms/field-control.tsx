import type { ReactNode } from 'react'
import { submissionTexts as texts } from '../../content/submission-texts.ts'
import type { Field, Option } from '../../forms/field.ts'
import { controlOf } from '../../forms/kinds.ts'
import type { FieldViewProps } from './field-view-props.ts'

type Aria = { 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

/** What is written in or chosen from. */
export function FieldControl({
  id,
  name,
  field,
  values,
  choices,
  browserChecks,
  aria,
}: FieldViewProps & { aria: Aria }): ReactNode {
  const control = controlOf(field)
  const isRequired = field.required !== null && !field.showWhen
  const common = {
    id,
    name,
    ...aria,
    required: browserChecks && isRequired,
    'aria-required': (!browserChecks && isRequired) || undefined,
    autoComplete: field.autocomplete,
  }
  if (control.element === 'textarea') {
    return <textarea {...common} rows={5} maxLength={control.maxLength} defaultValue={values[0]} />
  }
  if (field.kind === 'select' || field.kind === 'property') {
    const options = field.kind === 'select' ? [...field.options, ...choices] : choices
    if (field.kind === 'property' && options.length === 0) {
      return (
        <>
          <input type="hidden" name={name} value="" />
          <p className="field-empty" id={id} tabIndex={-1}>
            {field.empty}
          </p>
        </>
      )
    }
    const { required, ...rest } = common
    return (
      <SelectControl
        {...rest}
        aria-required={isRequired || undefined}
        options={options}
        chosen={values[0] ?? defaultOf(field)}
      />
    )
  }
  const unit = field.kind === 'money' ? 'kr' : field.kind === 'number' ? field.unit : undefined
  const input = (
    <input
      {...common}
      type={control.type}
      inputMode={control.inputMode}
      maxLength={control.type === 'date' ? undefined : control.maxLength}
      spellCheck={field.kind === 'email' ? false : undefined}
      defaultValue={values[0]}
    />
  )
  return unit ? (
    <span className="with-unit">
      {input}
      <span aria-hidden="true">{unit}</span>
    </span>
  ) : (
    input
  )
}

/** What is chosen where nobody has. */
export function defaultOf(field: Field): string | undefined {
  return 'default' in field ? field.default : undefined
}

interface SelectControlProps extends Aria {
  id: string
  name: string
  'aria-required': boolean | undefined
  autoComplete: string | undefined
  options: readonly Option[]
  chosen: string | undefined
}

/**
 * Shows a prompt that cannot be chosen again until there is a choice. HTML lets a select be `required` only
 * when its first option has an empty value, which specification 2 §8 forbids; so it is required by ARIA, and
 * checked by the form.
 */
function SelectControl({ options, chosen, ...rest }: SelectControlProps) {
  return (
    <select {...rest} defaultValue={chosen ?? PROMPT}>
      {chosen === undefined && (
        <option value={PROMPT} disabled hidden>
          {texts.choose}
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Never sent, since a disabled option is not. */
const PROMPT = '-'
