import { type ReactNode, useRef } from 'react'
import { classes } from '../../../ui/kit/classes.ts'
import * as styles from './scroll-row.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

interface ScrollRowProps {
  /** What is current; a change of it scrolls its link into view. */
  current: string
  className: string | undefined
  /** The items of the list, each with a link. */
  children: ReactNode
}

/** A row of links that scrolls sideways where they do not all fit. */
export function ScrollRow({ current, className, children }: ScrollRowProps) {
  const list = useRef<HTMLUListElement>(null)
  useCurrentInView(list, current)
  return (
    <ul className={classes('plain', styles.root, className)} ref={list}>
      {children}
    </ul>
  )
}
