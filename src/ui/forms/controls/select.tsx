import { whenOf } from '../../../forms/engine/conditions.ts'
import type { FieldOf, Option } from '../../../forms/engine/field.ts'
import { defaultOf } from '../../../forms/engine/field-rules.ts'
import { submissionWords } from '../../../forms/engine/submission.words.ts'
import * as fieldStyles from '../../kit/field.module.css'
import { useHydrated } from '../../page/use-hydrated.ts'
import { useWords } from '../../page/use-words.ts'
import { AdviceNote } from '../advice-note.tsx'
import { GuideNote } from '../guide-note.tsx'
import { attributesOf, type ControlProps } from './control.ts'

/** The field's options and those that the portfolio adds. */
export function Select(props: ControlProps<FieldOf<'select'>>) {
  return (
    <>
      <OpenList {...props} options={[...props.field.options, ...props.choices]} />
      <SelectAdvice {...props} />
    </>
  )
}

/** The properties to choose from, or a sentence if there are none. */
export function PropertySelect(props: ControlProps<FieldOf<'property'>>) {
  const { id, name, field, choices } = props
  if (choices.length > 0) return <OpenList {...props} options={choices} />
  return (
    <>
      <input type="hidden" name={name} value="" />
      <p className={fieldStyles.empty} id={id} tabIndex={-1}>
        {field.empty}
      </p>
    </>
  )
}

/**
 * Shows a prompt that cannot be chosen again until there is a choice. HTML lets a select be `required` only
 * when its first option has an empty value, which specification 2 §8 forbids; so it is required by ARIA, and
 * checked by the form.
 */
function OpenList({ options, ...props }: ControlProps & { options: readonly Option[] }) {
  const texts = useWords(submissionWords)
  const { required: _, ...attributes } = attributesOf({ ...props, browserChecks: false })
  const chosen = props.values[0] ?? defaultOf(props.field)
  return (
    <select {...attributes} defaultValue={chosen ?? PROMPT}>
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

/**
 * What to do first about the options of a list: what is dangerous, then what the sender can try. Style rules
 * (`src/forms/engine/conditions.ts`) show that of the chosen one; in a browser without `:has()` all of it stands there until scripts run.
 */
function SelectAdvice({ name, field, situation }: ControlProps<FieldOf<'select'>>) {
  const { guides = {} } = field
  const needsScript = useHydrated() && !CSS.supports('selector(:has(*))')
  const advised = field.options.filter(({ value, advice }) => advice ?? guides[value])
  if (advised.length === 0) return null
  return (
    <div aria-live="polite">
      {advised.map(({ value, advice }) => (
        <div
          key={value}
          data-when={whenOf({ field: name, is: value })}
          hidden={needsScript && situation.answers[name] !== value}
        >
          {advice && <AdviceNote advice={advice} />}
          {guides[value] && <GuideNote guide={guides[value]} />}
        </div>
      ))}
    </div>
  )
}
