import type { Option } from '../../forms/field.ts'
import { defaultOf } from './field-control.tsx'
import type { FieldViewProps } from './field-view-props.ts'

/** Buttons of which one, or boxes of which any number, are ticked. */
export function FieldChoices({
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
