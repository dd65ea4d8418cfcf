import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useReturnedFocus } from '../../ui/page/return-focus.ts'

/**
 * Announces the page that a link has led to, and moves focus to its beginning, or to the part that the link
 * names: a browser does both for a new document, but not for a page that takes the place of another. Where
 * only the query changes, what is focused stays so, unless it is gone.
 */
export function PageArrival() {
  const { pathname, search, hash } = useLocation()
  const shown = useRef({ pathname, search })
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    if (pathname === before.pathname) {
      if (search !== before.search && document.activeElement === document.body) focusOn(hash)
      return
    }
    // A page that begins with a field to type in has put the focus there.
    if (!document.activeElement?.closest('main')) focusOn(hash)
    const announce = () => document.title && setTitle(document.title)
    announce()
    // A page that is still loading gets its title with its data.
    const observer = new MutationObserver(announce)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [pathname, search, hash])
  useReturnedFocus()
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}

/** Moves focus to the element of a hash, or to the page's main part. */
function focusOn(hash: string): void {
  const target = document.getElementById(hash.slice(1)) ?? document.getElementById('innhold')
  if (!target) return
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
