import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as styles from './drop-menu.module.css'

interface DropMenuProps {
  /** What is pressed to open it. */
  summary: ReactNode
  /** Whether the page that is shown is one of it. */
  isCurrent?: boolean
  /** The items of its list. */
  children: ReactNode
}

/** A menu that opens below its name, one at a time, and closes when another page is shown. */
export function DropMenu({ summary, isCurrent = false, children }: DropMenuProps) {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissed(menu)
  const cameFrom = useRef(pathname)
  useEffect(() => {
    if (menu.current && cameFrom.current !== pathname) menu.current.open = false
    cameFrom.current = pathname
  }, [pathname])
  return (
    <details className={styles.root} name="rullemeny" ref={menu}>
      <summary data-current={isCurrent ? '' : undefined}>{summary}</summary>
      <ul className="plain">{children}</ul>
    </details>
  )
}

/** Closes an open menu on Esc or on a press outside it. Esc moves the focus back to the button that opened it. */
function useDismissed(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const leave = ({ target }: Event) => {
      const menu = ref.current
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
    }
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !ref.current?.open) return
        ref.current.open = false
        ref.current.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => listening.abort()
  }, [ref])
}
