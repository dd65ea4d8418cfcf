import type { FieldOf } from '../../../forms/engine/field.ts'
import { promiseUnits, replyPromiseTexts as texts } from '../../../forms/kinds/reply-promise.words.ts'
import type { ControlProps } from '../../../ui/forms/controls/control.ts'
import * as styles from './reply-promise.module.css'

/** What is promised, in words, and how the clock of the case counts it. */
export function PromiseInputs({ id, name, field, error, parts }: ControlProps<FieldOf<'replyPromise'>>) {
  const value = (part: string) => parts?.entries[`${name}.${part}`]?.[0]
  const shared = { 'aria-invalid': error ? true : undefined, autoComplete: 'off' }
  return (
    <div className={styles.root}>
      <label>
        {texts.within}
        <input
          {...shared}
          id={id}
          name={`${name}.words`}
          defaultValue={value('words')}
          aria-describedby={error ? `${id}-feil` : undefined}
        />
      </label>
      <div>
        <label>
          {texts.clock}
          <input
            {...shared}
            {...field.behavior.attributes}
            name={`${name}.number`}
            defaultValue={value('number')}
          />
        </label>
        <select {...shared} name={`${name}.unit`} defaultValue={value('unit')} aria-label={texts.unit}>
          {Object.entries(promiseUnits).map(([unit, label]) => (
            <option key={unit} value={unit}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
