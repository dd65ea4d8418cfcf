import { Checkboxes, Consent, Radios } from './controls/choices.tsx'
import { Input, TextArea } from './controls/input.tsx'
import { PropertySelect, Select } from './controls/select.tsx'
import { DangerQuestion } from './danger-question.tsx'
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
  consent: { layout: 'group', Control: Consent },
  property: { layout: 'label', Control: PropertySelect },
  danger: { layout: 'own', Control: DangerQuestion },
  photos: { layout: 'own', Control: PhotoField },
} satisfies Controls
