import { Checkboxes, Consent, Radios } from './controls/choices.tsx'
import { Input, TextArea } from './controls/input.tsx'
import { PropertySelect, Select } from './controls/select.tsx'
import type { ControlOf, Controls } from './field-view-props.ts'
import { PhotoField } from './photo-field.tsx'

const input: ControlOf = { layout: 'label', Control: Input }

/**
 * How the kinds of the public forms are shown. Those that staff alone meet stand in app/staff/controls.tsx: together they
 * are all, which the compiler sees to there.
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
  photos: { layout: 'own', Control: PhotoField },
} satisfies Controls
