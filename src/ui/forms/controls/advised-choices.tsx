import type { Option } from '../../../forms/engine/field.ts'
import { AdviceNote } from '../advice-note.tsx'
import * as styles from './advised-choices.module.css'
import type { ControlProps } from './control.ts'

interface AdvisedChoicesProps extends Pick<ControlProps, 'id' | 'name' | 'error'> {
  options: readonly Option[]
  /** The value of the option that is chosen. */
  chosen: string | undefined
  required: boolean
}

/** Options of which one can be chosen, each followed by the advice that choosing it shows; the first has the id of the field. */
export function AdvisedChoices({ id, name, error, options, chosen, required }: AdvisedChoicesProps) {
  return (
    <div className={styles.root} aria-live="polite">
      {options.map(({ value, label, advice }, index) => {
        const own = index === 0 ? id : `${id}-${index}`
        return (
          <div className={styles.option} key={value}>
            <input
              id={own}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required={required}
              aria-invalid={error ? true : undefined}
            />
            <label htmlFor={own}>{label}</label>
            {advice && <AdviceNote advice={advice} />}
          </div>
        )
      })}
    </div>
  )
}
