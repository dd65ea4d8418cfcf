import type { FieldKind, FieldOf } from '../../../forms/engine/field.ts'
import { Choices } from '../../../ui/forms/controls/choices.tsx'
import { attributesOf } from '../../../ui/forms/controls/control.ts'
import { Input } from '../../../ui/forms/controls/input.tsx'
import { photoFiles } from '../../../ui/forms/controls/photo-files.tsx'
import { controls } from '../../../ui/forms/controls.tsx'
import type { ControlOf, ControlProps } from '../../../ui/forms/field-view-props.ts'
import { ItemList } from './item-list.tsx'
import { NumberRange } from './number-range.tsx'
import * as styles from './offered-choices.module.css'
import { PromiseInputs } from './reply-promise.tsx'
import { TemplateText } from './template-text.tsx'

const input: ControlOf = { layout: 'label', Control: Input }

/** The controls of all kinds of field. The compiler requires one for each file in src/forms/kinds/. */
export const staffControls: { readonly [K in FieldKind]: ControlOf<FieldOf<K>> } = {
  ...controls,
  photos: photoFiles,
  files: { layout: 'label', Control: FileInput },
  password: input,
  code: input,
  anchor: input,
  openingHours: input,
  degrees: input,
  decimal: { layout: 'label', Control: (props) => <Input {...props} unit={props.field.unit} /> },
  wholeNumber: { layout: 'label', Control: (props) => <Input {...props} unit={props.field.unit} /> },
  numberRange: { layout: 'label', Control: NumberRange },
  replyPromise: { layout: 'group', Control: PromiseInputs },
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
  propertyIds: { layout: 'own', Control: HiddenInputs },
}

/** The controls of a list with few choices: all of them are shown. */
export const shownChoices = {
  ...staffControls,
  select: { layout: 'group', Control: ShownChoices },
} satisfies typeof staffControls

function ShownChoices(props: ControlProps<FieldOf<'select'>>) {
  return (
    <div className={styles.columns}>
      <Choices
        {...props}
        options={[...props.field.options, ...props.choices]}
        type="radio"
        required={false}
        notes={{}}
      />
    </div>
  )
}

function Lines(props: ControlProps<FieldOf<'lines'>>) {
  return <textarea {...attributesOf(props)} rows={props.field.rows ?? 8} defaultValue={props.values[0]} />
}

function FileInput(props: ControlProps<FieldOf<'files'>>) {
  const { accept, isMultiple } = props.field
  return <input {...attributesOf(props)} type="file" accept={accept} multiple={isMultiple} />
}

function HiddenInput({ name, values }: ControlProps<FieldOf<'hidden'>>) {
  return <input type="hidden" name={name} value={values[0] ?? ''} />
}

function HiddenInputs({ name, values }: ControlProps<FieldOf<'caseReferences' | 'propertyIds'>>) {
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} />)
}

/** The page's choices, folded into a line that says which are chosen. */
function OfferedChoices(props: ControlProps<FieldOf<'offeredChoices'>>) {
  const { field, values, choices } = props
  const chosen = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label)
  return (
    <details className={styles.root}>
      <summary>{chosen.length > 0 ? chosen.join(', ') : field.all}</summary>
      <Choices {...props} options={choices} type="checkbox" required={false} notes={{}} />
    </details>
  )
}

/** The suggested time slots, each with a box to tick. */
function TimeSlots(props: ControlProps<FieldOf<'timeSlots'>>) {
  return <Choices {...props} options={props.choices} type="checkbox" required={false} notes={{}} />
}
