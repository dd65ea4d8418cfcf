import type { FieldOf, Option } from '../../../forms/engine/field.ts'
import { defaultOf } from '../../../forms/engine/field-rules.ts'
import { submissionWords } from '../../../forms/engine/submission.words.ts'
import * as fieldStyles from '../../kit/field.module.css'
import { useWords } from '../../page/use-words.ts'
import { attributesOf, type ControlProps } from './control.ts'
import { SelectAdvice } from './select-advice.tsx'

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
