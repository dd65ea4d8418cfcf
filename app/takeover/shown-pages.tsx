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
 * Loads a page anew when Back or Forward leads to one that this document has not shown, as after a reload: its data
 * would come late, and the place it was left at with them. The server's page has its full height from the start, and
 * React Router's inline script restores the place. To be called before the router listens: a browser asks the
 * listeners of `popstate` in their order.
 */
export function reloadUnshownPages(): void {
  addEventListener('popstate', (event) => {
    if (shown.size === 0 || shown.has(location.pathname + location.search)) return
    event.stopImmediatePropagation()
    location.reload()
  })
}
