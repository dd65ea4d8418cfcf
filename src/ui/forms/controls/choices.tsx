import type { FieldOf, Option } from '../../../forms/engine/field.ts'
import { defaultOf } from '../../../forms/engine/field-rules.ts'
import * as choiceStyles from '../choice.module.css'
import { AdvisedChoices } from './advised-choices.tsx'
import type { ControlProps } from './control.ts'

export function Radios(props: ControlProps<FieldOf<'radio'>>) {
  const { field, values, browserChecks, situation } = props
  const required = browserChecks && field.required !== null
  if (field.options.some(({ advice }) => advice)) {
    const chosen = values[0] ?? defaultOf(field)
    return <AdvisedChoices {...props} options={field.options} chosen={chosen} required={required} />
  }
  return (
    <Choices
      {...props}
      options={field.options}
      type="radio"
      required={required}
      notes={field.optionAsides?.(situation) ?? {}}
    />
  )
}

export function Checkboxes(props: ControlProps<FieldOf<'checkboxes'>>) {
  return <Choices {...props} options={props.field.options} type="checkbox" required={false} notes={{}} />
}

export function Consent({ id, name, field, values, error, browserChecks }: ControlProps<FieldOf<'consent'>>) {
  return (
    <label className={choiceStyles.root}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={values.length > 0}
        required={browserChecks && field.required !== null}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-feil` : undefined}
      />
      <span>{field.statement}</span>
    </label>
  )
}

interface ChoicesProps extends ControlProps {
  options: readonly Option[]
  type: 'radio' | 'checkbox'
  required: boolean
  /** A sentence for each option, by its value. */
  notes: Readonly<Record<string, string>>
}

/** All options; the first has the id of the field. */
export function Choices({ id, name, field, values, error, options, type, required, notes }: ChoicesProps) {
  const chosen = values.length > 0 ? values : [defaultOf(field)]
  return (
    <div className={choiceStyles.list} data-short={isShort(options) ? '' : undefined}>
      {options.map(({ value, label, note }, index) => {
        const extra = notes[value] ?? note
        const own = index === 0 ? id : `${id}-${index}`
        return (
          <label key={value} className={choiceStyles.root}>
            <input
              id={own}
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              required={required}
              aria-invalid={error ? true : undefined}
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

/** Short answers such as yes and no are shown side by side. */
function isShort(options: readonly Option[]): boolean {
  return options.length <= 3 && options.every(({ label }) => label.length <= 10)
}
