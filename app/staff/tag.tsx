import type { ComponentProps } from 'react'
import { classes } from '../components/ui/classes.ts'
import * as styles from './tag.module.css'

/** A word about the state of something. */
export function Tag({
  tone,
  className,
  ...tag
}: ComponentProps<'span'> & { tone?: 'bad' | 'warm' | 'good' | undefined }) {
  return <span {...tag} className={classes(styles.root, className)} data-tone={tone} />
}
