import type { FieldOf } from '../../../forms/engine/field.ts'
import { Choices } from '../../../ui/forms/controls/choices.tsx'
import type { ControlProps } from '../../../ui/forms/field-view-props.ts'
import * as styles from './offered-choices.module.css'

/** The page's choices, folded into a line that says which are chosen. */
export function OfferedChoices(props: ControlProps<FieldOf<'offeredChoices'>>) {
  const { field, values, choices } = props
  const chosen = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label)
  return (
    <details className={styles.root}>
      <summary>{chosen.length > 0 ? chosen.join(', ') : field.all}</summary>
      <Choices {...props} options={choices} type="checkbox" required={false} notes={{}} />
    </details>
  )
}
