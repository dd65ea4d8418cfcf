import type { ComponentProps, HTMLAttributes } from 'react'
import { classes } from './classes.ts'
import * as styles from './tag.module.css'

interface TagProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'p'
  tone?: 'bad' | 'warm' | 'good' | 'closed' | undefined
}

/** A word or two about the state or the kind of something. */
export function Tag({ as: Element = 'span', tone, className, ...tag }: TagProps) {
  return <Element {...tag} className={classes(styles.root, className)} data-tone={tone} />
}

/** A tag that leads to what has it in common. */
export function TagLink({ className, ...link }: ComponentProps<'a'>) {
  return <a {...link} className={classes(styles.root, className)} />
}
