import type { FieldKind, FieldOf } from '../../forms/field.ts'
import { Checkboxes, Consent, Radios } from './controls/choices.tsx'
import type { ControlOf, ControlProps } from './controls/control.ts'
import { FileInput, HiddenInput, HiddenInputs, Input, Lines, TextArea } from './controls/input.tsx'
import { PropertySelect, Select } from './controls/select.tsx'
import { PhotoField } from './photo-field.tsx'

/** Fields that have parts are those of editors, which bring their controls: public forms do without them. */
const ofParts = (props: ControlProps) => props.parts?.render(props)

const input: ControlOf = { layout: 'label', Control: Input }

/** How every kind of field is shown. The compiler asks for an entry for each file in forms/kinds/. */
export const controls: { readonly [K in FieldKind]: ControlOf<FieldOf<K>> } = {
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
  files: { layout: 'label', Control: FileInput },
  password: input,
  code: input,
  anchor: input,
  openingHours: input,
  decimal: { layout: 'label', Control: (props) => <Input {...props} unit={props.field.unit} /> },
  wholeNumber: { layout: 'label', Control: (props) => <Input {...props} unit={props.field.unit} /> },
  numberRange: { layout: 'label', Control: ofParts },
  dateTime: input,
  lines: { layout: 'label', Control: Lines },
  list: { layout: 'own', Control: ofParts },
  hidden: { layout: 'own', Control: HiddenInput },
  caseReference: input,
  caseReferences: { layout: 'own', Control: HiddenInputs },
}
