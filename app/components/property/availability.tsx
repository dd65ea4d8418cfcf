import { availabilityLabels } from '../../../content/property-card.ts'
import type { Availability } from '../../../domain/availability.ts'

/** Whether a property can be rented: a dot and a word. Shows nothing where nothing is known. */
export function AvailabilityMark({ value }: { value: Availability | null }) {
  if (!value) return null
  return (
    <span className="availability" data-state={value}>
      {availabilityLabels[value]}
    </span>
  )
}
