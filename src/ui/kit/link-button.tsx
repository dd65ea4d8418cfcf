import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import * as styles from './link-button.module.css'

/** A button that looks like a link. */
export function LinkButton({ className, ...button }: ComponentProps<'button'>) {
  return <button {...button} className={classes(styles.root, className)} />
}
