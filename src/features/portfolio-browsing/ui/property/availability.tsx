import { classes } from '../../../../ui/kit/classes.ts'
import type { ShownVacancy } from '../../server/views.ts'
import * as styles from './availability.module.css'

/** When a property can be moved into: a dot and its words. Shows nothing where nothing is known. */
export function AvailabilityMark({
  value,
  className,
}: {
  value: ShownVacancy | null
  className?: string | undefined
}) {
  if (!value) return null
  return (
    <span className={classes(styles.root, className)} data-state={value.kind}>
      {value.label}
    </span>
  )
}
