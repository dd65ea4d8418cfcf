import type { ReactNode } from 'react'
import { submissionTexts as texts } from '../../content/submission-texts.ts'
import { whenOf } from '../../forms/conditions.ts'
import type { Field, Option } from '../../forms/field.ts'
import { controlOf } from '../../forms/kinds.ts'

export interface FieldViewProps {
  /** Unique on the page: the form's id and the field's name. */
  id: string
  name: string
  field: Field
  values: readonly string[]
  error: string | undefined
  /** A sentence worked out from the answers. */
  aside: string | null
  doubt: string | null
  optionAsides: Readonly<Record<string, string>> | null
  /** What can be chosen, where that comes from data. */
  choices: readonly Option[]
  /** Whether the field says if it has to be filled in; it does unless all of them have to. */
  saysIfRequired: boolean
  /** Whether the browser is told that it is required. */
  browserChecks: boolean
}

/** A question: its label, what helps to answer it, the control, and what is wrong with the answer. */
export function FieldView(props: FieldViewProps) {
  const { id, field, error, aside, doubt, saysIfRequired } = props
  const { element } = controlOf(field)
  const isGroup = element === 'radio' || element === 'checkboxes' || element === 'checkbox'
  const described = [
    saysIfRequired && `${id}-krav`,
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
      {saysIfRequired && (
        <span className="field-tag" id={`${id}-krav`}>
          {field.required === null ? texts.optional : texts.mustFill}
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
        <Choices {...props} isInvalid={Boolean(error)} />
        {after}
      </fieldset>
    )
  }
  return (
    <div {...wrapper}>
      <label htmlFor={id}>{field.label}</label>
      {around}
      <Control {...props} aria={aria} />
      {after}
    </div>
  )
}

type Aria = { 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

function Control({
  id,
  name,
  field,
  values,
  choices,
  browserChecks,
  aria,
}: FieldViewProps & { aria: Aria }): ReactNode {
  const control = controlOf(field)
  const common = {
    id,
    name,
    ...aria,
    required: browserChecks && field.required !== null && !field.showWhen,
    autoComplete: field.autocomplete,
  }
  if (control.element === 'textarea') {
    return <textarea {...common} rows={5} maxLength={control.maxLength} defaultValue={values[0]} />
  }
  if (field.kind === 'select' || field.kind === 'property') {
    const options = field.kind === 'select' ? field.options : choices
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
    return <SelectControl {...common} options={options} chosen={values[0] ?? defaultOf(field)} />
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

function defaultOf(field: Field): string | undefined {
  return 'default' in field ? field.default : undefined
}

interface SelectControlProps extends Aria {
  id: string
  name: string
  required: boolean
  autoComplete: string | undefined
  options: readonly Option[]
  chosen: string | undefined
}

/** A choice that nobody has made shows a prompt that cannot be chosen again: no option has an empty value. */
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

/** Buttons of which one, or boxes of which any number, are ticked. */
function Choices({
  id,
  name,
  field,
  values,
  optionAsides,
  browserChecks,
  isInvalid,
}: FieldViewProps & { isInvalid: boolean }) {
  if (field.kind === 'consent') {
    return (
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="true"
          defaultChecked={values.length > 0}
          required={browserChecks && field.required !== null}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-feil` : undefined}
        />
        <span>{field.statement}</span>
      </label>
    )
  }
  if (field.kind !== 'radio' && field.kind !== 'checkboxes') return null
  const chosen = values.length > 0 ? values : [defaultOf(field)]
  return (
    <div className="choices" data-short={isShort(field.options) ? '' : undefined}>
      {field.options.map(({ value, label, note }, index) => {
        const extra = optionAsides?.[value] ?? note
        const own = index === 0 ? id : `${id}-${index}`
        return (
          <label key={value} className="choice">
            <input
              id={own}
              type={field.kind === 'radio' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              required={browserChecks && field.kind === 'radio' && field.required !== null}
              aria-invalid={isInvalid || undefined}
              aria-describedby={extra ? `${own}-om` : undefined}
            />
            <span>
              {label}
              {extra && (
                <small id={`${own}-om`} aria-live="polite">
                  {extra}
                </small>
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}

/** Answers such as yes and no stand beside each other. */
function isShort(options: readonly Option[]): boolean {
  return options.length <= 3 && options.every(({ label }) => label.length <= 10)
}
