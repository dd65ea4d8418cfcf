import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isStaffOnly } from '../../domain/staff-paths.ts'

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
 * Loads a new document when Back or Forward leads to a public page that this document has not shown, such as after a
 * reload: its data would come late, and its scroll position with it. The server's page has its full height from the start,
 * and React Router's inline script restores the position. Call this before the router starts, while the document shows the
 * page of its address: a browser calls the listeners of `popstate` in the order in which they were added, and a router that
 * starts after one would take the data of this page for those of the next.
 */
export function reloadUnshownPages(): void {
  if (!isStaffOnly(location.pathname)) shown.add(location.pathname + location.search)
  addEventListener('popstate', (event) => {
    if (shown.size === 0 || shown.has(location.pathname + location.search)) return
    event.stopImmediatePropagation()
    location.reload()
  })
}
