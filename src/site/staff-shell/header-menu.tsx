import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useDismissed } from '../../features/workspace/ui/use-dismissed.ts'
import * as styles from './header-menu.module.css'

interface HeaderMenuProps {
  /** What is pressed to open it. */
  summary: ReactNode
  /** Whether the page that is shown is one of it. */
  isCurrent?: boolean
  /** The items of its list. */
  children: ReactNode
}

/** A menu of the header that opens below its name, one at a time, and closes when another page is shown. */
export function HeaderMenu({ summary, isCurrent = false, children }: HeaderMenuProps) {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismissed(menu)
  const cameFrom = useRef(pathname)
  useEffect(() => {
    if (menu.current && cameFrom.current !== pathname) menu.current.open = false
    cameFrom.current = pathname
  }, [pathname])
  return (
    <details className={styles.root} name="toppmeny" ref={menu}>
      <summary data-current={isCurrent ? '' : undefined}>{summary}</summary>
      <ul className="plain">{children}</ul>
    </details>
  )
}
