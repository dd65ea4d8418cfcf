import type { ComponentProps } from 'react'
import * as styles from './table.module.css'

interface TableProps extends Omit<ComponentProps<'table'>, 'className'> {
  /** Whether each row becomes a small list on a narrow screen. Cells are named there by their `data-label`. */
  stacks?: boolean
}

/** A table with a line above each row. */
export function Table({ stacks = false, ...table }: TableProps) {
  return <table {...table} className={styles.root} data-stacks={stacks ? '' : undefined} />
}
