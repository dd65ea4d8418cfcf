import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'
import * as styles from './panel.module.css'

interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'li' | 'p' | 'fieldset' | 'figure'
  /** `stone` beside other content, without a border. */
  tone?: 'stone' | undefined
}

/** A box with a heading and what belongs to it. */
export function Panel({ as: Element = 'section', tone, className, ...panel }: PanelProps) {
  return <Element {...panel} className={classes(styles.root, className)} data-tone={tone} />
}
