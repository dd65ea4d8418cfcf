import type { ComponentProps } from 'react'
import * as styles from './alert-box.module.css'
import { classes } from './classes.ts'

/** A box that says what went wrong, announced as it appears. */
export function AlertBox({ className, ...box }: ComponentProps<'div'>) {
  return <div role="alert" {...box} className={classes(styles.root, className)} />
}
