import type { FieldOf } from '../../forms/field.ts'
import { Choices } from '../forms/controls/choices.tsx'
import type { ControlProps } from '../forms/field-view-props.ts'

/** The suggested time slots, each with a box to tick. */
export function TimeSlots(props: ControlProps<FieldOf<'timeSlots'>>) {
  return <Choices {...props} options={props.choices} type="checkbox" required={false} notes={{}} />
}
