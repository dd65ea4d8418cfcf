import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import * as styles from './table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Whether each row becomes a small list where the table is narrow. Cells are named there by their `data-label`. */
  stacks?: boolean
}

/** A table with a line above each row. */
export function Table({ stacks = false, className, ...table }: TableProps) {
  return (
    <div className={styles.frame} data-stacks={stacks ? '' : undefined}>
      <table {...table} className={classes(styles.root, className)} />
    </div>
  )
}
