import type { FieldOf } from '../../../forms/engine/field.ts'
import { Choices } from '../../../ui/forms/controls/choices.tsx'
import type { ControlProps } from '../../../ui/forms/field-view-props.ts'

/** The suggested time slots, each with a box to tick. */
export function TimeSlots(props: ControlProps<FieldOf<'timeSlots'>>) {
  return <Choices {...props} options={props.choices} type="checkbox" required={false} notes={{}} />
}
