import type { FieldOf } from '../../forms/engine/field.ts'
import { FieldError, FieldHelp } from '../kit/field.tsx'
import { Hyphenated } from '../kit/hyphenated.tsx'
import { AdvisedChoices } from './controls/advised-choices.tsx'
import type { ControlProps } from './controls/control.ts'
import * as styles from './danger-question.module.css'

/** The first question of a form: what is dangerous gets a number to call before the form is filled in. */
export function DangerQuestion({ id, name, field, values, error }: ControlProps<FieldOf<'danger'>>) {
  const described = [field.help && `${id}-hjelp`, error && `${id}-feil`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.root} aria-describedby={described || undefined}>
      <legend>
        <Hyphenated>{field.label}</Hyphenated>
      </legend>
      {field.help && <FieldHelp id={`${id}-hjelp`}>{field.help}</FieldHelp>}
      <AdvisedChoices
        id={id}
        name={name}
        error={error}
        options={[{ value: '', label: field.none }, ...field.options]}
        chosen={values[0] ?? ''}
        required={false}
      />
      {error && <FieldError id={`${id}-feil`}>{error}</FieldError>}
    </fieldset>
  )
}
