import type { FieldOf } from '../../../forms/engine/field.ts'
import { attributesOf, type ControlProps } from '../../../ui/forms/controls/control.ts'
import * as styles from './number-range.module.css'

/** Two numbers beside each other, from and to. */
export function NumberRange(props: ControlProps<FieldOf<'numberRange'>>) {
  const { id, name, field, parts } = props
  const value = (end: string) => parts?.entries[`${name}.${end}`]?.[0]
  const { behavior, label, between } = field
  return (
    <div className={`row ${styles.root}`}>
      <input
        {...attributesOf(props)}
        {...behavior.attributes}
        name={`${name}.from`}
        defaultValue={value('from')}
      />
      <span aria-hidden="true">{between}</span>
      <input
        {...behavior.attributes}
        id={`${id}-til`}
        name={`${name}.to`}
        defaultValue={value('to')}
        autoComplete="off"
        aria-label={`${label}, ${between}`}
      />
    </div>
  )
}
