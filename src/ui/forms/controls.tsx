import type { FieldOf } from '../../forms/engine/field.ts'
import { FieldError, FieldHelp } from '../kit/field.tsx'
import { Hyphenated } from '../kit/hyphenated.tsx'
import { AdvisedChoices } from './controls/advised-choices.tsx'
import { Checkboxes, Consent, Radios } from './controls/choices.tsx'
import type { ControlProps } from './controls/control.ts'
import { HalfDays } from './controls/half-days.tsx'
import { Input, TextArea } from './controls/input.tsx'
import { PropertySelect, Select } from './controls/select.tsx'
import * as styles from './danger-question.module.css'
import type { ControlOf, Controls } from './field-view-props.ts'
import { PhotoField } from './photo-field.tsx'

const input: ControlOf = { layout: 'label', Control: Input }

/**
 * The controls of the public forms' fields. Those of staff forms are in src/features/workspace/ui/controls.tsx, where the compiler
 * checks that every kind has one.
 */
export const controls = {
  text: input,
  longText: { layout: 'label', Control: TextArea },
  signature: input,
  email: input,
  phone: input,
  postalCode: input,
  money: { layout: 'label', Control: (props) => <Input {...props} unit="kr" /> },
  number: { layout: 'label', Control: (props) => <Input {...props} unit={props.field.unit} /> },
  orgNumber: input,
  fodselsnummer: input,
  date: input,
  select: { layout: 'label', Control: Select },
  radio: { layout: 'group', Control: Radios },
  checkboxes: { layout: 'group', Control: Checkboxes },
  halfDays: { layout: 'group', Control: HalfDays },
  consent: { layout: 'group', Control: Consent },
  property: { layout: 'label', Control: PropertySelect },
  danger: { layout: 'own', Control: DangerQuestion },
  photos: { layout: 'own', Control: PhotoField },
} satisfies Controls

/** The first question of a form: what is dangerous gets a number to call before the form is filled in. */
function DangerQuestion({ id, name, field, values, error }: ControlProps<FieldOf<'danger'>>) {
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
