import type { FieldKind, FieldOf } from '../../../forms/engine/field.ts'
import { Input } from '../../../ui/forms/controls/input.tsx'
import { controls } from '../../../ui/forms/controls.tsx'
import type { ControlOf } from '../../../ui/forms/field-view-props.ts'
import { FileInput, HiddenInput, HiddenInputs, Lines } from './inputs.tsx'
import { ItemList } from './item-list.tsx'
import { NumberRange } from './number-range.tsx'
import { OfferedChoices } from './offered-choices.tsx'
import { TemplateText } from './template-text.tsx'
import { TimeSlots } from './time-slots.tsx'

const input: ControlOf = { layout: 'label', Control: Input }

/** The controls of all kinds of field. The compiler requires one for each file in src/forms/kinds/. */
export const staffControls: { readonly [K in FieldKind]: ControlOf<FieldOf<K>> } = {
  ...controls,
  files: { layout: 'label', Control: FileInput },
  password: input,
  code: input,
  anchor: input,
  openingHours: input,
  degrees: input,
  decimal: { layout: 'label', Control: (props) => <Input {...props} unit={props.field.unit} /> },
  wholeNumber: { layout: 'label', Control: (props) => <Input {...props} unit={props.field.unit} /> },
  numberRange: { layout: 'label', Control: NumberRange },
  dateTime: input,
  documentAddress: input,
  lines: { layout: 'label', Control: Lines },
  offeredChoices: { layout: 'group', Control: OfferedChoices },
  timeSlots: { layout: 'group', Control: TimeSlots },
  templateText: { layout: 'label', Control: TemplateText },
  list: { layout: 'own', Control: ItemList },
  hidden: { layout: 'own', Control: HiddenInput },
  caseReference: input,
  caseReferences: { layout: 'own', Control: HiddenInputs },
}
