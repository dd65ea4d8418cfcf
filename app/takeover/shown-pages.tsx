import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The addresses of the public pages that this document has shown. */
const shown = new Set<string>()

/** Remembers each page that is shown, for `reloadUnshownPages`. */
export function NoteShownPage() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown.add(pathname + search)
  }, [pathname, search])
  return null
}

/**
 * Loads a new document when Back or Forward leads to a page that this document has not shown, such as after a reload:
 * its data would come late, and its scroll position with it. The server's page has its full height from the start,
 * and React Router's inline script restores the position. Call this before the router starts: a browser calls the
 * listeners of `popstate` in the order in which they were added.
 */
export function reloadUnshownPages(): void {
  addEventListener('popstate', (event) => {
    if (shown.size === 0 || shown.has(location.pathname + location.search)) return
    event.stopImmediatePropagation()
    location.reload()
  })
}
