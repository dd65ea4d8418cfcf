import type { Availability } from '../../../domain/availability.ts'
import { availabilityLabels } from '../../../domain/availability.words.ts'
import { classes } from '../ui/classes.ts'
import * as styles from './availability.module.css'

/** Whether a property can be rented: a dot and a word. Shows nothing where nothing is known. */
export function AvailabilityMark({
  value,
  className,
}: {
  value: Availability | null
  className?: string | undefined
}) {
  if (!value) return null
  return (
    <span className={classes(styles.root, className)} data-state={value}>
      {availabilityLabels[value]}
    </span>
  )
}
