import type { ComponentProps } from 'react'
import * as styles from './button.module.css'
import { classes } from './classes.ts'

interface ButtonLook {
  /** `quiet` beside a button that is used more often, `paper` on a picture. */
  kind?: 'quiet' | 'paper' | undefined
}

/** What does something on the page, or sends a form. */
export function Button({ kind, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  return <button {...button} className={classes(styles.root, className)} data-kind={kind} />
}

/** A link that is drawn as a button. */
export function ButtonLink({ kind, className, ...link }: ComponentProps<'a'> & ButtonLook) {
  return <a {...link} className={classes(styles.root, className)} data-kind={kind} />
}
