import type { ComponentProps } from 'react'
import { SiteLink, type SiteLinkProps } from '../page/site-link.tsx'
import * as styles from './button.module.css'
import { classes } from './classes.ts'

interface ButtonLook {
  /** `quiet` beside a button that is used more often, `paper` on a picture. */
  kind?: 'quiet' | 'paper' | undefined
}

/** A button that acts on the page or submits a form. */
export function Button({ kind, className, ...button }: ComponentProps<'button'> & ButtonLook) {
  return <button {...button} className={classes(styles.root, className)} data-kind={kind} />
}

/** A link that looks like a button. */
export function ButtonLink({ kind, className, ...link }: SiteLinkProps & ButtonLook) {
  return <SiteLink {...link} className={classes(styles.root, className)} data-kind={kind} />
}
