import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classes } from '../../../ui/kit/classes.ts'
import * as styles from './scroll-row.module.css'

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

/**
 * Scrolls a row of links to the link of the current page, since on a phone the row is wider than the screen. A link
 * with keyboard focus is scrolled into view as a whole.
 */
function useCurrentInView(list: RefObject<HTMLElement | null>, here: string): void {
  useEffect(() => {
    const row = list.current
    const link = here && row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [list, here])
  useEffect(() => {
    const row = list.current
    const show = ({ target }: FocusEvent) => {
      // Not under a pointer: the press would end on another link.
      if (target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    row?.addEventListener('focusin', show)
    return () => row?.removeEventListener('focusin', show)
  }, [list])
}
